"""Players without a face: each gets a view with its options, never a table."""

from __future__ import annotations

from collections.abc import Callable

from taverne.bots.bot import Bot, RandomBot
from taverne.bots.greedy import GreedyBot
from taverne.bots.planner import PlannerBot
from taverne.bots.search import ITERATIONS, SearchBot
from taverne.bots.weighted import WeightedBot
from taverne.kernel.errors import TaverneError

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "weighted": WeightedBot,
    "planner": PlannerBot,
    "search": SearchBot,
}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name; the same seed makes the same choices. `search:2000` looks 2000 times."""
    kind, _, setting = name.partition(":")
    if kind not in BOTS or (setting and (kind != "search" or not setting.isdecimal() or int(setting) < 1)):
        raise TaverneError("bot-unknown", bot=name, known=", ".join(BOTS))
    if kind == "search":
        return SearchBot(seed, int(setting or ITERATIONS))
    return BOTS[kind](seed)
