"""`taverne study` at the terminal: a bot goes through a recorded game."""

import json

import pytest

from kit.short_game import BLUNDER, short_game
from taverne.words import say

pytest_plugins = ("kit.terminal",)
pytestmark = pytest.mark.compiled


@pytest.fixture
def recorded(home, tmp_path):
    path = tmp_path / "short.record"
    path.write_text(short_game().record().text(), encoding="utf-8")
    return str(path)


def test_the_planted_blunder_is_told_with_what_was_better(run, recorded):
    said = run("study", recorded)
    assert said.code == 0
    told = next(line for line in said.out.splitlines() if line.strip().startswith(str(BLUNDER)))
    assert say("study-verdict-blunder") in told
    assert say("study-moments") in said.out
    assert say("study-accuracy") in said.out


def test_a_program_reads_the_same_as_data(run, recorded):
    found = json.loads(run("study", recorded, "--json").out)
    verdicts = {move["step"]: move["verdict"] for move in found["moves"]}
    assert verdicts[BLUNDER] == "blunder"
    assert BLUNDER in found["moments"]
    assert all(0 <= share <= 100 for share in found["accuracy"])


def test_who_knows_all_cards_sees_the_fault_too(run, recorded):
    found = json.loads(run("study", recorded, "--json", "--hindsight").out)
    verdicts = {move["step"]: move["verdict"] for move in found["moves"]}
    assert verdicts[BLUNDER] in {"mistake", "blunder"}


def test_what_is_no_record_is_told_in_plain_words(run, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann\n", encoding="utf-8")
    said = run("study", str(path))
    assert said.code != 0
    assert said.err.strip()
