"""Commands that think go on in the compiled engine, where there is one."""

import os
import shutil
import subprocess
import sys

import pytest

import taverne
from taverne.engine.shelf import SEAL, seal
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
