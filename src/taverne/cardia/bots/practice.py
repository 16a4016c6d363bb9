"""Open-hand practice: all hands lie on the table, and who wants advice gets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.budget import Budget
from taverne.bots.certainty import told_how_sure
from taverne.bots.practice import EQUAL_LOOKS, LOOKS, even_out, hand_of, reasoned
from taverne.cardia.bots.planner import CardiaPlannerBot
from taverne.cardia.bots.search import CardiaSearchBot, worth
from taverne.kernel.rng import seeded

if TYPE_CHECKING:
    from taverne.bots.thought import Thought
    from taverne.kernel.game import AnyGame

COUNTED: Final = "thought-cardia-looks"


def open_hands(game: AnyGame) -> list[tuple[str, ...]]:
    """Every hand, each as its own player sees it."""
    return [hand_of(game.look(seat), seat) for seat in range(game.table.seating.seats)]


def thoughts_on(view: Any, seed: int) -> list[Thought]:
    """All options, the best first: a search says how good each is, the planner says why."""
    search, planner = CardiaSearchBot(seed, Budget(LOOKS)), CardiaPlannerBot(seed)
    search.choose(view)
    planner.choose(view)
    rng = seeded(seed)
    if len(view.options) > 1 and search.thoughts[0].reason == COUNTED:
        even_out(search.thoughts, lambda word: worth(view, word, EQUAL_LOOKS, rng))
    return told_how_sure(reasoned(search.thoughts, planner.thoughts, COUNTED))
