"""Dealing what a seat cannot know: a fresh full table (a determinization) for every look into the future."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.kernel.rng import Rng, any_state, shuffle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.cards import Character
    from taverne.cardia.guardians.base import Guardian
    from taverne.cardia.table import CardiaTable


class Unknown:
    """One seat's hidden cards: which may be anywhere, which are in hand or face down, and the gaps.

    `laid` are the pairs whose card is hidden, `gaps` the hidden places of the deck.
    """

    def __init__(self, seat: i64, pool: list[Character], held: list[Character]) -> None:
        self.seat: i64 = seat
        self.pool = pool
        self.held = held
        self.hand: i64 = 0
        self.sealed = False
        self.laid: list[int] = []
        self.gaps: list[int] = []

    def deal(self, table: CardiaTable, rng: Rng) -> None:
        pool = self.pool[:]
        shuffle(pool, rng)
        cards = self.held[:]
        while len(cards) < self.hand + self.sealed + len(self.laid):
            cards.append(pool.pop())
        shuffle(cards, rng)
        if self.sealed:
            table.sealed[self.seat] = [cards.pop()]
        for pair in self.laid:
            table.laid[pair][self.seat].character = cards.pop()
        for card in cards:
            table.take(self.seat, card)
        for gap in self.gaps:
            table.decks[self.seat][gap] = pool.pop()


class Guess:
    """A table in which the hidden cards are missing, and how to deal them."""

    def __init__(
        self, base: CardiaTable, seat: i64, unknowns: list[Unknown], guardians: list[Guardian]
    ) -> None:
        self.base = base
        self.seat: i64 = seat
        self.unknowns = unknowns
        self.guardians = guardians

    def deal(self, rng: Rng) -> CardiaTable:
        """A full table that the seat cannot tell from the real one; its question is in front."""
        twin = self.base.clone()
        twin.rng = Rng(any_state(rng))
        for unknown in self.unknowns:
            unknown.deal(twin, rng)
        self.deal_guardians(twin, rng)
        twin.face(self.seat)
        return twin

    def deal_guardians(self, table: CardiaTable, rng: Rng) -> None:
        """CAR-6.1 any of the backs' faction that does not lie open."""
        pool = self.guardians[:]
        shuffle(pool, rng)
        table.guardians = self.base.guardians[:]
        for place in range(table.shown, len(table.guardians)):
            for guardian in pool:
                if guardian.faction == table.guardians[place].faction:
                    table.guardians[place] = guardian
                    pool.remove(guardian)
                    break
