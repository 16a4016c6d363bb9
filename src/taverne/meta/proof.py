"""What all changes together are worth, by games that had no part in choosing them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from taverne.arena.playing import play
from taverne.arena.result import Result
from taverne.meta.order import Order
from taverne.meta.paired import Estimate, estimate
from taverne.meta.sample import Batch, Sample, differences

APART: Final = -1  # no generation of a climb has this luck


class Proof:
    """The last deck beside the first, under the same fresh luck."""

    def __init__(self, order: Order, line: str, turns: int) -> None:
        self.before = Sample(order, order.deck.line, APART)
        self.after = Sample(order, line, APART)
        self.turns = turns

    def wanted(self) -> Batch | None:
        turns = range(self.turns)
        return self.before.lacking(turns) or self.after.lacking(turns)

    def take(self, results: Iterable[Result]) -> None:
        sample = self.before if self.before.lacking(range(self.turns)) else self.after
        sample.add(results)

    def step(self) -> bool:
        batch = self.wanted()
        if batch is None:
            return False
        self.take([play(batch.schedule, place) for place in batch.places])
        return True

    def difference(self) -> Estimate:
        """As far as both were played."""
        turns = min(self.before.turns, self.after.turns)
        return estimate(differences(self.after, self.before, turns))
