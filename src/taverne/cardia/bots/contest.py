"""One game of a Cardia match while it is being looked into: is it over, and what is it worth?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.bots.deals import any_option, awaits_cards
from taverne.cardia.bots.value import chance

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable
    from taverne.kernel.rng import Rng


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

    def finish(self, table: CardiaTable, rng: Rng) -> None:
        """Whatever is asked is answered by chance, until cards are to be chosen or the game is over."""
        while not self.is_over(table) and not awaits_cards(table):
            table.play(any_option(table, rng))

    def finish_well(self, table: CardiaTable, rng: Rng) -> None:
        """The same, but whoever is asked takes what looks best for them."""
        while not self.is_over(table) and not awaits_cards(table):
            table.play(self.best_answer(table, rng))

    def best_answer(self, table: CardiaTable, rng: Rng) -> i64:
        """As far as this encounter goes."""
        seat = table.seat
        best, most = table.options[0], -1.0
        for option in table.options:
            twin = table.clone()
            twin.play(option)
            self.finish(twin, rng)
            value = self.chance(twin, seat)
            if value > most:
                best, most = option, value
        return best
