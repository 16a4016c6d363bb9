"""Two decks under the same luck: how much better one is, how sure that is, and when it is decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from taverne.arena.statistics import Z95

ALPHA: Final = 0.05
BETA: Final = 0.1
ACCEPT: Final = log((1 - BETA) / ALPHA)
REJECT: Final = log(BETA / (1 - ALPHA))
LEAST_TURNS: Final = 20
LEAST_VARIANCE: Final = 0.02
BETTER, NO_BETTER, OPEN = "better", "no-better", "open"


@dataclass(frozen=True)
class Estimate:
    """A mean of so many turns, with its 95 % interval."""

    mean: float
    low: float
    high: float
    turns: int


@dataclass(frozen=True)
class SequentialTest:
    """Wald's sequential test of paired differences: is the change worth `gain`, or nothing?"""

    gain: float
    most_turns: int

    def verdict(self, differences: Sequence[float]) -> str:
        """`better`, `no-better` or `open`; at the last turn the interval decides."""
        if len(differences) < min(LEAST_TURNS, self.most_turns):
            return OPEN
        evidence = self.evidence(differences)
        if evidence >= ACCEPT:
            return BETTER
        if evidence <= REJECT:
            return NO_BETTER
        if len(differences) < self.most_turns:
            return OPEN
        return BETTER if estimate(differences).low > 0 else NO_BETTER

    def evidence(self, differences: Sequence[float]) -> float:
        """The logarithm of how much better `gain` explains the differences than nothing does."""
        mean, variance = moments(differences)
        return len(differences) * self.gain * (2 * mean - self.gain) / (2 * variance)


def estimate(values: Sequence[float]) -> Estimate:
    if not values:
        return Estimate(0.0, -1.0, 1.0, 0)
    mean, variance = moments(values)
    reach = Z95 * sqrt(variance / len(values))
    return Estimate(mean, max(-1.0, mean - reach), min(1.0, mean + reach), len(values))


def moments(values: Sequence[float]) -> tuple[float, float]:
    """Mean and variance; a few equal turns do not prove that there is no chance."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values)
    return mean, max(LEAST_VARIANCE, spread / max(1, len(values) - 1))
