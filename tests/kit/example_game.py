"""The example game as it is installed beside the product, and a house that offers it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import taverne
from kit.children import PATIENCE
from kit.open_house import GENEROUS, OpenHouse
from kit.places import ROOT

PACKAGE = ROOT / "examples" / "rungs"
SOURCE = str(Path(taverne.__file__).parents[1])


@pytest.fixture(scope="module")
def rungs_site(tmp_path_factory):
    """A folder with the package as installers leave it; the sources stay as they are."""
    copy, site = tmp_path_factory.mktemp("rungs") / "source", tmp_path_factory.mktemp("site")
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    quiet = ["--no-build-isolation", "--disable-pip-version-check", "--target", str(site), str(copy)]
    done = subprocess.run([*pip, *quiet], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return site


@pytest.fixture(scope="module")
def beside_rungs(rungs_site):
    """The environment of a program beside which it is installed."""
    return {"PYTHONPATH": os.pathsep.join([str(rungs_site), SOURCE])}


@pytest.fixture(scope="module")
def rungs_house(beside_rungs, tmp_path_factory):
    opened = OpenHouse(tmp_path_factory.mktemp("house"), **GENEROUS, **beside_rungs).open()
    yield opened
    opened.close()
