"""The net plays the same everywhere, by weights that are whole; else another plays, and says why."""

import hashlib
import json
import random
import subprocess
import sys

import pytest

from kit.gwent.random_decks import random_decks
from kit.gwent.walks import walk
from taverne import gwent
from taverne.arena import Wishes, new_job
from taverne.bots import make_bot
from taverne.bots.weights import WeightsError, read_weights, write_weights
from taverne.cli.robots import excuses
from taverne.gwent.bots import ROSTER, net
from taverne.gwent.encoding import encoding
from taverne.gwent.rules import GwentRules
from taverne.gwent.view import view
from taverne.kernel.errors import TaverneError

CONTENT = net.WEIGHTS.read_bytes()
HEAD, NUMBERS = CONTENT.split(b"\n", 1)
CHOICES = "d131959e62663e3e"
WITHOUT = """
import sys
for name in ("librt", "librt.vecs", "mypy_extensions", "numpy", "torch"):
    sys.modules[name] = None
from taverne import gwent
from taverne.bots import make_bot
game = gwent.deal("monsters", "skellige", seed=7)
print(make_bot("net", 1).choose(game.look(game.asked[0])))
"""


@pytest.fixture
def other_weights(monkeypatch, tmp_path):
    """Puts other weights in the place of those that are shipped."""

    def put(content):
        path = tmp_path / "net.weights"
        path.unlink(missing_ok=True)
        if content is not None:
            path.write_bytes(content)
        monkeypatch.setattr(net, "WEIGHTS", path)
        net.shipped.cache_clear()

    yield put
    net.shipped.cache_clear()


def head_with(**changes):
    return json.dumps({**json.loads(HEAD), **changes}).encode() + b"\n" + NUMBERS


def positions(count):
    for seed in range(count):
        table = walk(GwentRules(), seed, 3 + seed % 25)
        if not table.is_over():
            yield view(table, table.asked()[0])


def test_it_chooses_the_same_compiled_and_interpreted():
    chosen = [make_bot(name, 5).choose(seen) for seen in positions(16) for name in ("net", "net:12")]
    assert hashlib.sha256(" ".join(chosen).encode()).hexdigest()[:16] == CHOICES


def test_what_it_is_asked_about_is_all_it_needs():
    """How it looks at a table is a matter of the view: another deal of hidden cards gives the same shares."""
    for seed, seen in enumerate(positions(20)):
        one, two = (net.NetBot(luck) for luck in (seed, seed + 1000))
        assert one.choose(seen) == two.choose(seen)
        assert [thought.chance for thought in one.thoughts] == [thought.chance for thought in two.thoughts]


def test_it_needs_nothing_but_the_base_install():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    game = gwent.deal("monsters", "skellige", seed=7)
    assert done.stdout.strip() in game.look(game.asked[0]).options, done.stderr


def test_the_weights_are_whole_small_and_say_where_they_come_from():
    assert len(CONTENT) < 2_000_000
    weights = read_weights(CONTENT)
    assert weights.about["sha256"] == hashlib.sha256(NUMBERS).hexdigest()
    assert weights.about["made"]["decisions"] > 1_000_000
    ours = encoding("duel")
    weights.expect("gwent", ours.version, ours.places + ours.marks, ours.scalars, ours.actions)


def test_weights_are_read_as_they_were_written():
    parts = {"one": [0.5, -2.0], "two": [1.0]}
    read = read_weights(write_weights({"lead": 3, "game": "gwent"}, parts))
    assert (read.parts, read.lead) == (parts, 3)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "weights-missing"),
        (b"", "weights-damaged"),
        (b"[1]\n", "weights-damaged"),
        (HEAD, "weights-damaged"),
        (CONTENT[:-1], "weights-damaged"),
        (HEAD + b"\n" + bytes(2_000_000), "weights-damaged"),
        (head_with(parts={"policy.rows": 4}), "weights-damaged"),
        (head_with(parts="all"), "weights-damaged"),
        (head_with(lead="far"), "weights-damaged"),
        (head_with(encoding=2), "weights-foreign"),
        (head_with(game="cardia"), "weights-foreign"),
        (head_with(format=9), "weights-foreign"),
    ],
)
def test_without_its_weights_the_next_best_plays_and_says_why(content, why, other_weights):
    other_weights(content)
    seen = next(positions(5))
    assert ROSTER.excuse("net", seen.rules).key == why
    assert make_bot("net", 3).choose(seen) == make_bot("search:200", 3).choose(seen)
    assert make_bot("net:9", 3).choose(seen) == make_bot("search:9", 3).choose(seen)


@pytest.mark.plain
def test_where_its_vectors_are_missing_the_next_best_plays_and_says_why(monkeypatch):
    monkeypatch.setitem(sys.modules, "taverne.gwent.bots.net", None)
    seen = next(positions(5))
    assert ROSTER.excuse("net", seen.rules).key == "weights-no-vectors"
    assert make_bot("net", 3).choose(seen) == make_bot("search:200", 3).choose(seen)
    assert make_bot("net:9", 3).choose(seen) == make_bot("search:9", 3).choose(seen)


def test_any_damage_is_found():
    luck = random.Random(8)
    for _ in range(12):
        place = luck.randrange(len(CONTENT) - len(NUMBERS), len(CONTENT))
        broken = bytearray(CONTENT)
        broken[place] ^= 1 << luck.randrange(8)
        with pytest.raises(WeightsError):
            read_weights(bytes(broken))


@pytest.mark.parametrize("rules", [GwentRules(mode="ffa3"), GwentRules(weather_on_zero="becomes_1")])
def test_under_rules_that_it_has_not_learned_the_next_best_plays(rules):
    seen = gwent.deal(*random_decks(2, rules), seed=2, rules=rules).look(0)
    assert ROSTER.excuse("net:20", rules.words()).key == "weights-other-rules"
    assert make_bot("net", 3).choose(seen) == make_bot("search:200", 3).choose(seen)


@pytest.mark.parametrize("rules", [GwentRules(), GwentRules(law="advanced"), GwentRules(wins=2)])
def test_which_decks_are_legal_and_how_long_a_match_is_makes_no_difference_to_it(rules):
    assert ROSTER.excuse("net", rules.words()) is None
    assert ROSTER.excuse("planner", GwentRules(mode="solo").words()) is None


def test_the_arena_counts_nobody_for_another():
    with pytest.raises(TaverneError, match="only learned duels"):
        new_job(Wishes(("net", "planner"), mode="pairs", games=4))


def test_the_terminal_says_who_plays_instead():
    rules = GwentRules(mode="ffa3")
    game = gwent.deal(*random_decks(2, rules), seed=2, rules=rules)
    game.notes.update({"me": "0", "seat 1": "net", "seat 2": "planner"})
    (told,) = excuses(game)
    assert "only learned duels" in told
