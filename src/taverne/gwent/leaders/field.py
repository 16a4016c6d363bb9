"""Leaders that work on the field: horn, scorch, weather, agile units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import MELEE, RANGED, Card
from taverne.gwent.keywords.scorch import THRESHOLD, scorch_row
from taverne.gwent.leaders.base import Active, Striker
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class HornRow(Active):
    """GWT-7.4 takes the row's Horn slot until the round ends; GWT-9.2 while that is free."""

    def __init__(self, key: str, line: i64) -> None:
        super().__init__(key)
        self.line: i64 = line
        self.horn = Card(-1, -1, key, "", [], 0)

    def usable(self, table: GwentTable, seat: i64) -> bool:
        return table.row(table.side(seat), self.line).horn is None

    def use(self, table: GwentTable, seat: i64) -> None:
        row = table.row(table.side(seat), self.line)
        row.set_horn(self.horn)
        table.tell("beside", seat, self.key, row.index)


class ScorchRow(Striker):
    """GWT-5.5 as the row scorch of a unit, on one rival's row; GWT-3.3 with a unit to burn."""

    def __init__(self, key: str, line: i64) -> None:
        super().__init__(key)
        self.line: i64 = line

    def can_strike(self, table: GwentTable, seat: i64, rival: i64) -> bool:
        row = table.row(rival, self.line)
        return row.total() >= THRESHOLD and row.has_plain_unit()

    def strike(self, table: GwentTable, seat: i64, rival: i64) -> None:
        scorch_row(table, rival, self.line)


class ClearSkies(Active):
    """Lord Commander of the North: discards all weather in play."""

    def usable(self, table: GwentTable, seat: i64) -> bool:
        for sky in table.skies:
            if sky:
                return True
        return False

    def use(self, table: GwentTable, seat: i64) -> None:
        table.clear_skies()
        table.tell("clear_weather", seat, self.key, NOBODY)


class Hope(Active):
    """GWT-9.5 Hope of the Aen Seidhe: each agile unit moves once, where the total then rises."""

    def usable(self, table: GwentTable, seat: i64) -> bool:
        melee, ranged = agile_rows(table, seat)
        for card in movable(melee):
            if gains(card, melee, ranged):
                return True
        for card in movable(ranged):
            if gains(card, ranged, melee):
                return True
        return False

    def use(self, table: GwentTable, seat: i64) -> None:
        melee, ranged = agile_rows(table, seat)
        in_melee, in_ranged = movable(melee), movable(ranged)
        for card in in_melee:
            move_on_gain(table, seat, card, melee, ranged)
        for card in in_ranged:
            move_on_gain(table, seat, card, ranged, melee)


def agile_rows(table: GwentTable, seat: i64) -> tuple[Row, Row]:
    side = table.side(seat)
    return table.row(side, MELEE), table.row(side, RANGED)


def movable(row: Row) -> list[Card]:
    """The plain agile units of a row, from left to right."""
    return [card for card in row.cards if card.plain and len(card.lines) > 1]


def gains(card: Card, here: Row, there: Row) -> bool:
    """Whether the two rows together would be stronger after the move."""
    left, joined = here.clone(), there.clone()
    left.remove(card)
    joined.add(card)
    return left.total() + joined.total() > here.total() + there.total()


def move_on_gain(table: GwentTable, seat: i64, card: Card, here: Row, there: Row) -> None:
    if gains(card, here, there):
        here.remove(card)
        there.add(card)
        table.tell("move", seat, card.key, there.index)
