"""What a climb has tried and changed, and why, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverne.arena.summary import percent
from taverne.gwent.texts import spoken_name
from taverne.meta import Change, Estimate, State, Step
from taverne.words import say

NOTHING = "–"


def progress_line(state: State) -> str:
    """How far it is: games, changes, and what is being tried."""
    details = {"played": state.games, "changes": len(state.steps), "rate": percent(state.rate)}
    if state.change is None or state.difference is None:
        return say("meta-progress-survey", **details)
    return say(
        "meta-progress-trial", **details, **change_words(state.change), **difference_words(state.difference)
    )


def step_lines(step: Step) -> list[str]:
    """What was changed, what it brought, and what spoke for it."""
    words = {**change_words(step.change), **difference_words(step.difference)}
    return [say("meta-step", **words), *(f"  {line}" for line in reasons(step))]


def reasons(step: Step) -> list[str]:
    measured = zip(step.change.out, step.out_impact, strict=True)
    known = {card: impact for card, impact in measured if impact is not None}
    return [
        say("meta-reason-out", card=spoken_name(card), impact=points(impact))
        for card, impact in known.items()
    ]


def refused_line(state: State) -> str:
    details = {"rate": percent(state.rate), "low": percent(state.low), "high": percent(state.high)}
    return say(
        "meta-tried", refused=len(state.refused), changes=len(state.steps), games=state.games, **details
    )


def proof_line(difference: Estimate) -> str:
    return say("meta-proof", **difference_words(difference))


def change_words(change: Change) -> dict[str, str]:
    return {"out": names(change.out), "into": names(change.into)}


def names(cards: Sequence[str]) -> str:
    """Each card once, with its number."""
    found = [
        say("meta-copies", card=spoken_name(card), copies=cards.count(card)) for card in dict.fromkeys(cards)
    ]
    return ", ".join(found) or NOTHING


def difference_words(found: Estimate) -> dict[str, Any]:
    numbers = {"mean": points(found.mean), "low": points(found.low), "high": points(found.high)}
    return {**numbers, "games": 2 * found.turns}


def points(rate: float) -> str:
    return f"{100 * rate:+.1f}"


def estimate_json(found: Estimate) -> dict[str, Any]:
    return {
        "difference": round(found.mean, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
        "games": 2 * found.turns,
    }
