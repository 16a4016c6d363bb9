"""A change to a deck, and what is asked of those who know which changes a game allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

Worth = Callable[[str], float]


class Change(NamedTuple):
    """These cards go, these come; the deck afterwards in one line. Another leader counts as a card."""

    out: tuple[str, ...]
    into: tuple[str, ...]
    line: str


class Tailor(Protocol):
    """Knows the deck law of a game."""

    def promise(self, card: str) -> float:
        """What a card is believed to add to the rate when it is drawn, before anything is measured."""
        ...

    def changes(self, line: str, worth: Worth) -> Iterable[Change]:
        """Every change of this deck that the law allows and that is worth a try, the most promising first."""
        ...
