"""The bots of Gwent, from chance to a net that learned by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.bots.bot import RandomBot
from taverne.bots.budget import Budget
from taverne.bots.roster import Roster
from taverne.bots.weights import WeightsError
from taverne.gwent.bots.greedy import GreedyBot
from taverne.gwent.bots.novice import NoviceBot
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.practice import thoughts_on
from taverne.gwent.bots.search import INSTEAD, SearchBot
from taverne.gwent.bots.weighted import WeightedBot

if TYPE_CHECKING:
    from taverne.kernel.errors import TaverneError
    from taverne.kernel.offer import Bot, Clock, Pool


def keen_search(seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> Bot:
    return SearchBot(seed, budget, False, clock, pool)


def plain_search(seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> Bot:
    """Without instinct and sense: what a search is worth by itself."""
    return SearchBot(seed, budget, True, clock, pool)


def net_at_once(seed: int) -> Bot:
    """Loaded when it is wanted: its vectors may be missing beside a compiled engine."""
    try:
        from taverne.gwent.bots.net import NetBot
    except ImportError:
        return SearchBot(seed, Budget(INSTEAD))
    return NetBot(seed)


def net_search(seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> Bot:
    try:
        from taverne.gwent.bots.net import NetSearchBot
    except ImportError:
        return keen_search(seed, budget, clock, pool)
    return NetSearchBot(seed, budget, clock, pool)


def excuse(name: str, rules: str) -> TaverneError | None:
    if name.partition(":")[0] != "net":
        return None
    try:
        from taverne.gwent.bots.net import excuse_for
    except ImportError:
        return WeightsError("weights-no-vectors")
    return excuse_for(rules)


ROSTER: Final = Roster(
    {
        "random": RandomBot,
        "novice": NoviceBot,
        "greedy": GreedyBot,
        "weighted": WeightedBot,
        "planner": PlannerBot,
        "net": net_at_once,
    },
    {"search": keen_search, "net": net_search, "plain": plain_search},
    thoughts_on,
    usual="planner",
    quick="greedy",
    unlisted=("weighted", "plain"),
    excuse=excuse,
    judge="net",
)
