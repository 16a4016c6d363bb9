"""Summon: Cow and Kambi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Keyword
from taverne.gwent.deploy import land
from taverne.gwent.secondary import fetch
from taverne.gwent.table import GwentTask
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class Summon(Keyword):
    """GWT-5.7 when it leaves for any reason, its replacement enters on that side."""

    def left(self, table: GwentTable, card: Card, row: Row) -> None:
        table.push(Avenge(row.side, card))


class Avenge(GwentTask):
    """GWT-9.9 a card of the secondary deck comes in, if there is one left."""

    def __init__(self, side: i64, card: Card) -> None:
        super().__init__(NOBODY)
        self.side: i64 = side
        self.card = card

    def words(self) -> str:
        return f"avenge {self.side} {self.card.key}"

    def run(self, table: GwentTable) -> None:
        avenger = fetch(table, self.card, self.side)
        if avenger is not None:
            table.tell("summon", NOBODY, self.card.key, self.side)
            row = table.row(self.side, avenger.lines[0])
            land(table, table.seating.members[self.side][0], avenger, row)
