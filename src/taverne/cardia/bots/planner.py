"""A Cardia bot that plans: what is a position worth later, and what will a thinking rival play?

Signets, cards kept, tokens, guardians and scenes are weighed by `cardia_value`: so it wins an
encounter cheaply, loses one on purpose for an ability, and keeps its strong cards for later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.bots.deals import fresh_deal
from taverne.cardia.bots.greedy import CardiaGreedyBot
from taverne.cardia.bots.rival import NO_HABITS, Habits, observe
from taverne.cardia.table import RIVAL

if TYPE_CHECKING:
    from taverne.cardia.bots.contest import Contest
    from taverne.cardia.bots.forecast import Forecast
    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable

LOOKS: Final = 200


class CardiaPlannerBot(CardiaGreedyBot):
    """Compares its options on the same deals, against cards that a rival likes to play."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.habits: Habits = NO_HABITS

    def compare(self, hidden: Guess, seat: int, options: list[int]) -> list[Forecast]:
        self.habits = observe(hidden, seat, LOOKS, self.rng)
        return super().compare(hidden, seat, options)

    def imagine(self, hidden: Guess, seat: int) -> CardiaTable:
        table = fresh_deal(hidden, seat, self.rng)
        rival = RIVAL[seat]
        if len(table.open_tasks()) == 2:
            table.face(rival)
            table.play(self.habits.draw(table.options, self.rng))
            table.face(seat)
        return table

    def answer(self, table: CardiaTable, contest: Contest) -> int:
        return contest.best_answer(table, self.rng)

    def standing(self, table: CardiaTable, seat: int, contest: Contest) -> float:
        return contest.chance(table, seat)

    def chance(self, worth: float) -> float:
        return worth
