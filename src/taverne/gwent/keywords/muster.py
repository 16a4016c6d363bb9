"""Muster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Keyword

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class Muster(Keyword):
    """GWT-5.3 the cards that it calls come too."""

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        table.manners[seat].muster(table, seat, card, row)
