"""The Bradley–Terry ladder: one number for each contestant that explains all pairings."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, log10
from typing import Final

PRIOR: Final = 0.5
ENOUGH: Final = 1e-10
MOST_STEPS: Final = 10_000
SCALE: Final = 400.0
Pair = tuple[int, int]


def ratings(points: Mapping[Pair, float], count: int) -> list[float]:
    """Elo points around 0; 100 more mean that about 64 of 100 points are won.

    `points[i, j]` is what i scored against j. One drawn game more for each pairing keeps the ladder finite
    when somebody has won everything.
    """
    scored = {(i, j): points[i, j] + PRIOR for i, j in points if met(points, i, j)}
    strengths = [1.0] * count
    for _ in range(MOST_STEPS):
        better = balanced(improved(scored, strengths))
        change = max(abs(log(new / old)) for new, old in zip(better, strengths, strict=True))
        strengths = better
        if change < ENOUGH:
            break
    return [SCALE * log10(strength) for strength in strengths]


def met(points: Mapping[Pair, float], i: int, j: int) -> bool:
    return points[i, j] + points.get((j, i), 0.0) > 0


def improved(scored: Mapping[Pair, float], strengths: list[float]) -> list[float]:
    """One step of the MM algorithm (Hunter 2004)."""
    won = [0.0] * len(strengths)
    expected = [0.0] * len(strengths)
    for (i, j), score in scored.items():
        share = (score + scored[j, i]) / (strengths[i] + strengths[j])
        won[i] += score
        expected[i] += share
    return [w / e if e else s for w, e, s in zip(won, expected, strengths, strict=True)]


def balanced(strengths: list[float]) -> list[float]:
    """The geometric mean is 1."""
    middle = sum(log(strength) for strength in strengths) / len(strengths)
    return [exp(log(strength) - middle) for strength in strengths]
