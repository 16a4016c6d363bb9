"""The study of any game that can deal full tables from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taverne.bots.even import Witness, look_evenly
from taverne.bots.policy import UNIFORM
from taverne.bots.review import LADDER
from taverne.bots.tree import Tree
from taverne.kernel.rng import Rng, any_state, seeded

if TYPE_CHECKING:
    from taverne.bots.calibration import Scale
    from taverne.bots.even import Finding
    from taverne.bots.sampled import Sampling
    from taverne.bots.thought import Thought
    from taverne.bots.tree import Deals
    from taverne.kernel.table import Table


class OpenDeals:
    """Nothing is hidden; only what chance has still to decide is open."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def deal(self, rng: Rng) -> Table:
        twin = self.table.clone()
        twin.freshen(Rng(any_state(rng)))
        twin.face(self.seat)
        return twin


class SampledReview:
    """By the looks alone: such a game gives no reasons, and its chances are as they were found."""

    def __init__(self, sampling: Sampling) -> None:
        self.sampling = sampling
        self.scales: dict[str, Scale] = {}

    def is_judged(self, view: Any) -> bool:
        return len(view.options) > 1

    def stage(self, view: Any, is_open: bool) -> str:
        return ""

    def ladder(self, view: Any, is_open: bool) -> tuple[int, ...]:
        return LADDER

    def looks(self, view: Any, table: Any, words: list[str], looks: int, seed: int) -> list[Finding]:
        rng, witness = seeded(seed), Witness(UNIFORM)
        deals: Deals = OpenDeals(table, view.seat) if table else self.sampling.guess(view, any_state(rng))
        tree = Tree(deals, view.seat, witness, rng)
        return look_evenly(tree, witness, [self.sampling.read(view.shape, word) for word in words], looks)

    def reasons(self, view: Any, seed: int) -> list[Thought]:
        return []
