"""What a rival will probably play: it thinks one encounter ahead, and does not know our hand."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from taverne.cardia.bots.contest import Contest
from taverne.cardia.bots.deals import any_option, deal_own_anew, fresh_deal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable
    from taverne.kernel.rng import Rng

HEAT: Final = 0.02
FINE: Final = 1 << 30


class Habits:
    """How much a rival likes each option; one that was never looked at is liked as the average."""

    def __init__(self, likes: dict[int, float]) -> None:
        self.likes = likes
        self.usual = sum(likes.values()) / float(len(likes)) if likes else 1.0

    def draw(self, options: list[int], rng: Rng) -> int:
        likes = [self.likes.get(option, self.usual) for option in options]
        total = sum(likes)
        return options[draw_by([like / total for like in likes], rng)]


def draw_by(mix: list[float], rng: Rng) -> int:
    """A place, each as likely as its share of one."""
    mark = float(rng.below(FINE)) / float(FINE)
    for place, share in enumerate(mix):
        mark -= share
        if mark < 0.0:
            return place
    return len(mix) - 1


NO_HABITS: Final = Habits({})


class Observer:
    """What the options of the rival bring it against any of our cards, if both choose at the same time."""

    def __init__(self, hidden: Guess, seat: i64, rng: Rng) -> None:
        self.hidden = hidden
        self.seat: i64 = seat
        self.rng = rng
        self.tries: dict[int, float] = {}
        self.gains: dict[int, float] = {}

    def look(self, times: i64) -> bool:
        """Whether the rival has anything to choose; if not, there is nothing to observe."""
        for _ in range(times):
            table = fresh_deal(self.hidden, self.seat, self.rng)
            if len(table.open_tasks()) < 2:
                return False
            deal_own_anew(table, self.seat, self.rng)
            table.play(any_option(table, self.rng))
            option = any_option(table, self.rng)
            self.tries[option] = self.tries.get(option, 0.0) + 1.0
            self.gains[option] = self.gains.get(option, 0.0) + brought(table, option, self.rng)
        return True

    def habits(self) -> Habits:
        chances = {option: self.gains[option] / tries for option, tries in self.tries.items()}
        return Habits(liked(chances)) if chances else NO_HABITS


def observe(hidden: Guess, seat: i64, looks: i64, rng: Rng) -> Habits:
    observer = Observer(hidden, seat, rng)
    observer.look(looks)
    return observer.habits()


def brought(table: CardiaTable, option: i64, rng: Rng) -> float:
    """What the encounter brings to the seat that takes this option."""
    seat, contest = table.seat, Contest(table)
    table.play(option)
    contest.finish(table, rng)
    return contest.chance(table, seat)


def liked(chances: dict[int, float]) -> dict[int, float]:
    """The best option counts one; the worse the others are, the less they are liked."""
    best = max(chances.values(), default=0.0)
    return {option: math.exp((value - best) / HEAT) for option, value in chances.items()}
