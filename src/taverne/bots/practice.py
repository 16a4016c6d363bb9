"""Practice: hands that lie open, and advice for who wants it."""

from __future__ import annotations

from typing import Any, Final

from taverne.bots.thought import ALIKE, Thought

LOOKS: Final = 600


def hand_of(view: Any, seat: int) -> tuple[str, ...]:
    return tuple(view.seats[seat].hand.cards or ()) if view is not None else ()


def reasoned(searched: list[Thought], planned: list[Thought], counted: str) -> list[Thought]:
    """A search says how good each option is, a planner says why; `counted` only tells the number of looks."""
    reasons = {one.option: one for one in planned if one.reason != ALIKE}
    return [explained(one, reasons.get(one.option), counted) for one in searched]


def explained(thought: Thought, why: Thought | None, counted: str) -> Thought:
    """A count of looks is no reason if there is a better one."""
    if why is None or thought.reason != counted:
        return thought
    return Thought(thought.option, thought.chance, thought.visits, why.reason, why.details)
