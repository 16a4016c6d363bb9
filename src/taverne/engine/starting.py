"""Processes that think are started here: with an engine, as soon as there is one."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from taverne.engine.shelf import disown
from taverne.engine.workshop import Making, Workshop

STARTING: Final = threading.Lock()


@contextmanager
def importing_from(engine: Path | None) -> Iterator[None]:
    """A process that is started here looks for modules as we do: there first, for a moment.

    We ourselves find nothing there, since our own package knows where its modules are.
    """
    with STARTING:
        sys.path[:0] = [str(engine)] if engine else []
        try:
            yield
        finally:
            del sys.path[: 1 if engine else 0]


class Awaited:
    """The engine that is being made for this process; until it is there, everything goes on without."""

    def __init__(self) -> None:
        self.workshop: Workshop | None = None
        self.making: Making | None = None
        self.engine: Path | None = None

    def expect(self, workshop: Workshop, making: Making) -> None:
        self.workshop, self.making = workshop, making

    def find(self) -> Path | None:
        """Asked between two games, or two decisions."""
        if self.workshop and self.making and self.making.is_done():
            self.engine = self.workshop.find()
            self.making = None
        return self.engine

    def give_up(self) -> None:
        """It does not work after all."""
        if self.engine:
            disown(self.engine)
        self.engine = None


AWAITED: Final = Awaited()
