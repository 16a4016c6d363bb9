"""The programs of examples/ run, are short, and say what they promise."""

import ast
import importlib.util

import pytest

from kit.places import ROOT

FOLDER = ROOT / "examples"
SAYS = {
    "play_by_hand": "After ten answers seat 0 held",
    "compare_bots": "greedy scores",
    "puzzle": "nr_catapult: wins",
    "sample_tables": "of 100 tables",
    "check_deck": "Ghul ist 4-mal im Deck",
}


def program(name):
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


@pytest.mark.parametrize("name", SAYS)
def test_an_example_runs(name, capsys):
    program(name).main()
    assert SAYS[name] in capsys.readouterr().out


@pytest.mark.parametrize("name", SAYS)
def test_an_example_is_short_and_says_what_it_is_for(name):
    text = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 40
    assert f"{name}.py" in ast.get_docstring(ast.parse(text))


def test_the_puzzle_has_one_card_that_solves_it():
    puzzle = program("puzzle")
    assert [word for word in ("nr_catapult", "nr_ves", "nr_redanian_foot_soldier") if puzzle.wins(word)] == [
        "nr_catapult"
    ]
