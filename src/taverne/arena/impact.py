"""What a card is worth: how its owner fares when it was drawn, and when it was played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from taverne.arena.result import Result
from taverne.arena.schedule import Schedule


@dataclass
class Tally:
    """So many games, what they brought, and what the deck brings on average."""

    games: int = 0
    points: float = 0.0
    usual: float = 0.0

    @property
    def rate(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def impact(self) -> float:
        """How much better than the same deck on average."""
        return (self.points - self.usual) / self.games if self.games else 0.0

    def add(self, payoff: float, usual: float) -> None:
        self.games += 1
        self.points += payoff
        self.usual += usual


class Showing(NamedTuple):
    """One seat in one game."""

    kit: str
    payoff: float
    drawn: tuple[str, ...]
    played: tuple[str, ...]


@dataclass
class Impact:
    """What is known of a card."""

    card: str
    drawn: Tally
    played: Tally


def impacts(schedule: Schedule, results: Iterable[Result]) -> list[Impact]:
    """Every card that was drawn or played, in the order of their names."""
    return impacts_of([one for result in results for one in showings(schedule, result)])


def impacts_of(shown: list[Showing]) -> list[Impact]:
    usual = usual_payoffs(shown)
    found: dict[str, Impact] = {}
    for one in shown:
        for kind, cards in (("drawn", one.drawn), ("played", one.played)):
            for card in cards:
                impact = found.setdefault(card, Impact(card, Tally(), Tally()))
                (impact.drawn if kind == "drawn" else impact.played).add(one.payoff, usual[one.kit])
    return [found[card] for card in sorted(found)]


def showings(schedule: Schedule, result: Result) -> list[Showing]:
    """The seats of the contestants; what the rules play for themselves is left out."""
    fixture = schedule.fixture(result.place)
    rows = zip(fixture.seats, fixture.kits, result.payoffs, result.drawn, result.played, strict=True)
    return [
        Showing(kit.name, payoff, drawn, played)
        for who, kit, payoff, drawn, played in rows
        if who < len(schedule.contestants)
    ]


def usual_payoffs(shown: list[Showing]) -> dict[str, float]:
    by_kit: dict[str, list[float]] = defaultdict(list)
    for one in shown:
        by_kit[one.kit].append(one.payoff)
    return {kit: sum(payoffs) / len(payoffs) for kit, payoffs in by_kit.items()}
