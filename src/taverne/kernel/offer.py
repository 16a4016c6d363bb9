"""What a room asks of a game: rules, seats, decks, and a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from taverne.kernel.game import AnyGame
from taverne.kernel.seating import Seating


class Terms(NamedTuple):
    """What is played: the rules in one line, and whether every seat brings three decks."""

    rules: str
    tournament: bool


class Offer(Protocol):
    """One game; a deck is a line as records have it."""

    name: str

    def agree(self, rules: str, tournament: bool) -> Terms:
        """The terms, written in full; SetupError lists everything that cannot be."""
        ...

    def seating(self, terms: Terms) -> Seating: ...

    def automaton(self, terms: Terms) -> int:
        """The seat for which the rules themselves decide, or -1."""
        ...

    def read_decks(self, terms: Terms, seat: int, sources: Sequence[str]) -> list[str]:
        """The decks for a seat, checked as far as one seat alone can be."""
        ...

    def faction(self, terms: Terms, deck: str) -> str:
        """The faction of a deck, if everybody may know it before the deal."""
        ...

    def deal(self, terms: Terms, decks: Sequence[Sequence[str]], seed: int) -> AnyGame:
        """Begin; a seat without decks gets one that follows from the seed."""
        ...

    def bots(self) -> list[str]: ...
