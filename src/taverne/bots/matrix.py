"""Matrix games of two with opposite aims, solved exactly by the simplex method."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1
TINY: Final = 1e-12


class Solution:
    """What the game is worth to the first player, and how both should mix their choices."""

    def __init__(self, value: float, first: list[float], second: list[float]) -> None:
        self.value = value
        self.first = first
        self.second = second


class Tableau:
    """The second player's linear programme: as much weight as possible, no row above one."""

    def __init__(self, payoffs: list[list[float]], shift: float) -> None:
        count = len(payoffs)
        self.columns: i64 = len(payoffs[0])
        self.rows: list[list[float]] = []
        for number, line in enumerate(payoffs):
            slack = [1.0 if other == number else 0.0 for other in range(count)]
            self.rows.append([cell + shift for cell in line] + slack + [1.0])
        self.goal: list[float] = [-1.0] * len(payoffs[0]) + [0.0] * (count + 1)
        self.basis: list[int] = [len(payoffs[0]) + number for number in range(count)]

    def entering(self) -> i64:
        """Bland's rule, the first that helps: so it never runs in circles."""
        for column in range(len(self.goal) - 1):
            if self.goal[column] < -TINY:
                return column
        return NONE

    def leaving(self, column: i64) -> i64:
        best: i64 = NONE
        least = 0.0
        for number, row in enumerate(self.rows):
            if row[column] > TINY:
                ratio = row[-1] / row[column]
                earlier = best != NONE and ratio == least and self.basis[number] < self.basis[best]
                if best == NONE or ratio < least or earlier:
                    best, least = number, ratio
        return best

    def pivot(self, place: i64, column: i64) -> None:
        chosen = self.rows[place]
        scale = chosen[column]
        for number in range(len(chosen)):
            chosen[number] /= scale
        for row in self.rows:
            if row is not chosen:
                subtract(row, chosen, column)
        subtract(self.goal, chosen, column)
        self.basis[place] = column

    def second(self) -> list[float]:
        mix = [0.0] * self.columns
        for number, column in enumerate(self.basis):
            if column < self.columns:
                mix[column] = self.rows[number][-1] / self.goal[-1]
        return mix

    def first(self) -> list[float]:
        return [max(0.0, dual) / self.goal[-1] for dual in self.goal[self.columns : -1]]


def subtract(row: list[float], chosen: list[float], column: i64) -> None:
    """So much of the chosen row that nothing is left in this column."""
    times = row[column]
    if times != 0.0:
        for number in range(len(row)):
            row[number] -= times * chosen[number]


def solve(payoffs: list[list[float]]) -> Solution:
    """The first player chooses a row, the second a column; a cell is what the first gets."""
    shift = 1.0 - min([min(line) for line in payoffs])
    tableau = Tableau(payoffs, shift)
    column = tableau.entering()
    while column != NONE:
        tableau.pivot(tableau.leaving(column), column)
        column = tableau.entering()
    return Solution(1.0 / tableau.goal[-1] - shift, tableau.first(), tableau.second())
