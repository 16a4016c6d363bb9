"""What is installed is whole: nothing is packed without the pages, and the library alone is small."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from zipfile import ZipFile

import pytest
import yaml

import taverne
from kit.places import ROOT
from taverne.cli.furniture import FURNITURE, usual_command
from taverne.server.settings import Settings

pytest_plugins = ("kit.terminal",)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
NOT_OF_THE_LIBRARY = """
import sys

class OnlyOurs:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if first not in sys.stdlib_module_names and first != "taverne" and not first.endswith("__mypyc"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, OnlyOurs())
"""
A_GAME_OF_BOTS = """
from taverne import cardia, gwent
from taverne.bots import make_bot

for game in (gwent.deal("monsters", "skellige", seed=7), cardia.deal(seed=7)):
    bots = [make_bot(name, seed=7, game=game.rulebook.name) for name in ("planner", "search:20")]
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(game.look(seat)))
"""


def packages(listed):
    return {re.match(r"[\w.-]+", one)[0] for one in listed}


def plain_python(code):
    command = [sys.executable, "-c", NOT_OF_THE_LIBRARY + code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


# The library alone


def test_rules_and_bots_need_nothing_but_python():
    plain_python(A_GAME_OF_BOTS)


def test_the_first_steps_with_the_library_need_nothing_but_python():
    (example,) = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(), re.M | re.S)
    plain_python(example)


def test_the_base_is_small():
    assert packages(PROJECT["dependencies"]) == {
        "fluent.runtime",
        "librt",
        "platformdirs",
        "rich",
        "typer",
    }


def test_the_house_knows_its_furniture():
    assert packages(EXTRAS["house"]) == set(FURNITURE)


@pytest.mark.parametrize("words", [("serve",), ("rooms", "list"), ("backup", "all"), ("restore", "all")])
def test_a_house_without_furniture_says_what_to_install(run, monkeypatch, words):
    monkeypatch.setitem(sys.modules, "fastapi", None)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    answer = run(*words)
    assert answer.code == 2
    assert "(fastapi, uvicorn)" in answer.err
    assert 'pip install "taverne[house]"' in answer.err


def test_the_terminal_plays_without_the_house(run, monkeypatch):
    for name in set(FURNITURE) - {"pydantic"}:  # which typer may bring
        monkeypatch.setitem(sys.modules, name, None)
    assert "wins the game" in run("play", "gwent", "--seats", "greedy,random", "--seed", "7").out


# `taverne` alone


def test_alone_it_opens_the_house():
    assert usual_command() == ["serve"]


def test_alone_and_without_furniture_it_deals_a_game(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "fastapi", None)
    assert usual_command() == ["play", "gwent"]
    assert "taverne[house]" in capsys.readouterr().out


def test_alone_in_a_pipe_it_only_helps():
    command = [sys.executable, "-m", "taverne"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert "Commands:" in done.stdout + done.stderr


# Archives


@pytest.fixture
def checkout(tmp_path):
    """A checkout in which nothing was built yet."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "taverne").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "taverne" / "__init__.py", tmp_path / "src" / "taverne")
    return tmp_path


def packed(checkout, command, **environment):
    words = [sys.executable, "setup.py", "--quiet", command, "--dist-dir", "dist"]
    return subprocess.run(
        words, cwd=checkout, capture_output=True, text=True, env={**os.environ, **environment}
    )


@pytest.mark.parametrize("command", ["bdist_wheel", "sdist"])
def test_nothing_is_packed_without_the_pages(checkout, command):
    refused = packed(checkout, command)
    assert refused.returncode == 1
    assert "The pages of the house are not built" in refused.stderr
    assert "make web" in refused.stderr
    assert not (checkout / "dist").exists()


def test_where_nothing_can_be_compiled_a_plain_wheel_is_packed(checkout):
    """The reason is said, the wheel is for everybody, and nothing of an earlier build gets into it."""
    (checkout / "src" / "taverne" / "server" / "web").mkdir(parents=True)
    (checkout / "src" / "taverne" / "server" / "web" / "index.html").touch()
    (checkout / "tools").mkdir()
    (checkout / "tools" / "compile.py").write_text("raise SystemExit('No compiler here.')")
    (checkout / "build" / "lib" / "taverne").mkdir(parents=True)
    (checkout / "build" / "lib" / "taverne" / "left_behind.py").touch()
    done = packed(checkout, "bdist_wheel", TAVERNE_COMPILE="1")
    assert done.returncode == 0, done.stderr
    assert "No compiler here." in done.stderr
    assert "plain Python" in done.stderr
    (wheel,) = (checkout / "dist").iterdir()
    assert wheel.name == f"taverne-{taverne.__version__}-py3-none-any.whl"
    held = ZipFile(wheel).namelist()
    assert "taverne/server/web/index.html" in held
    assert "taverne/left_behind.py" not in held


# Containers


def test_the_image_and_the_composition_fit_the_house():
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    said = set(re.findall(r"TAVERNE_([A-Z_]+)=", image)) | {
        name.removeprefix("TAVERNE_")
        for name in composed["house"]["environment"]
        if name.startswith("TAVERNE_")
    }
    known = {name.upper() for name in Settings.model_fields} | {"HOME", "COMPILE"}
    assert said <= known
    assert composed["house"]["image"] == f"taverne:{taverne.__version__}"
    for file in re.findall(r"requirements/\S+\.txt", image):
        assert (ROOT / file).exists()


def test_the_image_pins_all_that_the_house_needs():
    pinned = (ROOT / "requirements" / "house.txt").read_text(encoding="utf-8")
    names = {name.replace("_", "-") for name in re.findall(r"^([\w.-]+)==", pinned, re.M)}
    needed = packages([*PROJECT["dependencies"], *EXTRAS["house"], *EXTRAS["postgres"]]) - {"taverne"}
    assert {name.replace(".", "-") for name in needed} <= names


# The version


def test_the_changelog_begins_with_this_version():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[([^\]]+)\]", changelog, re.M)[:2] == ["Unreleased", taverne.__version__]
