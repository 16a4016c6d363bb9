"""Commands as real processes, that can be stopped like those at a terminal."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import taverne
from kit import children
from kit.children import PATIENCE

PACKAGES = str(Path(taverne.__file__).parents[1])


@pytest.fixture
def start(home):
    """A real process in a session of its own, so that it can be stopped like one at a terminal."""
    started = []

    def start(*words):
        env = {**os.environ, "PYTHONPATH": PACKAGES, "TAVERNE_HOME": str(home)}
        command = [sys.executable, "-m", "taverne", *words]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        started.append(children.start(command, env=env, start_new_session=True, **pipes))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def await_games(journal, count):
    """Until so many games are written down."""
    end = time.monotonic() + PATIENCE
    while not journal.exists() or journal.read_bytes().count(b"\n") <= count:
        assert time.monotonic() < end
        time.sleep(0.01)
