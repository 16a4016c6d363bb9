"""The last cards of a Cardia game, solved exactly: backwards, with a matrix game at every secret choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.bots.matrix import solve
from taverne.cardia.bots.contest import Contest
from taverne.cardia.bots.deals import fresh_deal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable
    from taverne.kernel.rng import Rng

LAST_CARDS: Final = 8
DEALS: Final = 8
NEVER: Final = 1e-9


class TooLarge(Exception):
    """There are more positions than we wanted to look at."""


class Advice:
    """For every option how often it should be taken, and the chance that it then brings.

    What should never be taken has its worst case: the other side need not make the mistake that saves it.
    """

    def __init__(self, shares: list[float], chances: list[float]) -> None:
        self.shares = shares
        self.chances = chances


class Endgame:
    """Every way on from a table on which nothing is hidden but what is chosen at the same time.

    Values are those of seat 0: 1 if it wins this game, 0 if it loses. What chance has still to
    decide is decided by the luck of the table: one deal is one sample of it.
    """

    def __init__(self, table: CardiaTable, most: i64) -> None:
        self.table = table
        self.most: i64 = most
        self.seen: i64 = 0
        self.contest = Contest(table)

    def advice(self, seat: i64) -> Advice:
        table = self.table
        if len(table.open_tasks()) == 2:
            return self.mixed(seat)
        values = [self.after(table, option) for option in table.options]
        chances = [value if seat == 0 else 1.0 - value for value in values]
        best = chances.index(max(chances))
        return Advice([1.0 if place == best else 0.0 for place in range(len(chances))], chances)

    def mixed(self, seat: i64) -> Advice:
        payoffs = self.matrix(self.table)
        solution = solve(payoffs)
        if seat == 0:
            return Advice(solution.first, chances(payoffs, solution.first, solution.second))
        columns = [[1.0 - line[place] for line in payoffs] for place in range(len(payoffs[0]))]
        return Advice(solution.second, chances(columns, solution.second, solution.first))

    def value(self, table: CardiaTable) -> float:
        self.seen += 1
        if self.seen > self.most:
            raise TooLarge
        if self.contest.is_over(table):
            return self.contest.result(table, 0)
        if len(table.open_tasks()) == 2:
            return solve(self.matrix(table)).value
        values = [self.after(table, option) for option in table.options]
        return max(values) if table.seat == 0 else min(values)

    def after(self, table: CardiaTable, option: i64) -> float:
        twin = table.clone()
        twin.play(option)
        return self.value(twin)

    def matrix(self, table: CardiaTable) -> list[list[float]]:
        """What seat 0 gets for each of its options (a row) against each of seat 1 (a column)."""
        columns = table.question(1).options(table)
        return [
            [self.meeting(table, one, two) for two in columns] for one in table.question(0).options(table)
        ]

    def meeting(self, table: CardiaTable, one: i64, two: i64) -> float:
        twin = table.clone()
        in_order = twin.seat == 0
        twin.play(one if in_order else two)
        twin.play(two if in_order else one)
        return self.value(twin)


def chances(payoffs: list[list[float]], own: list[float], other: list[float]) -> list[float]:
    return [
        dot(line, other) if share > NEVER else min(line) for line, share in zip(payoffs, own, strict=True)
    ]


def dot(line: list[float], mix: list[float]) -> float:
    return sum([cell * share for cell, share in zip(line, mix, strict=True)])


def last_advice(hidden: Guess, seat: i64, most: i64, rng: Rng) -> Advice | None:
    """The average over deals that fit what is seen, or nothing while too much can still happen."""
    if cards_left(hidden.base, hidden) > LAST_CARDS:
        return None
    try:
        return average([Endgame(fresh_deal(hidden, seat, rng), most).advice(seat) for _ in range(DEALS)])
    except TooLarge:
        return None


def cards_left(table: CardiaTable, hidden: Guess) -> i64:
    """In hands and decks; a rival's hand is not at the table yet."""
    known = len(table.hands[0]) + len(table.hands[1]) + len(table.decks[0]) + len(table.decks[1])
    return known + sum([unknown.hand for unknown in hidden.unknowns])


def average(advices: list[Advice]) -> Advice:
    count = float(len(advices))
    places = range(len(advices[0].shares))
    return Advice(
        [sum([one.shares[place] for one in advices]) / count for place in places],
        [sum([one.chances[place] for one in advices]) / count for place in places],
    )
