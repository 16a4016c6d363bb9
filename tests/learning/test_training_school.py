"""Cardia's net learns from every option; torch, which that needs, no other test does."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from taverne.bots.weights import read_weights
from taverne.cardia.bots import value
from taverne.cardia.bots.seer import Seer
from taverne.cardia.encoding import layout as at
from taverne.cardia.rules import CardiaRules
from taverne.cardia.setup import new_table

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
from training import cardia, measure  # noqa: E402 - beside the package

NO_TORCH = "torch is in the extra `train`, not in what tests install"
SCHOOL = [sys.executable, "-m", "training.school"]
WITHOUT = "import sys; sys.modules['torch'] = None; from training.school import main; sys.exit(main())"


def test_without_torch_it_says_what_to_install(tmp_path):
    command = [sys.executable, "-c", WITHOUT, "--out", str(tmp_path / "out")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "install the extra `train`" in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.fixture(scope="module")
def played():
    """Who has noted some games."""
    pytest.importorskip("torch", reason=NO_TORCH)
    from training.encounters import Encounters
    from training.notebook import Notebook
    from training.student import Student

    subject = cardia.subject()
    student, notebook = Student(subject, 3), Notebook(subject, 4000)
    encounters = Encounters(notebook, 3)
    encounters.follow(student.net())
    for _ in range(4):
        encounters.play()
    return student, notebook


def test_before_it_has_learned_it_judges_as_the_planner_does(played):
    table, seer = new_table(CardiaRules(), 5), Seer(played[0].net())
    for seat in range(2):
        assert seer.chance(table, seat) == pytest.approx(value.chance(table, seat))


def test_both_seats_learn_the_same_of_a_position(played):
    _, notebook = played
    judged = np.flatnonzero(notebook.is_judged[: notebook.count])
    chances = notebook.chance[judged].reshape(-1, 2)
    assert len(chances) > 20
    assert chances.sum(1) == pytest.approx(1.0)


def test_only_who_judges_sees_the_hand_of_the_rival(played):
    _, notebook = played
    first = at.SHARED + at.SEAT + at.HAND
    for row in np.flatnonzero(notebook.is_judged[: notebook.count])[:40]:
        behind = notebook.spots[row, notebook.closed[row] : notebook.noted[row]]
        assert ((behind >= first) & (behind < first + at.CARDS_MOST)).all()


def test_it_learns_what_it_has_noted(played):
    student, notebook = played
    missed = [student.study(notebook) for _ in range(30)]
    assert sum(missed[-1]) < sum(missed[0])


@pytest.mark.compiled
def test_a_run_of_seconds_beats_chance_and_says_how_it_was_made(tmp_path):
    pytest.importorskip("torch", reason=NO_TORCH)
    command = [*SCHOOL, "--seconds", "6", "--pages", "2000", "--out", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    content = (tmp_path / "net.weights").read_bytes()
    made = read_weights(content).about["made"]
    assert made["command"] == "python -m training.school " + " ".join(command[3:])
    assert made["seed"] == 1
    assert made["commit"]
    assert [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    trial = cardia.subject().trial
    ours, theirs = trial.maker("net", content), trial.maker("random", content)
    count = measure.Count()
    for number in range(20):
        count += measure.play_pair(trial, ours, theirs, number, "starters")
    assert count.won > 0.6 * count.games
