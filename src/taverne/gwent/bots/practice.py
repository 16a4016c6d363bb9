"""Open-hand practice: all hands lie on the table, and who wants one gets a hint (GWT-8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.budget import Budget
from taverne.bots.practice import LOOKS, hand_of, reasoned
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.search import SearchBot
from taverne.gwent.matches.rulebook import MatchView

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
    """GWT-8.6 what the planner would do and why, seeing no more than the person who asks."""
    bot = PlannerBot(seed)
    bot.choose(view)
    return bot.thoughts[0]


def thoughts_on(view: Any, seed: int) -> list[Thought]:
    """All options, the best first: a search says how good each is, the planner says why."""
    search, planner = SearchBot(seed, Budget(LOOKS)), PlannerBot(seed)
    search.choose(view)
    planner.choose(view)
    return reasoned(search.thoughts, planner.thoughts, COUNTED)
