"""The mix of decks that nobody can beat: the equilibrium of the match-up matrix, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from taverne.arena.standings import Pair, Score
from taverne.bots.matrix import solve

EVEN: Final = 0.5
PRIOR: Final = 0.5
TAIL: Final = 0.025
Matrix = list[list[float]]


def rate_matrix(scores: dict[Pair, Score], count: int) -> Matrix:
    """How often the deck of the row beats that of the column; one drawn game more for each pairing."""
    found = even_matrix(count)
    for (one, two), score in scores.items():
        put(found, one, two, (score.points + PRIOR) / (score.games + 2 * PRIOR))
    return found


def drawn_matrix(scores: dict[Pair, Score], count: int, chance: Random) -> Matrix:
    """A matrix that could lie behind these games, by chance."""
    found = even_matrix(count)
    for (one, two), score in scores.items():
        lost = score.games - score.points
        put(found, one, two, chance.betavariate(score.points + PRIOR, lost + PRIOR))
    return found


def even_matrix(count: int) -> Matrix:
    return [[EVEN] * count for _ in range(count)]


def put(matrix: Matrix, one: int, two: int, rate: float) -> None:
    matrix[one][two], matrix[two][one] = rate, 1 - rate


def equilibrium(matrix: Sequence[Sequence[float]]) -> list[float]:
    """How often each deck is brought by those who cannot be exploited."""
    return solve([list(line) for line in matrix]).first


def intervals(scores: dict[Pair, Score], count: int, times: int, seed: int) -> list[tuple[float, float]]:
    """Between which shares each deck lies in 95 of 100 matrices that could be behind these games."""
    chance = Random(seed)
    mixes = [equilibrium(drawn_matrix(scores, count, chance)) for _ in range(times)]
    return [middle([mix[deck] for mix in mixes]) for deck in range(count)]


def middle(shares: list[float]) -> tuple[float, float]:
    ranked = sorted(shares)
    cut = int(TAIL * len(ranked))
    return ranked[cut], ranked[-1 - cut]


def expected(matrix: Sequence[Sequence[float]], mix: Sequence[float]) -> list[float]:
    """What each deck scores against those who bring this mix."""
    return [sum(rate * share for rate, share in zip(line, mix, strict=True)) for line in matrix]
