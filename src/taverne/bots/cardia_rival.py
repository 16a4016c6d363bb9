"""What a rival will probably play: it thinks one encounter ahead, and does not know our hand."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from taverne.bots.cardia_contest import Contest
from taverne.bots.cardia_deals import any_option, deal_own_anew, fresh_deal

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


def observe(hidden: Guess, seat: i64, looks: i64, rng: Rng) -> Habits:
    """What the options of the rival bring it against any of our cards, if both choose at the same time."""
    tries: dict[int, float] = {}
    gains: dict[int, float] = {}
    for _ in range(looks):
        table = fresh_deal(hidden, seat, rng)
        if len(table.open_tasks()) < 2:
            return NO_HABITS
        deal_own_anew(table, seat, rng)
        table.play(any_option(table, rng))
        option = any_option(table, rng)
        tries[option] = tries.get(option, 0.0) + 1.0
        gains[option] = gains.get(option, 0.0) + brought(table, option, rng)
    return Habits(liked({option: gains[option] / tries[option] for option in tries}))


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
