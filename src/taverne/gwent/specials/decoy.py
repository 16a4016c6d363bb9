"""Decoy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Kind
from taverne.gwent.catalogue import CARDS
from taverne.gwent.table import GwentTask

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable


class Decoy(Kind):
    """GWT-6.2 takes the place of a plain unit on your side, which goes to your hand."""

    def playable(self, table: GwentTable, seat: i64) -> bool:
        """GWT-3.3 needs a legal target."""
        side = table.side(seat)
        for line in range(3):
            if table.row(side, line).has_plain_unit():
                return True
        return False

    def play(self, table: GwentTable, seat: i64, card: Card) -> None:
        table.manners[seat].lay_decoy(table, seat, card)


class Swap(GwentTask):
    """Which unit the Decoy replaces: card and line in one number."""

    def __init__(self, seat: i64, decoy: Card) -> None:
        super().__init__(seat)
        self.decoy = decoy

    def shape(self) -> str:
        return "unit"

    def words(self) -> str:
        return f"swap {self.seat} {self.decoy.key}"

    def carried(self) -> list[Card]:
        return [self.decoy]

    def options(self, table: GwentTable) -> list[int]:
        options: list[int] = []
        side = table.side(self.seat)
        for line in range(3):
            for card in table.row(side, line).cards:
                if card.plain and card.id * 3 + line not in options:
                    options.append(card.id * 3 + line)
        return options

    def resolve(self, table: GwentTable, option: i64) -> None:
        card = CARDS[option // 3]
        row = table.row(table.side(self.seat), option % 3)
        row.replace(card, self.decoy)
        table.tell("decoy", self.seat, card.key, row.index)
        table.take_openly(self.seat, card)
        if table.rules.summon_on_decoy:
            for keyword in card.keywords:
                keyword.left(table, card, row)
