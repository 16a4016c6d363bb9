"""Interpreted and compiled, the same source plays the same games."""

import json
import os
import subprocess
import sys

import taverne
from kit.builds import in_full
from kit.gwent.traces import trace
from kit.places import ROOT

GAMES = in_full(200)


def test_this_run_tests_the_build_that_it_should():
    expected = os.environ.get("TAVERNE_BUILD")
    assert expected in (None, "compiled" if taverne.is_compiled() else "interpreted")


def test_this_build_plays_the_same_games_as_the_plain_source():
    """Law: interpreted = compiled; and another process with another hash seed changes nothing."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "4711"}
    command = [sys.executable, str(ROOT / "tests" / "kit" / "gwent" / "traces.py"), str(GAMES)]
    plain = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout
    assert json.loads(plain) == [trace(seed) for seed in range(GAMES)]
