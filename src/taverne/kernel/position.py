"""A table as plain data: the fields that make it up, and the line of a record that holds them."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from taverne.kernel.errors import RecordError

Position = dict[str, Any]
POSITION: Final = "position"
FRESH: Final = "fresh "


@dataclass(frozen=True)
class Field:
    """One field of a table. A game lists its fields once: to write, to read, to check and to sample.

    `seen` writes it as far as a view tells it, with nothing or a stand-in in the places that are hidden.
    """

    name: str
    write: Callable[[Any], Any]
    read: Callable[[Any, Any], None]
    seen: Callable[[Any], Any]


def attribute(
    name: str,
    write: Callable[[Any], Any],
    read: Callable[[Any], Any],
    seen: Callable[[Any], Any] | None = None,
) -> Field:
    """A field that the table has under the same name; and the view, if nothing else is said."""
    return Field(
        name,
        lambda table: write(getattr(table, name)),
        lambda table, words: setattr(table, name, read(words)),
        seen or (lambda view: write(getattr(view, name))),
    )


def laid_out(name: str, write: Callable[[Any], Any], seen: Callable[[Any], Any]) -> Field:
    """A field with which the table is laid out, so that it need not be read again."""
    return Field(name, write, lambda table, words: None, seen)


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
