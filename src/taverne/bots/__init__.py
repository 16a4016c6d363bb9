"""Players without a face: each gets a view with its options, never a table."""

from __future__ import annotations

from collections.abc import Callable

from taverne.bots.bot import Bot, RandomBot
from taverne.bots.cardia_greedy import CardiaGreedyBot
from taverne.bots.cardia_search import CardiaSearchBot
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

CARDIA_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": CardiaGreedyBot,
    "search": CardiaSearchBot,
}
BOTS_OF: dict[str, dict[str, Callable[[int], Bot]]] = {"cardia": CARDIA_BOTS}


def bots_for(game: str) -> dict[str, Callable[[int], Bot]]:
    """The bots that play this game, by name."""
    return BOTS_OF.get(game, BOTS)


def is_bot(name: str, game: str = "gwent") -> bool:
    """Whether there is such a bot for this game; only `search` takes a number."""
    kind, colon, setting = name.partition(":")
    if not colon:
        return kind in bots_for(game)
    return kind == "search" and kind in bots_for(game) and setting.isdecimal() and int(setting) > 0


def make_bot(name: str, seed: int, game: str = "gwent") -> Bot:
    """The bot of this name; the same seed makes the same choices. `search:2000` looks 2000 times."""
    bots = bots_for(game)
    if not is_bot(name, game):
        raise TaverneError("bot-unknown", bot=name, known=", ".join(bots))
    kind, _, setting = name.partition(":")
    if kind != "search":
        return bots[kind](seed)
    searching = CardiaSearchBot if game == "cardia" else SearchBot
    return searching(seed, int(setting or ITERATIONS))
