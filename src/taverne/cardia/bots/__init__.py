"""The bots of Cardia, from chance to a net that learned by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.bots.bot import RandomBot
from taverne.bots.budget import Budget
from taverne.bots.roster import Roster
from taverne.bots.weights import WeightsError
from taverne.cardia.bots.greedy import CardiaGreedyBot
from taverne.cardia.bots.novice import CardiaNoviceBot
from taverne.cardia.bots.planner import CardiaPlannerBot
from taverne.cardia.bots.practice import thoughts_on
from taverne.cardia.bots.search import INSTEAD, CardiaSearchBot
from taverne.cardia.bots.weighted import CardiaWeightedBot

if TYPE_CHECKING:
    from taverne.kernel.errors import TaverneError
    from taverne.kernel.offer import Bot, Clock, Pool


def net_at_once(seed: int) -> Bot:
    """Loaded when it is wanted: its vectors may be missing beside a compiled engine."""
    try:
        from taverne.cardia.bots.net import CardiaNetBot
    except ImportError:
        return CardiaSearchBot(seed, Budget(INSTEAD))
    return CardiaNetBot(seed)


def net_search(seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> Bot:
    try:
        from taverne.cardia.bots.net import CardiaNetSearchBot
    except ImportError:
        return CardiaSearchBot(seed, budget, clock, pool)
    return CardiaNetSearchBot(seed, budget, clock, pool)


def excuse(name: str, rules: str) -> TaverneError | None:
    if name.partition(":")[0] != "net":
        return None
    try:
        from taverne.cardia.bots.net import excuse_for
    except ImportError:
        return WeightsError("weights-no-vectors")
    return excuse_for(rules)


ROSTER: Final = Roster(
    {
        "random": RandomBot,
        "novice": CardiaNoviceBot,
        "greedy": CardiaGreedyBot,
        "weighted": CardiaWeightedBot,
        "planner": CardiaPlannerBot,
        "net": net_at_once,
    },
    {"search": CardiaSearchBot, "net": net_search},
    thoughts_on,
    usual="planner",
    quick="greedy",
    unlisted=("weighted", "net"),
    excuse=excuse,
)
