"""One table of reasons for each game: the terminal and the browser tell the same ones in the same words."""

import json

import pytest

from kit.reasons import FILE, TELLERS, in_every_language

FOUND = json.loads(FILE.read_text(encoding="utf-8"))
KINDS = [(game, name) for game, tellers in TELLERS.items() for name in tellers]


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_the_terminal_gives_the_reasons_that_the_browser_must_give(game, name):
    """GWT-4.7, GWT-8.5, CAR-3.5: `web/tests/reasons.test.ts` reads the same file."""
    examples = FOUND[game][name]
    assert examples
    for one in examples:
        assert one["told"] == in_every_language(TELLERS[game][name], one["of"])


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_no_reason_is_without_words(game, name):
    lines = [line for one in FOUND[game][name] for said in one["told"].values() for line in said]
    assert lines
    assert not [line for line in lines if "{" in line or "step-" in line]


def test_every_step_of_a_strength_is_among_them():
    """GWT-4.7 but for The Treacherous and hope, which the golden duels do not bring."""
    steps = {name for one in FOUND["gwent"]["strengths"] for name, *_ in one["of"]["steps"]}
    assert steps == {"printed", "weather", "bond", "morale", "horn"}
