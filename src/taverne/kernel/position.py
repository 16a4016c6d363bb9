"""A game that begins in the middle: the line of its record that holds the position."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

from taverne.kernel.errors import RecordError

Position = dict[str, Any]
POSITION: Final = "position"
FRESH: Final = "fresh "


def is_position(setup: dict[str, str]) -> bool:
    """Whether this game began from a position instead of a deal."""
    return POSITION in setup


def position_line(position: Position) -> dict[str, str]:
    """In one line, the chance of the table included."""
    return {POSITION: json.dumps(position, separators=(",", ":"))}


def read_position_line(setup: dict[str, str], others: Collection[str]) -> Position:
    """The position of a set-up in which nothing else stands but these lines; it repeats the rules."""
    lines = {line for line in setup if not line.startswith(FRESH)}
    if lines != {POSITION, "rules", *others}:
        raise RecordError("record-unreadable")
    try:
        position = json.loads(setup[POSITION])
    except (ValueError, RecursionError):
        raise RecordError("record-unreadable") from None
    if not isinstance(position, dict) or position.get("rules") != setup["rules"]:
        raise RecordError("record-unreadable")
    return position
