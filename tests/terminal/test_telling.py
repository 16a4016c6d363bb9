"""One grammar of happenings: the terminal and the browser tell the same games in the same words."""

import json

import pytest

from kit.tellings import FILE, GRAMMARS, tellings


@pytest.fixture(scope="module")
def told():
    return tellings()


@pytest.mark.parametrize("game", GRAMMARS)
def test_the_terminal_tells_what_the_browser_must_tell(told, game):
    """`web/tests/telling.test.ts` reads the same file; `python tests/kit/tellings.py` writes it anew."""
    assert json.loads(FILE.read_text(encoding="utf-8"))[game] == told[game]


@pytest.mark.parametrize("game", GRAMMARS)
def test_nothing_is_told_without_words(told, game):
    lines = [line for one in told[game]["tellings"] for said in one["told"].values() for line in said]
    assert lines
    assert not [line for line in lines if "{" in line or "log-" in line]
