"""The games of one deck under one luck, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from taverne.arena.result import Place, Result
from taverne.arena.schedule import Schedule
from taverne.arena.statistics import wilson
from taverne.meta.order import TURN, Order

OURS: Final = 0


class Showing(NamedTuple):
    """A deck in one game: what it brought, and which cards were drawn."""

    payoff: float
    drawn: tuple[str, ...]


class Batch(NamedTuple):
    """Games that are wanted next, all of one schedule."""

    schedule: Schedule
    places: list[Place]


class Sample:
    """A deck against its field, as far as it was played."""

    def __init__(self, order: Order, line: str, generation: int) -> None:
        self.order = order
        self.line = line
        self.generation = generation
        self.schedule = order.schedule(line, generation)
        self.results: dict[Place, Result] = {}
        self.shown: dict[int, dict[Place, Showing]] = {}

    def lacking(self, turns: Sequence[int]) -> Batch | None:
        places = [place for place in self.order.places(turns) if place not in self.results]
        return Batch(self.schedule, places) if places else None

    def add(self, results: Iterable[Result]) -> None:
        for result in results:
            self.results[result.place] = result
            seats = self.schedule.fixture(result.place).seats
            for seat, who in enumerate(seats):
                showing = Showing(result.payoffs[seat], result.drawn[seat])
                self.shown.setdefault(who, {})[result.place] = showing

    @property
    def turns(self) -> int:
        return len(self.results) // TURN

    def points(self, turn: int) -> float:
        """What a turn brought for each of its games."""
        return sum(self.shown[OURS][place].payoff for place in self.order.places([turn])) / TURN

    def showings(self) -> list[list[Showing]]:
        """The games of each deck, ours first."""
        return [[*self.shown[who].values()] for who in sorted(self.shown)]

    def rate(self) -> tuple[float, float, float]:
        """The rate against the field, with its interval."""
        points = sum(showing.payoff for showing in self.shown.get(OURS, {}).values())
        games = len(self.results)
        return points / games if games else 0.5, *wilson(points, games)


def differences(one: Sample, two: Sample, turns: int) -> list[float]:
    """Turn by turn, how much more the first deck got out of the same luck."""
    return [one.points(turn) - two.points(turn) for turn in range(turns)]
