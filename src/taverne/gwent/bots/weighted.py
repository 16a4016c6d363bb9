"""A bot that gives every option a weight by hand-made rules, and draws one in proportion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.thought import Thought, best_first, squash
from taverne.gwent.bots.greedy import HAND_CARD, GreedyBot, best_end
from taverne.gwent.bots.policy import foes_passed
from taverne.gwent.bots.reasons import lead
from taverne.gwent.catalogue import CARDS
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
MOST: Final = 60


class WeightedBot(GreedyBot):
    """Points gained at once, a bonus for spies, musters and medics, and passing by the gap in the score."""

    def weigh(self, view: Any, table: GwentTable, options: list[int]) -> list[Thought]:
        swings = [swing(table, view.seat, option) for option in options]
        weights = [
            self.weight(table, view.seat, option, view.shape, gained)
            for option, gained in zip(options, swings, strict=True)
        ]
        won = PASS in options and self.sees_it_won(table, view.seat)
        chosen = options.index(PASS) if won else self.draw(weights)
        thoughts = [
            Thought(word, squash(gained), 0, "thought-weight", {"percent": percent(one, weights)})
            for word, gained, one in zip(view.options, swings, weights, strict=True)
        ]
        return best_first(thoughts, view.options[chosen])

    def weight(self, table: GwentTable, seat: int, option: int, shape: str, gained: int) -> int:
        return weight(table, seat, option, shape, gained)

    def sees_it_won(self, table: GwentTable, seat: int) -> bool:
        """Ahead of rivals who have all passed."""
        return foes_passed(table, seat) and lead(table, seat) > 0

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


def percent(weight: int, weights: list[int]) -> int:
    return round(100 * weight / max(1, sum(weights)))


def swing(table: GwentTable, seat: int, option: int) -> int:
    """What is gained, counted from the lead with the hand as it is after a play."""
    before = lead(table, seat) + HAND_CARD * (len(table.hands[seat]) - 1)
    return best_end(table, seat, option)[0] - before


def weight(table: GwentTable, seat: int, option: int, shape: str, gained: int) -> int:
    if option == PASS and shape == "card":
        return weight_of_passing(table, seat)
    extra = bonus(CARDS[option]) if shape == "card" and option != LEADER else 0
    points = max(0, min(MOST, gained) + extra)
    return LEAST + points * points // 4 if lead(table, seat) > -GAP * 3 else LEAST + points


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
