"""A guardian, and what its ability may consist of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable


class Effect:
    """CAR-6.3 one thing that a player does with a guardian, from the current encounter."""

    def act(self, table: CardiaTable, seat: i64) -> None:
        raise NotImplementedError


class Guardian:
    """One printed guardian; `exclusive` ones act for the only player of their faction (CAR-6.4)."""

    def __init__(self, id: i64, key: str, faction: i64, exclusive: bool, effects: list[Effect]) -> None:
        self.id: i64 = id
        self.key = key
        self.faction: i64 = faction
        self.exclusive = exclusive
        self.effects = effects

    def act(self, table: CardiaTable, seat: i64) -> None:
        for effect in self.effects:
            if not table.decided:
                effect.act(table, seat)
