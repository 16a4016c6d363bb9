"""Open-hand practice: all hands lie on the table, and who wants one gets a hint (GWT-8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.budget import Budget
from taverne.bots.calibration import calibrated
from taverne.bots.certainty import told_how_sure
from taverne.bots.practice import EQUAL_LOOKS, LOOKS, advised, even_out, hand_of, reasoned
from taverne.bots.review import opinions, scale_of, weighed
from taverne.bots.thought import best_first
from taverne.gwent.bots.passing import PASSING, free_gains, gain_first
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.review import REVIEW, duel_of, is_learned
from taverne.gwent.bots.search import SearchBot, worth
from taverne.kernel.rng import seeded

if TYPE_CHECKING:
    from taverne.bots.thought import Thought
    from taverne.kernel.game import AnyGame

COUNTED: Final = "thought-looks"


def open_hands(game: AnyGame) -> list[tuple[str, ...]]:
    """GWT-8.6 every hand, each as its own player sees it."""
    return [hand_of(duel_of(game.look(seat)), seat) for seat in range(game.table.seating.seats)]


def thoughts_on(view: Any, seed: int) -> list[Thought]:
    """GWT-8.6 all options, the best first, seeing no more than the person who asks.

    The best judge says how good each is, the planner says why.
    """
    planner = PlannerBot(seed)
    planner.choose(view)
    judged = by_the_net(duel_of(view), seed) if is_for_the_net(view) else by_search(view, seed)
    return told_how_sure(reasoned(advised(judged, PASSING), planner.thoughts, COUNTED))


def is_for_the_net(view: Any) -> bool:
    return REVIEW.is_judged(view) and is_learned(duel_of(view), is_open=False)


def by_the_net(view: Any, seed: int) -> list[Thought]:
    """As a study judges it, with what is free before a pass."""
    weighing = weighed(REVIEW, view, None, "", seed)
    thoughts = best_first(opinions(weighing, scale_of(REVIEW, view, False), COUNTED), weighing.best().word)
    free = free_gains(view) if thoughts[0].option == PASSING else []
    if not free:
        return thoughts
    looks = sum(weighing.ladder)
    return gain_first(thoughts, free, looks, lambda word: equally(view, word, looks, seed))


def equally(view: Any, word: str, looks: int, seed: int) -> float:
    """The chance after one option: the same seed deals the same cards."""
    [(own, _)] = REVIEW.looks(view, None, [word], looks, seed)
    return calibrated(scale_of(REVIEW, view, False), sum(own) / len(own))


def by_search(view: Any, seed: int) -> list[Thought]:
    search, rng = SearchBot(seed, Budget(LOOKS)), seeded(seed)
    search.choose(view)
    if len(view.options) > 1 and duel_of(view) is not None and view.shape != "deck":
        even_out(search.thoughts, lambda word: worth(duel_of(view), word, EQUAL_LOOKS, rng))
    return search.thoughts
