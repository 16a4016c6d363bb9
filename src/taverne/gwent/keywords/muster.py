"""Muster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Keyword

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class Muster(Keyword):
    """GWT-5.3 all that it calls land at once, from hand and deck."""

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        called = [other for other in table.hands[seat] if other.band == card.calls]
        for other in called:
            table.lose(seat, other)
        for other in [other for other in table.decks[seat] if other.band == card.calls]:
            table.search_out(seat, other)
            called.append(other)
        for other in called:
            table.tell("muster", seat, other.key, row.index)
            other.play(table, seat)
