"""What can go wrong in the arena, in kind words."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from taverne.kernel.errors import TaverneError


class ArenaError(TaverneError):
    """A job that cannot be done; finished games are kept."""


class GameFailed(ArenaError):
    """A game that broke off: a fault of a bot or of the rules, with its details for a log."""

    def __init__(self, key: str, trace: str = "", **details: object) -> None:
        super().__init__(key, **details)
        self.trace = trace


def needed(module: str, extra: str) -> Any:
    """A package that only some wishes need; without it we say how to get it."""
    try:
        return import_module(module)
    except ImportError as missing:
        package = module.partition(".")[0]
        raise ArenaError("arena-package-missing", package=package, extra=extra) from missing
