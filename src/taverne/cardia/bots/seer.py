"""A net with the sheet that it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.encoding import encoding

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.bots.net import Net
    from taverne.cardia.table import CardiaTable


class Seer:
    """Looks at a table from one seat; then it can be asked."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.encoding = encoding()
        self.sheet = self.encoding.sheet(1, False)

    def look(self, table: CardiaTable, seat: i64) -> None:
        self.encoding.look(self.sheet, 0, table, seat)
        self.encoding.mark(self.sheet, 0, table, seat)

    def priors(self, table: CardiaTable, seat: i64) -> list[float]:
        """Of the table that was looked at."""
        self.encoding.weigh(self.sheet, 0, table, seat)
        return self.net.priors(self.sheet, 0)

    def chance(self) -> float:
        """That the seat that looked wins the game that is being played."""
        return self.net.chance(self.sheet, 0)
