"""A bot that gives every option a weight by hand-made rules, and draws one in proportion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.greedy import GreedyBot, lead, outcome
from taverne.bots.policy import foes_passed
from taverne.gwent.catalogue import CARDS
from taverne.gwent.notation import read
from taverne.gwent.sampling import sample
from taverne.gwent.turns import LEADER, PASS

if TYPE_CHECKING:
    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable

SPY: Final = 15
MUSTER: Final = 6
MEDIC: Final = 4
HERO: Final = -2
LEAST: Final = 1
GAP: Final = 20


class WeightedBot(GreedyBot):
    """Points gained at once, a bonus for spies, musters and medics, and passing by the gap in the score."""

    def choose(self, view: Any) -> str:
        if view.shape not in ("card", "row", "unit", "side"):
            return super().choose(view)
        table = sample(view, self.rng)
        options = [read(view.shape, word) for word in view.options]
        weights = [weight(table, view.seat, option, view.shape) for option in options]
        if PASS in options and foes_passed(table, view.seat) and lead(table, view.seat) > 0:
            return "pass"
        return str(view.options[self.draw(weights)])

    def draw(self, weights: list[int]) -> int:
        """A place, each as likely as its weight; without any weight they are all alike."""
        total = sum(weights)
        if total == 0:
            return self.rng.below(len(weights))
        mark = self.rng.below(total)
        for place, one in enumerate(weights):
            mark -= one
            if mark < 0:
                return place
        raise AssertionError(weights)


def weight(table: GwentTable, seat: int, option: int, shape: str) -> int:
    if option == PASS and shape == "card":
        return weight_of_passing(table, seat)
    before = lead(table, seat)
    swing = min(60, outcome(table, seat, option) - promise_of(table, seat))
    extra = bonus(CARDS[option]) if shape == "card" and option != LEADER else 0
    points = max(0, swing + extra)
    return LEAST + points * points // 4 if before > -GAP * 3 else LEAST + points


def promise_of(table: GwentTable, seat: int) -> int:
    """Where the swing of a play is counted from: the lead, with the hand after the play."""
    from taverne.bots.greedy import HAND_CARD

    return lead(table, seat) + HAND_CARD * (len(table.hands[seat]) - 1)


def bonus(card: Card) -> int:
    return SPY * card.crosses + MEDIC * card.heals + MUSTER * (card.calls > 0) + HERO * card.hero


def weight_of_passing(table: GwentTable, seat: int) -> int:
    """The more the greater the gap, ahead or far behind; never while the last gem would be lost."""
    ahead = lead(table, seat)
    if ahead <= 0 and table.score[table.side(seat)] == 1:
        return 0
    if ahead >= GAP:
        return ahead * 3
    if ahead <= -GAP:
        return -ahead
    return LEAST
