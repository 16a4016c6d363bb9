"""Decks that are studied: which of a field is best, which card carries it, and how a deck can be bettered.

    from taverne import arena, meta
    job = arena.new_job(arena.Wishes(("planner",), games=100, seed=7))
    meta.Findings(arena.run(arena.Schedule(job))).best

    climb = meta.Climb(order, tailor)
    while climb.step():
        climb.state()

Nothing here reads or writes: whoever asks brings the decks, and keeps the games.
"""

from __future__ import annotations

from taverne.meta.change import Change, Tailor
from taverne.meta.climb import Climb, State, Step
from taverne.meta.equilibrium import equilibrium
from taverne.meta.findings import Findings, Standing
from taverne.meta.order import Order, new_order
from taverne.meta.paired import Estimate
from taverne.meta.proof import Proof

__all__ = [
    "Change",
    "Climb",
    "Estimate",
    "Findings",
    "Order",
    "Proof",
    "Standing",
    "State",
    "Step",
    "Tailor",
    "equilibrium",
    "new_order",
]
