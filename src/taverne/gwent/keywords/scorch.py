"""The two abilities that burn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.cards import Card, Keyword
from taverne.gwent.deploy import scorch

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable

THRESHOLD: Final = 10


class ScorchRow(Keyword):
    """GWT-5.5 the row opposite burns if it totals 10; GWT-8.3 each rival by itself."""

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        for side in table.seating.rivals[seat]:
            scorch_row(table, side, row.line)


class ScorchAll(Keyword):
    """GWT-5.6 as the Scorch card, leaving itself out."""

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        row.remove(card)
        scorch(table, table.manners[seat].burning(table, seat))
        row.add(card)


def scorch_row(table: GwentTable, side: i64, line: i64) -> None:
    """GWT-5.5 heroes and modifiers count towards the ten."""
    row = table.row(side, line)
    if row.total() >= THRESHOLD:
        scorch(table, [row])
