"""One game of a Cardia match while it is being looked into: is it over, and what is it worth?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.bots.cardia_value import chance

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable


class Contest:
    """The game that was being played at this table; the later games of the match are another matter."""

    def __init__(self, table: CardiaTable) -> None:
        self.game: i64 = table.game
        self.lead: i64 = table.score[0] - table.score[1]

    def is_over(self, table: CardiaTable) -> bool:
        return table.seat < 0 or table.game != self.game

    def result(self, table: CardiaTable, seat: i64) -> float:
        """1 for a win, 0 for a loss, between for a draw."""
        won = table.score[0] - table.score[1] - self.lead
        return 0.5 + 0.5 * float(won if seat == 0 else -won)

    def chance(self, table: CardiaTable, seat: i64) -> float:
        """The result, or how likely it is."""
        return self.result(table, seat) if self.is_over(table) else chance(table, seat)
