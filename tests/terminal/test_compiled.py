"""Commands that think go on in the compiled engine, where there is one."""

import os
import shutil
import subprocess
import sys

import pytest

import taverne
from kit.engines import engine_in
from taverne.cardia import rulebook
from taverne.cli import robots
from taverne.engine.shelf import SEAL, seal
from taverne.engine.starting import AWAITED
from taverne.engine.workshop import PACKAGE, SETTING, Workshop

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(os.name != "posix", reason="only there does a command become another process"),
]


@pytest.fixture
def engine(tmp_path):
    """A copy that calls itself 9.9.9."""
    workshop = Workshop(tmp_path / "cache" / "engine")
    engine = workshop.shelf.folder / workshop.wanted
    shutil.copytree(PACKAGE, engine / "taverne", ignore=shutil.ignore_patterns("__pycache__", "web"))
    says = engine / "taverne" / "__init__.py"
    says.write_text(says.read_text().replace(taverne.__version__, "9.9.9"))
    return engine


def version_said(home, *words):
    environment = {**os.environ, "TAVERNE_HOME": str(home), "TAVERNE_BUILD": ""}
    del environment[SETTING]
    command = [sys.executable, "-m", "taverne", "--version", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()[1].strip(",")


@pytest.mark.parametrize("command", ["arena", "play", "resume"])
def test_who_thinks_goes_on_in_the_engine(engine, tmp_path, command):
    (engine / SEAL).write_text(seal(engine))
    assert version_said(tmp_path, command) == "9.9.9"


def test_who_does_not_think_stays(engine, tmp_path):
    (engine / SEAL).write_text(seal(engine))
    assert version_said(tmp_path, "rules") == taverne.__version__


def test_who_finds_no_whole_engine_stays(engine, tmp_path):
    assert version_said(tmp_path, "play") == taverne.__version__


def test_who_finds_one_that_does_not_work_comes_back(engine, tmp_path):
    (engine / "taverne" / "kernel" / "table.py").write_text("raise ImportError")
    (engine / SEAL).write_text(seal(engine))
    assert version_said(tmp_path, "play") == taverne.__version__
    assert not (engine / SEAL).exists()


@pytest.fixture
def answers(monkeypatch):
    """What a bot answers when this engine has come; whoever thought with it ends with the test."""
    came = []

    def answers(engine):
        monkeypatch.setattr(AWAITED, "engine", engine)
        came.append(engine)
        game = rulebook.deal(seed=7)
        seat = game.asked[0]
        robots.bot_answers(game, seat, "random")
        return game.answers[-1][1], game.at(0).options(seat)

    yield answers
    for engine in came:
        robots.processes(engine).shutdown()
    robots.processes.cache_clear()


def test_bots_at_the_table_think_with_the_engine_that_came_meanwhile(answers, tmp_path):
    word, options = answers(None)
    assert word != options[-1]
    last = ("options[self.rng.below(len(options))]", "options[-1]")
    assert answers(engine_in(tmp_path / "other", {"bots/bot.py": last})) == (options[-1], options)


def test_bots_at_the_table_think_as_ever_where_it_does_not_work(answers, tmp_path):
    broken = engine_in(tmp_path / "broken", {"games.py": ("from __future__", "raise ImportError  #")})
    assert answers(broken) == answers(None)
    assert not (broken / SEAL).exists()
