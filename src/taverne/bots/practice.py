"""Open-hand practice: all hands lie on the table, and who wants one gets a hint (GWT-8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.budget import Budget
from taverne.bots.thought import ALIKE, Thought
from taverne.cardia.bots.planner import CardiaPlannerBot
from taverne.cardia.bots.search import CardiaSearchBot
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.search import SearchBot
from taverne.gwent.match_rulebook import MatchView

if TYPE_CHECKING:
    from taverne.kernel.game import AnyGame

LOOKS: Final = 600
COUNTED: Final = ("thought-looks", "thought-cardia-looks")


def open_hands(game: AnyGame) -> list[tuple[str, ...]]:
    """GWT-8.6 every hand, each as its own player sees it."""
    return [hand_of(duel_of(game.look(seat)), seat) for seat in range(game.table.seating.seats)]


def duel_of(view: Any) -> Any:
    """The game that is being played; of a match, its duel."""
    return view.duel if isinstance(view, MatchView) else view


def hand_of(view: Any, seat: int) -> tuple[str, ...]:
    return tuple(view.seats[seat].hand.cards or ()) if view is not None else ()


def hint(view: Any, seed: int) -> Thought:
    """GWT-8.6 what the planner would do and why, seeing no more than the person who asks."""
    bot = PlannerBot(seed)
    bot.choose(view)
    return bot.thoughts[0]


def counsel(game: str, view: Any, seed: int) -> list[Thought]:
    """All options, the best first: a search says how good each is, the planner says why."""
    search = CardiaSearchBot(seed, Budget(LOOKS)) if game == "cardia" else SearchBot(seed, Budget(LOOKS))
    planner = CardiaPlannerBot(seed) if game == "cardia" else PlannerBot(seed)
    search.choose(view)
    planner.choose(view)
    reasons = {one.option: one for one in planner.thoughts if one.reason != ALIKE}
    return [explained(one, reasons.get(one.option)) for one in search.thoughts]


def explained(thought: Thought, why: Thought | None) -> Thought:
    """A count of looks is no reason if there is a better one."""
    if why is None or thought.reason not in COUNTED:
        return thought
    return Thought(thought.option, thought.chance, thought.visits, why.reason, why.details)
