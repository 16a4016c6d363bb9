"""One encounter ahead with a net: it plays for both until cards are to be chosen again, and judges then."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from taverne.cardia.bots.contest import Contest
from taverne.cardia.bots.deals import awaits_cards, fresh_deal
from taverne.cardia.bots.rival import draw_by
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


class Foresight:
    """All options are tried on the same deals, each against the same card of the rival."""

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
            self.seer.look(table, self.seat)
            self.priors = likely(self.seer.priors(table, self.seat))
            self.gains = [0.0] * len(self.priors)
        answer = self.answer(table)
        taken: i64 = 0
        for place in range(len(self.priors)):
            if self.priors[place] > 0.0:
                self.gains[place] += self.try_out(table, table.options[place], answer)
                taken += 1
        self.deals += 1
        return taken

    def is_open(self) -> bool:
        """Whether there is anything to weigh."""
        return max(self.priors) < 1.0

    def try_out(self, table: CardiaTable, option: i64, answer: i64) -> float:
        twin = table.clone()
        twin.play(option)
        if answer != NOT_ASKED:
            twin.play(answer)
        return self.outcome(twin)

    def answer(self, table: CardiaTable) -> i64:
        """What the rival would choose at the same time, not knowing our hand."""
        rival = RIVAL[self.seat]
        if len(table.open_tasks()) < 2:
            return NOT_ASKED
        return self.drawn(table, rival, table.question(rival).options(table))

    def drawn(self, table: CardiaTable, seat: i64, options: list[int]) -> i64:
        self.seer.look(table, seat)
        return options[draw_by(self.seer.priors(table, seat), self.rng)]

    def outcome(self, table: CardiaTable) -> float:
        while not self.contest.is_over(table) and not awaits_cards(table):
            table.play(self.drawn(table, table.seat, table.options))
        if self.contest.is_over(table):
            return self.contest.result(table, self.seat)
        return (self.chance(table, self.seat) + 1.0 - self.chance(table, RIVAL[self.seat])) / 2.0

    def chance(self, table: CardiaTable, seat: i64) -> float:
        self.seer.look(table, seat)
        return self.seer.chance()

    def found(self) -> Found:
        return Found(self.priors, int(self.deals), self.gains)


def gathered(found: list[Found]) -> Found:
    """All that several looked at, together."""
    gains = [sum(column) for column in zip(*[one.gains for one in found], strict=True)]
    return Found(found[0].priors, sum(one.deals for one in found), gains)


def likely(shares: list[float]) -> list[float]:
    """What is hardly ever right is never played."""
    kept = [share if share >= LEAST else 0.0 for share in shares]
    total = sum(kept)
    return [share / total for share in kept]
