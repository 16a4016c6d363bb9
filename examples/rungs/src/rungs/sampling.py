"""From what a seat sees to full tables that it could be sitting at, made from the view alone."""

from __future__ import annotations

from rungs.position import rebuild
from rungs.table import RUNGS, RungsTable
from rungs.view import RungsView
from taverne.kernel.errors import TaverneError
from taverne.kernel.rng import Rng, shuffle


class Guess:
    """A table in which the hidden cards are missing, and those that may lie there."""

    def __init__(self, base: RungsTable, view: RungsView, unseen: list[int]) -> None:
        self.base = base
        self.view = view
        self.unseen = unseen

    def deal(self, rng: Rng) -> RungsTable:
        """A full table that the seat cannot tell from the real one; its question is in front."""
        twin, pool = self.base.clone(), self.unseen[:]
        shuffle(pool, rng)
        twin.rng = Rng(rng.below(2**31 - 1) + 1)
        foe = 1 - self.view.seat
        size = self.view.seats[foe].cards
        twin.hands[foe], twin.stock = sorted(pool[:size]), pool[size:]
        twin.face(self.view.seat)
        return twin


def guess(view: RungsView, luck: int) -> Guess:
    if view.seat not in view.asked:
        raise TaverneError("guess-needs-a-seat")
    hands = [[int(card) for card in seat.hand or ()] for seat in view.seats]
    taken = [[int(card) for card in seat.taken] for seat in view.seats]
    led = int(view.led or 0)
    known = {"luck": luck, "hands": hands, "taken": taken, "stock": [], "pending": view.pending}
    base = rebuild({**known, "led": led, "leader": view.leader, "round": view.round})
    seen = {led, *(card for pile in (*hands, *taken) for card in pile)}
    return Guess(base, view, [card for card in RUNGS if card not in seen])
