"""How sure a result is: Wilson's interval and Wald's sequential test."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

Z95: Final = 1.959963984540054
EVEN: Final = 0.5
BETTER: Final = 0.55
ALPHA: Final = 0.05
BETA: Final = 0.05
ACCEPT: Final = log((1 - BETA) / ALPHA)
REJECT: Final = log(BETA / (1 - ALPHA))


def wilson(points: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a rate; it stays within 0 and 1, also after few games."""
    if games == 0:
        return 0.0, 1.0
    rate, weight = points / games, z * z / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def evidence(points: float, games: int) -> float:
    """The logarithm of how much better `BETTER` explains the points than `EVEN` does."""
    return points * log(BETTER / EVEN) + (games - points) * log((1 - BETTER) / (1 - EVEN))


def verdict(points: float, games: int) -> str:
    """Two sequential tests, one for each side: `first`, `second`, `even`, or `open`.

    Each asks whether its side wins 55 % or only 50 %; `even` if both say 50 %. A draw is half a win.
    """
    first, second = evidence(points, games), evidence(games - points, games)
    if first >= ACCEPT:
        return "first"
    if second >= ACCEPT:
        return "second"
    return "even" if first <= REJECT and second <= REJECT else "open"
