"""The cards that lie beside one of your rows: Commander's Horn and Mardroeme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Kind
from taverne.gwent.keywords.berserker import turn_berserkers
from taverne.gwent.table import GwentTask

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class Beside(Kind):
    """GWT-6.1 goes beside one row of yours that has room for it."""

    def room(self, row: Row) -> bool:
        raise NotImplementedError

    def lay(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        raise NotImplementedError

    def playable(self, table: GwentTable, seat: i64) -> bool:
        side = table.side(seat)
        for line in range(3):
            if self.room(table.row(side, line)):
                return True
        return False

    def play(self, table: GwentTable, seat: i64, card: Card) -> None:
        if self.playable(table, seat):
            table.push(LayBeside(seat, self, card))
        else:
            table.discard(seat, card)


class LayBeside(GwentTask):
    """Beside which row."""

    def __init__(self, seat: i64, kind: Beside, card: Card) -> None:
        super().__init__(seat)
        self.kind = kind
        self.card = card

    def shape(self) -> str:
        return "row"

    def words(self) -> str:
        return f"lay_beside {self.seat} {self.card.key}"

    def carried(self) -> list[Card]:
        return [self.card]

    def options(self, table: GwentTable) -> list[int]:
        first = table.side(self.seat) * 3
        return [first + line for line in range(3) if self.kind.room(table.rows[first + line])]

    def resolve(self, table: GwentTable, option: i64) -> None:
        table.tell("beside", self.seat, self.card.key, option)
        self.kind.lay(table, self.seat, self.card, table.rows[option])


class HornCard(Beside):
    """GWT-4.6 doubles the row; GWT-9.2 any own row without one, even an empty row."""

    def room(self, row: Row) -> bool:
        return row.horn is None

    def lay(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        row.set_horn(card)


class MardroemeCard(Beside):
    """GWT-5.8 every Berserker of the row turns; GWT-9.2 one such card per row."""

    def room(self, row: Row) -> bool:
        return row.mardroeme is None

    def lay(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        row.mardroeme = card
        turn_berserkers(table, seat, row)
