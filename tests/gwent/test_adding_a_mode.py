"""The worked example of docs/adding-a-mode.md, word for word: a new mode is one row."""

import random
import re

import pytest

from kit.places import DOCS
from taverne import gwent
from taverne.gwent.modes import MODES
from taverne.gwent.position import read_position, write_position
from taverne.gwent.rules import CHOICES, GwentRules
from taverne.kernel.errors import SetupError

GUIDE = DOCS / "adding-a-mode.md"
DECKS = ["monsters", "nilfgaard", "skellige", "northern_realms"]


@pytest.fixture
def rules(monkeypatch):
    (example,) = re.findall(
        r"^```python\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    names = {}
    exec(example, names)
    mode = names["mode"]
    monkeypatch.setitem(MODES, mode.name, mode)
    monkeypatch.setitem(CHOICES, "mode", (*CHOICES["mode"], mode.name))
    return GwentRules(mode=mode.name)


def test_the_new_mode_plays_records_and_samples(rules):
    for seed in range(30):
        luck = random.Random(seed)
        game = gwent.deal(*DECKS, seed=seed, rules=rules)
        while not game.is_over:
            seat = luck.choice(game.asked)
            gwent.guess(game.look(seat), seed + 1)
            game.answer(seat, luck.choice(game.options(seat)))
        assert max(game.table.score) <= 3
        assert game.table.winners
        assert gwent.replay(game.record().text()).events == game.events
        assert write_position(read_position(write_position(game.table))) == write_position(game.table)


def test_partners_bring_different_factions_there_too(rules):
    with pytest.raises(SetupError):
        gwent.deal("monsters", "nilfgaard", "monsters", "skellige", seed=1, rules=rules)
