"""The process that makes an engine: alone, at the lowest priority, and gone with whoever started it."""

from __future__ import annotations

import fcntl
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from taverne.engine.shelf import Shelf
from taverne.engine.sources import digest

TOOLS: Final = "TAVERNE_COMPILE_TOOLS"  # the command that installs what compiling needs
DONE: Final = 0
NOT_HERE: Final = 3
NO_TOOLS: Final = 4
FAILED: Final = 1
CHANGED: Final = 5


def main(package: Path, recipe: Path, shelf: Shelf, wanted: str) -> int:
    threading.Thread(target=leave_with_the_house, daemon=True).start()
    with alone(shelf.folder / "lock"):
        if shelf.find(wanted):
            return DONE
        shelf.sweep()
        with open(shelf.folder / "log", "wb") as log:
            return make(package, recipe, shelf, wanted, log)


def make(package: Path, recipe: Path, shelf: Shelf, wanted: str, log: IO[bytes]) -> int:
    """What changes meanwhile is no longer what was wanted."""
    code = prepare(recipe, log)
    if code != DONE:
        return code
    draft = shelf.draft(wanted)
    try:
        if run((sys.executable, recipe, "--source", package, "--out", draft), log) != DONE:
            return FAILED
        if digest(draft / package.name, recipe) != wanted:
            return CHANGED
        shelf.put(draft, wanted)
    finally:
        shelf.sweep()
    return DONE


def prepare(recipe: Path, log: IO[bytes]) -> int:
    """Whether it can be done here; tools that are missing are installed where somebody said how."""
    check = (sys.executable, recipe, "--check")
    code = run(check, log)
    if code == NO_TOOLS and os.environ.get(TOOLS):
        run(shlex.split(os.environ[TOOLS]), log)
        code = run(check, log)
    return code


def run(command: Sequence[str | Path], log: IO[bytes]) -> int:
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False).returncode


def leave_with_the_house() -> None:
    """Our input ends with whoever started us; then all that we started ends with us."""
    os.read(sys.stdin.fileno(), 1)
    os.killpg(os.getpgrp(), signal.SIGKILL)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """One at a time on this machine: who comes later waits, and finds what the first has made."""
    with open(path, "wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    package, recipe, folder, wanted, politeness = sys.argv[1:]
    os.nice(int(politeness))
    sys.exit(main(Path(package), Path(recipe), Shelf(Path(folder)), wanted))
