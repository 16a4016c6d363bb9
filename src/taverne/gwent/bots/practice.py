"""Open-hand practice: all hands lie on the table, and who wants one gets a hint (GWT-8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.budget import Budget
from taverne.bots.practice import EQUAL_LOOKS, LOOKS, advised, even_out, hand_of, reasoned
from taverne.gwent.bots.passing import PASSING
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.search import SearchBot, worth
from taverne.gwent.matches.rulebook import MatchView
from taverne.kernel.rng import seeded

if TYPE_CHECKING:
    from taverne.bots.thought import Thought
    from taverne.kernel.game import AnyGame

COUNTED: Final = "thought-looks"


def open_hands(game: AnyGame) -> list[tuple[str, ...]]:
    """GWT-8.6 every hand, each as its own player sees it."""
    return [hand_of(duel_of(game.look(seat)), seat) for seat in range(game.table.seating.seats)]


def duel_of(view: Any) -> Any:
    """The game that is being played; of a match, its duel."""
    return view.duel if isinstance(view, MatchView) else view


def hint(view: Any, seed: int) -> Thought:
    """GWT-8.6 what the planner would do and why, seeing no more than the person who asks.

    To pass is advised by a search alone: a game that can be won is not given up.
    """
    bot = PlannerBot(seed)
    return thoughts_on(view, seed)[0] if bot.choose(view) == PASSING else bot.thoughts[0]


def thoughts_on(view: Any, seed: int) -> list[Thought]:
    """All options, the best first: a search says how good each is, the planner says why."""
    search, planner = SearchBot(seed, Budget(LOOKS)), PlannerBot(seed)
    search.choose(view)
    planner.choose(view)
    rng = seeded(seed)
    if len(view.options) > 1 and duel_of(view) is not None and view.shape != "deck":
        even_out(search.thoughts, lambda word: worth(duel_of(view), word, EQUAL_LOOKS, rng))
    return reasoned(advised(search.thoughts, PASSING), planner.thoughts, COUNTED)
