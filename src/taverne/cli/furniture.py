"""The packages of the house, which library and terminal do without: the extra `house`."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Final

from taverne.kernel.errors import TaverneError
from taverne.words import say

FURNITURE: Final = (
    "aiosqlite",
    "alembic",
    "fastapi",
    "pydantic",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)


def lacking() -> list[str]:
    """What the house needs and is not installed here."""
    return [name for name in FURNITURE if find_spec(name) is None]


def demand_furniture() -> None:
    if lacking():
        raise TaverneError("serve-not-furnished", packages=", ".join(lacking()))


def is_at_a_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()


def usual_command() -> list[str]:
    """What `taverne` alone does at a terminal: open the house, or without one deal a game here."""
    if not lacking():
        return ["serve"]
    from taverne.games import first_game  # an engine that does not load must not be in the way of others

    print(say("cli-alone-here"))
    return ["play", first_game()]
