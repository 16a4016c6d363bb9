"""Whoever wants to think compiled asks here: for the engine that there is, or for one to be made."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Final

import taverne
from taverne.disk import cache
from taverne.engine.shelf import Shelf
from taverne.engine.sources import digest

SETTING: Final = "TAVERNE_COMPILE_ENGINE"
NEVER: Final = "never"
PACKAGE: Final = Path(taverne.__file__).parent
RECIPE: Final = PACKAGE.parent.parent / "tools" / "compile.py"


class Workshop:
    """An engine of this package, by this recipe, on this shelf."""

    politeness = 19  # whatever else runs on this machine goes first

    def __init__(self, folder: Path, package: Path = PACKAGE, recipe: Path = RECIPE) -> None:
        self.shelf = Shelf(folder)
        self.package = package
        self.recipe = recipe

    @cached_property
    def wanted(self) -> str:
        return digest(self.package, self.recipe)

    def find(self) -> Path | None:
        """The folder to import from instead of the plain source."""
        return self.shelf.find(self.wanted)

    def begin(self) -> Making | None:
        """Somebody makes it from now on; nobody where nothing can be kept."""
        with suppress(OSError):
            self.shelf.folder.mkdir(parents=True, exist_ok=True)
            words = (self.package, self.recipe, self.shelf.folder, self.wanted, self.politeness)
            return Making([sys.executable, "-P", "-m", "taverne.engine.smith", *map(str, words)])
        return None


class Making:
    """A process of its own, deaf to Ctrl-C, which ends with this one in whatever way that ends."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def is_done(self) -> bool:
        """Whether it was made or not."""
        return self.process.poll() is not None

    def wait(self) -> bool:
        """Whether it has been made."""
        return self.process.wait() == 0

    def stop(self) -> None:
        """With all compilers that it has started."""
        if self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdin:
            self.process.stdin.close()


def usual_workshop(wish: str | None = None) -> Workshop | None:
    """None where nobody wants it, where it cannot be, or where a game of others needs the plain source."""
    chosen = os.environ.get(SETTING, "") if wish is None else wish
    if chosen == NEVER or os.name != "posix" or not RECIPE.is_file() or taverne.is_compiled():
        return None
    from taverne.games import has_others  # an engine that does not load must not be in the way here

    if has_others():
        return None
    return Workshop(cache() / "engine")
