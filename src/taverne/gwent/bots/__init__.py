"""The bots of Gwent, from chance to a net that learned by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.bots.bot import RandomBot
from taverne.bots.roster import Roster
from taverne.gwent.bots.greedy import GreedyBot
from taverne.gwent.bots.net import NetBot, NetSearchBot, excuse
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.practice import thoughts_on
from taverne.gwent.bots.search import SearchBot
from taverne.gwent.bots.weighted import WeightedBot

if TYPE_CHECKING:
    from taverne.bots.budget import Budget
    from taverne.kernel.errors import TaverneError
    from taverne.kernel.offer import Bot, Clock, Pool


def keen_search(seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> Bot:
    return SearchBot(seed, budget, False, clock, pool)


def plain_search(seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> Bot:
    """Without instinct and sense: what a search is worth by itself."""
    return SearchBot(seed, budget, True, clock, pool)


def net_search(seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> Bot:
    return NetSearchBot(seed, budget, clock, pool)


def excuse_of(name: str, rules: str) -> TaverneError | None:
    return excuse(rules) if name.partition(":")[0] == "net" else None


ROSTER: Final = Roster(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        "weighted": WeightedBot,
        "planner": PlannerBot,
        "net": NetBot,
    },
    {"search": keen_search, "net": net_search, "plain": plain_search},
    thoughts_on,
    usual="planner",
    quick="greedy",
    unlisted=("plain",),
    excuse=excuse_of,
)
