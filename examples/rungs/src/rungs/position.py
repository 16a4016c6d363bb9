"""A whole table as plain data and back."""

from __future__ import annotations

from typing import Any

from rungs.table import RungsTable, read_step
from taverne.kernel.luck import read_chance, write_chance

Position = dict[str, Any]
PILES = ("hands", "taken")
NUMBERS = ("led", "leader", "round")


def write_position(table: RungsTable) -> Position:
    """Secrets included; nothing here is for a player's eyes."""
    return {
        "luck": write_chance(table.rng),
        "stock": table.stock[:],
        "pending": [task.words() for task in table.agenda],
        **{name: [pile[:] for pile in getattr(table, name)] for name in PILES},
        **{name: getattr(table, name) for name in NUMBERS},
    }


def read_position(position: Position) -> RungsTable:
    """The table that was written so, with its first question asked."""
    table = rebuild(position)
    table.advance()
    return table


def rebuild(position: Position) -> RungsTable:
    table = RungsTable(read_chance(position["luck"]))
    table.stock = list(position["stock"])
    for name in PILES:
        setattr(table, name, [list(pile) for pile in position[name]])
    for name in NUMBERS:
        setattr(table, name, position[name])
    table.agenda = [read_step(words) for words in position["pending"]]
    return table
