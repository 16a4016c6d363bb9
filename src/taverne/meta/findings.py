"""What the games of a field say about its decks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Any, Final

from taverne.arena.impact import Impact, Showing, impacts_of, showings
from taverne.arena.outcome import DIGITS, Outcome
from taverne.arena.statistics import Z95
from taverne.meta.equilibrium import equilibrium, expected, intervals, rate_matrix

MATRICES: Final = 200


@dataclass(frozen=True)
class Standing:
    """A deck in its field: its rate against all others alike, its share of the equilibrium, who beats it."""

    name: str
    rate: float
    low: float
    high: float
    share: float
    share_low: float
    share_high: float
    against_mix: float
    nemesis: str
    nemesis_rate: float


class Findings:
    """The match-up matrix, its equilibrium, the best response to the field, and the worth of each card."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.names = outcome.schedule.contestants
        self.matrix = rate_matrix(outcome.scores, len(self.names))
        self.mix = equilibrium(self.matrix)

    @cached_property
    def standings(self) -> list[Standing]:
        """The best first."""
        found = [self.standing(deck) for deck in range(len(self.names))]
        return sorted(found, key=lambda one: (-round(one.rate, 9), one.name))

    @property
    def best(self) -> Standing:
        """The best response to a field in which every deck is met equally often."""
        return self.standings[0]

    @cached_property
    def shares(self) -> list[tuple[float, float]]:
        count = len(self.names)
        return intervals(self.outcome.scores, count, MATRICES, self.outcome.schedule.job.seed)

    @cached_property
    def against_mix(self) -> list[float]:
        return expected(self.matrix, self.mix)

    def standing(self, deck: int) -> Standing:
        low, high = self.interval(deck)
        worst = min(self.others(deck), key=lambda other: self.matrix[deck][other])
        return Standing(
            self.names[deck],
            self.rate(deck),
            low,
            high,
            self.mix[deck],
            *self.shares[deck],
            self.against_mix[deck],
            self.names[worst],
            self.matrix[deck][worst],
        )

    def others(self, deck: int) -> list[int]:
        return [other for other in range(len(self.names)) if other != deck]

    def rate(self, deck: int) -> float:
        rates = [self.pairing(deck, other)[0] for other in self.others(deck)]
        return sum(rates) / len(rates)

    def interval(self, deck: int) -> tuple[float, float]:
        """Every pairing counts alike and brings its own uncertainty; a sweep is never sure."""
        spread = 0.0
        for other in self.others(deck):
            rate, games = self.pairing(deck, other)
            fair = (rate * games + 1) / (games + 2)
            spread += fair * (1 - fair) / max(1, games)
        reach = Z95 * sqrt(spread) / len(self.others(deck))
        return max(0.0, self.rate(deck) - reach), min(1.0, self.rate(deck) + reach)

    def pairing(self, one: int, two: int) -> tuple[float, int]:
        score = self.outcome.scores[min(one, two), max(one, two)]
        return (score.rate if one < two else 1 - score.rate), score.games

    @cached_property
    def by_deck(self) -> dict[str, list[Impact]]:
        """The cards of each deck, that which carries it first."""
        shown: dict[str, list[Showing]] = {name: [] for name in self.names}
        for result in self.outcome.results:
            for one in showings(self.outcome.schedule, result):
                shown[one.kit].append(one)
        return {name: ranked(impacts_of(games)) for name, games in shown.items()}

    def as_json(self) -> dict[str, Any]:
        """What the arena says, and what follows from it for the decks."""
        return self.outcome.as_json() | {
            "standings": [rounded(one) for one in self.standings],
            "equilibrium": {name: round(share, DIGITS) for name, share in self.brought()},
            "best_response": self.best.name,
        }

    def brought(self) -> list[tuple[str, float]]:
        """The decks of the equilibrium, the most frequent first."""
        found = [(name, share) for name, share in zip(self.names, self.mix, strict=True) if share > 0]
        return sorted(found, key=lambda one: (-one[1], one[0]))


def ranked(cards: list[Impact]) -> list[Impact]:
    return sorted(cards, key=lambda card: (-card.drawn.impact, card.card))


def rounded(standing: Standing) -> dict[str, Any]:
    fields = vars(standing).items()
    return {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in fields}
