"""Berserker and Mardroeme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Keyword
from taverne.gwent.deploy import land
from taverne.gwent.secondary import fetch

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class Berserker(Keyword):
    """GWT-5.8 turns at once in a row that already holds Mardroeme."""

    def mark(self, card: Card) -> None:
        card.berserk = True

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        if row.mardroeme is not None or row.shrooms > 0:
            turn_berserkers(table, seat, row)


class Mardroeme(Keyword):
    """GWT-5.8 Ermion: every Berserker of the row turns."""

    def mark(self, card: Card) -> None:
        card.shrooms = 1

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        turn_berserkers(table, seat, row)


def turn_berserkers(table: GwentTable, seat: i64, row: Row) -> None:
    """The Berserker leaves the game, its replacement lands; GWT-9.9 none left: it stays."""
    for card in row.cards[:]:
        if card.berserk:
            beast = fetch(table, card, row.side)
            if beast is not None:
                row.remove(card)
                table.gone.append(card)
                table.tell("transform", seat, card.key, row.index)
                land(table, seat, beast, row)
