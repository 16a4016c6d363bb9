"""The games that can be played here, by name."""

from __future__ import annotations

from taverne.cli.desk import Desk, Terminal
from taverne.games import names, offer_of
from taverne.kernel.offer import Offer


def terminal_of(offer: Offer) -> Terminal:
    terminal: Terminal = offer.terminal
    return terminal


def terminals() -> dict[str, Terminal]:
    """By the names of the games."""
    return {name: terminal_of(offer_of(name)) for name in names()}


def find_desk(name: str) -> Desk:
    """The desk of a record, by the name of its rulebook."""
    desks = {desk.name: desk for desk in terminal_of(offer_of(name)).desks()}
    return desks[name]
