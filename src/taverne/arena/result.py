"""One finished game, as plain data."""

from __future__ import annotations

from typing import Any, NamedTuple


class Place(NamedTuple):
    """Where a game stands in the schedule."""

    table: int
    game: int


class Result(NamedTuple):
    """How a game ended for each seat, how long it was, and which cards each seat drew and played."""

    place: Place
    payoffs: tuple[float, ...]
    decisions: int
    rounds: int
    drawn: tuple[tuple[str, ...], ...]
    played: tuple[tuple[str, ...], ...]


def read_result(fields: Any) -> Result:
    """The result as JSON wrote it; ValueError or TypeError if it is none."""
    place, payoffs, decisions, rounds, drawn, played = fields
    return Result(
        Place(*(int(number) for number in place)),
        tuple(float(payoff) for payoff in payoffs),
        int(decisions),
        int(rounds),
        tuple(tuple(cards) for cards in drawn),
        tuple(tuple(cards) for cards in played),
    )
