"""A net with the sheet that it reads."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from taverne.cardia.bots.value import worth
from taverne.cardia.encoding import encoding
from taverne.cardia.table import RIVAL

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

    def chance(self, table: CardiaTable, seat: i64) -> float:
        """That this seat wins the game that is being played: the net corrects what the planner thinks.

        It sees both hands, so it is only asked about tables that are imagined.
        """
        self.look(table, seat)
        self.encoding.open(self.sheet, 0, table, seat)
        lead = worth(table, seat) - worth(table, RIVAL[seat])
        return 1.0 / (1.0 + math.exp(-lead - 2.0 * self.net.judged(self.sheet, 0)))
