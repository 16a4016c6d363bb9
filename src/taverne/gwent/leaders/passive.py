"""Leaders that change the rules of the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.leaders.base import SILENT, Leader

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable


class Treacherous(Leader):
    """GWT-4.1 every spy on either side is doubled."""

    def prepare(self, table: GwentTable, seat: i64) -> None:
        for row in table.rows:
            row.treason = True


class KingBran(Leader):
    """GWT-4.3 your side loses only half to weather; GWT-9.4 enemy spies there too."""

    def prepare(self, table: GwentTable, seat: i64) -> None:
        for line in range(3):
            table.row(table.side(seat), line).gentle = True


class Invader(Leader):
    """GWT-7.4 unit medics revive at random, for everybody."""

    def prepare(self, table: GwentTable, seat: i64) -> None:
        table.blind_medics = True


class Daisy(Leader):
    """Daisy of the Valley: one card more in the opening hand."""

    def extra_cards(self) -> i64:
        return 1


class WhiteFlame(Leader):
    """GWT-7.2 all rival leaders are off; two White Flames do nothing."""

    def overrule(self, table: GwentTable, seat: i64) -> None:
        for other in range(table.seating.seats):
            if self.reaches(table, seat, other):
                table.leaders[other] = SILENT
                table.ready[other] = False

    def reaches(self, table: GwentTable, seat: i64, other: i64) -> bool:
        """GWT-9.22 several White Flames do not touch each other."""
        return table.side(other) != table.side(seat) and not isinstance(table.leaders[other], WhiteFlame)


class WhiteFlameInPairs(WhiteFlame):
    """GWT-8.4 all leaders are off, also those of its own side."""

    def reaches(self, table: GwentTable, seat: i64, other: i64) -> bool:
        return True
