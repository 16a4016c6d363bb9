"""Scorch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Kind
from taverne.gwent.deploy import scorch

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable


class Scorch(Kind):
    """GWT-6.3 the strongest plain units of the whole field; GWT-3.3 may be played for nothing."""

    def play(self, table: GwentTable, seat: i64, card: Card) -> None:
        scorch(table, table.manners[seat].burning(table, seat))
        table.discard(seat, card)
