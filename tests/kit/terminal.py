"""The front door in this process: what was typed goes in, what was said comes out."""

import io
import sys
from typing import NamedTuple

import pytest

from taverne.cli import guarded


class Said(NamedTuple):
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVERNE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def run(home, monkeypatch, capsys):
    """Run a command; `typed` is what comes through the pipe."""

    def run(*words, typed=""):
        monkeypatch.setattr(sys, "argv", ["taverne", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = guarded()
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Said(code, said.out, said.err)

    return run
