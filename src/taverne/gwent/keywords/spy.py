"""Spy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Keyword

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class Spy(Keyword):
    """GWT-5.4 lands on a rival's side and brings cards."""

    def mark(self, card: Card) -> None:
        card.crosses = True

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        table.manners[seat].spied(table, seat)
