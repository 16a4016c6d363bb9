"""One encounter ahead with a net: it knows what both sides like, and judges once cards are chosen again."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from taverne.cardia.bots.contest import Contest
from taverne.cardia.bots.deals import fresh_deal
from taverne.cardia.table import RIVAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.bots.seer import Seer
    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable
    from taverne.kernel.rng import Rng

HEAT: Final = 0.04
NOT_ASKED: Final = -2
LEAST: Final = 0.02
LEAST_ANSWER: Final = 0.05


class Found(NamedTuple):
    """On so many deals: how often the net would take each option, and what came of it in sum.

    What it would hardly ever take has no share, and is not looked at.
    """

    priors: list[float]
    deals: int
    gains: list[float]

    def tries(self) -> list[int]:
        return [self.deals if prior > 0.0 else 0 for prior in self.priors]

    def mix(self) -> list[float]:
        """What the net would play, moved towards what turned out well."""
        best = max(self.gains)
        weights = [
            prior * math.exp((gain - best) / (HEAT * self.deals))
            for prior, gain in zip(self.priors, self.gains, strict=True)
        ]
        total = sum(weights)
        return [weight / total for weight in weights]


class Rehearsal:
    """All options are tried on the same deals, each against whatever the rival is likely to choose."""

    def __init__(self, hidden: Guess, seat: i64, seer: Seer, rng: Rng) -> None:
        self.hidden = hidden
        self.seat: i64 = seat
        self.seer = seer
        self.rng = rng
        self.contest = Contest(hidden.base)
        self.deals: i64 = 0
        self.gains: list[float] = []
        self.priors: list[float] = []

    def look(self) -> i64:
        """One deal; how many looks it took."""
        table = fresh_deal(self.hidden, self.seat, self.rng)
        if not self.priors:
            self.priors = self.liked(table, self.seat, LEAST)
            self.gains = [0.0] * len(self.priors)
        answers, shares = self.answers(table)
        taken: i64 = 0
        for place in range(len(self.priors)):
            if self.priors[place] > 0.0:
                for number in range(len(answers)):
                    if shares[number] > 0.0:
                        gain = self.try_out(table, table.options[place], answers[number])
                        self.gains[place] += shares[number] * gain
                        taken += 1
        self.deals += 1
        return taken

    def answers(self, table: CardiaTable) -> tuple[list[int], list[float]]:
        """What the rival may choose at the same time, and how it likes it, not knowing our hand."""
        rival = RIVAL[self.seat]
        if len(table.open_tasks()) < 2:
            return [NOT_ASKED], [1.0]
        return table.question(rival).options(table), self.liked(table, rival, LEAST_ANSWER)

    def liked(self, table: CardiaTable, seat: i64, least: float) -> list[float]:
        self.seer.look(table, seat)
        return likely(self.seer.priors(table, seat), least)

    def is_open(self) -> bool:
        """Whether there is anything to weigh."""
        return max(self.priors) < 1.0

    def try_out(self, table: CardiaTable, option: i64, answer: i64) -> float:
        twin = table.clone()
        twin.play(option)
        if answer != NOT_ASKED:
            twin.play(answer)
        return self.outcome(twin)

    def outcome(self, table: CardiaTable) -> float:
        self.contest.finish_well(table, self.rng)
        if self.contest.is_over(table):
            return self.contest.result(table, self.seat)
        return self.seer.chance(table, self.seat)

    def found(self) -> Found:
        return Found(self.priors, int(self.deals), self.gains)


def gathered(found: list[Found]) -> Found:
    """All that several looked at, together."""
    gains = [sum(column) for column in zip(*[one.gains for one in found], strict=True)]
    return Found(found[0].priors, sum(one.deals for one in found), gains)


def likely(shares: list[float], least: float) -> list[float]:
    """What is hardly ever right is never played; the best always may be."""
    mark = min(least, max(shares))
    kept = [share if share >= mark else 0.0 for share in shares]
    total = sum(kept)
    return [share / total for share in kept]
