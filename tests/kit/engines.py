"""A compiler that only copies, and errands that tell where they were done."""

import os
import select
import shutil
from typing import NamedTuple

from kit import children
from taverne.engine.shelf import SEAL, seal
from taverne.engine.starting import Awaited
from taverne.engine.workshop import PACKAGE

RECIPE = """
import os, shutil, sys
from pathlib import Path

HERE = Path(__file__).parent
if "--check" in sys.argv:
    sys.exit(0 if (HERE / "tools").exists() else 4)
source, out = Path(sys.argv[2]), Path(sys.argv[4])
with open(HERE / "begun", "a") as begun:
    print(os.getpid(), file=begun)
if (HERE / "gate").exists():
    (HERE / "gate").read_text()  # waits until somebody writes
ignored = shutil.ignore_patterns("__pycache__", "web")
shutil.copytree(source, out / source.name, ignore=ignored, dirs_exist_ok=True)
(out / "engine.so").write_text("made")
sys.exit((HERE / "broken").exists())
"""


class Forge:
    """The files by which a test tells the compiler what to do, and sees what it has done."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        self.recipe = folder / "compile.py"
        self.recipe.write_text(RECIPE)
        self.has("tools")

    def has(self, name):
        (self.folder / name).touch()

    def lacks(self, name):
        (self.folder / name).unlink()

    def closes_its_gate(self):
        os.mkfifo(self.folder / "gate")

    def opens_its_gate(self):
        """Returns once a compiler stands there and is let through."""
        (self.folder / "gate").write_text("come in")

    def begun(self):
        """The compilers that were ever started."""
        seen = self.folder / "begun"
        return [int(line) for line in seen.read_text().split()] if seen.exists() else []


def nobody_reads(gate):
    """Waits for the end of whoever held the other end of this pipe."""
    poll = select.poll()
    poll.register(gate, select.POLLERR)
    return bool(poll.poll(children.PATIENCE * 1000))


class WhereAreYou(NamedTuple):
    """Which package does this process think with? Perhaps only when it is let go on."""

    gate: str = ""

    def answer(self):
        import taverne

        if self.gate:
            with open(self.gate) as gate:
                gate.read()
        return taverne.__file__


def engine_in(folder, changed=None):
    """A copy of the package instead of a compiled one; `changed` says which words of a file are others."""
    shutil.copytree(PACKAGE, folder / "taverne", ignore=shutil.ignore_patterns("__pycache__", "web"))
    for file, (words, others) in (changed or {}).items():
        path = folder / "taverne" / file
        text = path.read_text(encoding="utf-8")
        assert words in text
        path.write_text(text.replace(words, others), encoding="utf-8")
    (folder / SEAL).write_text(seal(folder), encoding="utf-8")
    return folder


class ComesLater(Awaited):
    """An engine that is there when it has been asked for so often."""

    def __init__(self, engine, asked):
        super().__init__()
        self.coming, self.left = engine, asked

    def find(self):
        self.left -= 1
        if self.left == 0:
            self.engine = self.coming
        return super().find()
