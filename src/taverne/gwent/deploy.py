"""How a unit comes onto the field, wherever it comes from, and how it burns there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import LINES, Card, Kind
from taverne.gwent.row import strength
from taverne.gwent.table import GwentTask

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class Unit(Kind):
    """A card that fights: it lands in a row, then its keywords speak."""

    def play(self, table: GwentTable, seat: i64, card: Card) -> None:
        sides = landing_sides(table, seat, card)
        if len(sides) == 1 and len(card.lines) == 1:
            land(table, seat, card, table.row(sides[0], card.lines[0]))
        else:
            table.push(Deploy(seat, card))


class Deploy(GwentTask):
    """GWT-5.1 which line an agile unit joins; GWT-8.3 which rival a spy visits."""

    def __init__(self, seat: i64, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def shape(self) -> str:
        return "row"

    def words(self) -> str:
        return f"deploy {self.seat} {self.card.key}"

    def carried(self) -> list[Card]:
        return [self.card]

    def options(self, table: GwentTable) -> list[int]:
        sides = landing_sides(table, self.seat, self.card)
        return [side * len(LINES) + line for side in sides for line in self.card.lines]

    def resolve(self, table: GwentTable, option: i64) -> None:
        land(table, self.seat, self.card, table.rows[option])


def landing_sides(table: GwentTable, seat: i64, card: Card) -> list[int]:
    """GWT-5.4 a spy crosses over to a rival side."""
    if card.crosses:
        return table.seating.rivals[seat]
    return table.mode.own_side[seat]


def land(table: GwentTable, seat: i64, card: Card, row: Row) -> None:
    """Put the unit down and let its keywords speak (GWT-5)."""
    row.add(card)
    table.tell("land", seat, card.key, row.index)
    for keyword in card.keywords:
        keyword.landed(table, seat, card, row)


def scorch(table: GwentTable, rows: list[Row]) -> None:
    """GWT-6.3 the strongest plain units of these rows fall, all ties together, even at 0."""
    best: i64 = -1
    for row in rows:
        best = max(best, row.strongest())
    if best >= 0:
        doomed = [(row, struck(row, best)) for row in rows]
        for row, cards in doomed:
            for card in cards:
                table.fall(card, row)


def struck(row: Row, points: i64) -> list[Card]:
    """The plain units of exactly that strength, read before any of them falls."""
    found: list[Card] = []
    place: i64 = 0
    for card in row.cards:
        if card.plain and strength(card, row, place) == points:
            found.append(card)
        place += 1
    return found


def distinct_units(cards: list[Card]) -> list[int]:
    """The plain units among these cards, each once."""
    ids: list[int] = []
    for card in cards:
        if card.plain and card.id not in ids:
            ids.append(card.id)
    return ids


def distinct_in_hand(hand: list[Card]) -> list[int]:
    """Every card of a hand once; equal ones are neighbours there."""
    ids: list[int] = []
    previous: Card | None = None
    for card in hand:
        if card is not previous:
            ids.append(card.id)
        previous = card
    return ids
