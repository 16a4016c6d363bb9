"""The bots of Gwent, from chance to search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.bots.bot import RandomBot
from taverne.bots.roster import Roster
from taverne.gwent.bots.greedy import GreedyBot
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.practice import counsel
from taverne.gwent.bots.search import SearchBot
from taverne.gwent.bots.weighted import WeightedBot

if TYPE_CHECKING:
    from taverne.bots.budget import Budget
    from taverne.kernel.offer import Bot, Clock, Crew


def keen_search(seed: int, budget: Budget | None, clock: Clock | None, crew: Crew | None) -> Bot:
    return SearchBot(seed, budget, False, clock, crew)


def plain_search(seed: int, budget: Budget | None, clock: Clock | None, crew: Crew | None) -> Bot:
    """Without instinct and sense: what a search is worth by itself."""
    return SearchBot(seed, budget, True, clock, crew)


ROSTER: Final = Roster(
    {"random": RandomBot, "greedy": GreedyBot, "weighted": WeightedBot, "planner": PlannerBot},
    {"search": keen_search, "plain": plain_search},
    counsel,
    usual="planner",
    quick="greedy",
    unlisted=("plain",),
)
