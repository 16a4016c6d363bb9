"""Players without a face: each gets a view with its options, never a table."""

from __future__ import annotations

from collections.abc import Callable

from taverne.bots.bot import Bot, RandomBot
from taverne.bots.budget import read_budget
from taverne.bots.crew import Clock, Crew
from taverne.cardia.bots.greedy import CardiaGreedyBot
from taverne.cardia.bots.planner import CardiaPlannerBot
from taverne.cardia.bots.search import CardiaSearchBot
from taverne.cardia.bots.weighted import CardiaWeightedBot
from taverne.gwent.bots.greedy import GreedyBot
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.search import SearchBot
from taverne.gwent.bots.weighted import WeightedBot
from taverne.kernel.errors import TaverneError

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "weighted": WeightedBot,
    "planner": PlannerBot,
    "search": SearchBot,
}
SEARCHES = ("search", "plain")

CARDIA_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": CardiaGreedyBot,
    "weighted": CardiaWeightedBot,
    "planner": CardiaPlannerBot,
    "search": CardiaSearchBot,
}
BOTS_OF: dict[str, dict[str, Callable[[int], Bot]]] = {"cardia": CARDIA_BOTS}


def bots_for(game: str) -> dict[str, Callable[[int], Bot]]:
    """The bots that play this game, by name."""
    return BOTS_OF.get(game, BOTS)


def is_bot(name: str, game: str = "gwent") -> bool:
    """Whether there is such a bot for this game; only searches take a setting."""
    kind, colon, setting = name.partition(":")
    searches = ("search",) if game == "cardia" else SEARCHES
    if colon:
        return kind in searches and read_budget(setting) is not None
    return kind in bots_for(game) or kind in searches


def make_bot(
    name: str, seed: int, game: str = "gwent", clock: Clock | None = None, crew: Crew | None = None
) -> Bot:
    """The bot of this name; the same seed makes the same choices.

    `search:2000` looks ahead 2000 times, `search:1.5s` as long as the clock says, and
    `search:8000/4` in four trees, which a crew of processes may grow at the same time.
    """
    if not is_bot(name, game):
        raise TaverneError("bot-unknown", bot=name, known=", ".join(bots_for(game)))
    kind, _, setting = name.partition(":")
    if game == "cardia" and kind == "search":
        return CardiaSearchBot(seed, read_budget(setting), clock, crew)
    if kind not in SEARCHES:
        return bots_for(game)[kind](seed)
    return SearchBot(seed, read_budget(setting), kind == "plain", clock, crew)
