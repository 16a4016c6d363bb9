"""Practice: hands that lie open, and advice for who wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from taverne.bots.certainty import doubt_of
from taverne.bots.thought import ALIKE, Thought, best_first

LOOKS: Final = 600
EQUAL_LOOKS: Final = 60
NOISE: Final = 0.08
LOSING: Final = 0.25


def hand_of(view: Any, seat: int) -> tuple[str, ...]:
    return tuple(view.seats[seat].hand.cards or ()) if view is not None else ()


def even_out(thoughts: list[Thought], worth: Callable[[str], float]) -> None:
    """A search spends its looks on what it likes: what it hardly tried is looked at again by itself."""
    for thought in thoughts:
        if thought.visits < EQUAL_LOOKS:
            chance = worth(thought.option)
            thought.expects(chance, doubt_of(chance, EQUAL_LOOKS))


def advised(thoughts: list[Thought], giving_up: str = "") -> list[Thought]:
    """The favourite first, unless another is clearly better; or better at all, where a game is given up."""
    first = thoughts[0]
    best = max(thoughts, key=lambda thought: thought.chance)
    lost = first.option == giving_up and first.chance < LOSING
    chosen = best if best.chance > first.chance + (0.0 if lost else NOISE) else first
    return best_first(thoughts, chosen.option)


def reasoned(searched: list[Thought], planned: list[Thought], counted: str) -> list[Thought]:
    """A search says how good each option is, a planner says why; `counted` only tells the number of looks."""
    reasons = {one.option: one for one in planned if one.reason != ALIKE}
    return [explained(one, reasons.get(one.option), counted) for one in searched]


def explained(thought: Thought, why: Thought | None, counted: str) -> Thought:
    """A count of looks is no reason if there is a better one."""
    if why is None or thought.reason != counted:
        return thought
    return Thought(thought.option, thought.chance, thought.visits, why.reason, why.details, thought.doubt)
