"""The learner of examples/ in a short form."""

import re

import pytest

from kit.places import ROOT

pytestmark = pytest.mark.once


def test_the_learner_beats_random_play(capsys):
    """A second of learning is enough to see it."""
    text = (ROOT / "examples" / "learn_gwent.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    program = {"__name__": "learn_gwent"}
    exec(compile(text, "learn_gwent.py", "exec"), program)
    program["main"](steps=120, games=128)
    won = int(re.search(r"wins (\d+)%", capsys.readouterr().out).group(1))
    assert won >= 62
