"""Results counted: who scored how often against whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from taverne.arena.result import Result
from taverne.arena.schedule import Schedule
from taverne.arena.statistics import wilson

Pair = tuple[int, int]


@dataclass
class Score:
    """One contestant against another, seen from the first; a draw is half a point."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.draws

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2

    @property
    def rate(self) -> float:
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)

    def add(self, difference: int) -> None:
        self.wins += difference > 0
        self.losses += difference < 0
        self.draws += difference == 0


def count(schedule: Schedule, results: Iterable[Result]) -> dict[Pair, Score]:
    """The score of each pairing, the lower number first."""
    tables = range(len(schedule.tables))
    scores = {pair: Score() for table in tables for pair in schedule.pairings(table)}
    for result in results:
        winners = winners_of(schedule, result)
        for pair in schedule.pairings(result.place.table):
            if winners & set(pair):
                scores[pair].add((pair[0] in winners) - (pair[1] in winners))
    return scores


def winners_of(schedule: Schedule, result: Result) -> set[int]:
    """Who sat in a best seat: they beat the others; those who all lost are not compared."""
    best = max(result.payoffs)
    seats = schedule.fixture(result.place).seats
    return {who for who, payoff in zip(seats, result.payoffs, strict=True) if payoff == best}


def points(scores: dict[Pair, Score]) -> dict[Pair, float]:
    """What each scored against each, in both directions."""
    forth = {pair: score.points for pair, score in scores.items()}
    back = {(two, one): score.games - score.points for (one, two), score in scores.items()}
    return forth | back
