"""What each card seems to be worth: what was believed, what its draws brought, what trials taught."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from taverne.arena.impact import Tally
from taverne.meta.sample import Showing

BELIEF: Final = 150


class Ledger:
    """The impact of every card when drawn, shrunk towards what was believed of it."""

    def __init__(self, promise: Callable[[str], float]) -> None:
        self.promise = promise
        self.drawn: dict[str, Tally] = defaultdict(Tally)
        self.taught: dict[str, Tally] = defaultdict(Tally)

    def add(self, showings: Sequence[Showing]) -> None:
        """Games of one deck."""
        usual = sum(one.payoff for one in showings) / max(1, len(showings))
        for one in showings:
            for card in one.drawn:
                self.drawn[card].add(one.payoff, usual)

    def teach(self, card: str, worth: float, games: int) -> None:
        """A trial has measured this card in the place of another."""
        self.taught[card].games += games
        self.taught[card].points += worth * games

    def worth(self, card: str) -> float:
        drawn, taught = self.drawn.get(card, Tally()), self.taught.get(card, Tally())
        known = drawn.points - drawn.usual + taught.points
        return (BELIEF * self.promise(card) + known) / (BELIEF + drawn.games + taught.games)

    def impact(self, card: str) -> float | None:
        """What was measured when it was drawn; nothing if it never was."""
        return self.drawn[card].impact if card in self.drawn else None
