"""Cardia tables that a bot imagines: as it may be, and as its rival must imagine it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.commit import COMMITS, Commit, CommitOpenly
from taverne.cardia.table import RIVAL
from taverne.kernel.rng import shuffle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable
    from taverne.kernel.rng import Rng


def fresh_deal(hidden: Guess, seat: i64, rng: Rng) -> CardiaTable:
    """CAR-2.1 a deal in which a rival who has chosen in secret chooses again, at the same time as we."""
    table = hidden.deal(rng)
    rival = RIVAL[seat]
    if table.sealed[rival] and not table.opened[rival] and isinstance(table.agenda[-1], Commit):
        table.take(rival, table.sealed[rival].pop())
        table.push_together(COMMITS[rival])
        table.face(seat)
    return table


def deal_own_anew(table: CardiaTable, seat: i64, rng: Rng) -> None:
    """The rival knows our hand no better than we know theirs."""
    pool = table.hands[seat] + table.decks[seat]
    size = len(table.hands[seat])
    shuffle(pool, rng)
    table.hands[seat] = []
    for _ in range(size):
        table.take(seat, pool.pop())
    table.decks[seat] = pool
    table.face(seat)


def any_option(table: CardiaTable, rng: Rng) -> i64:
    return table.options[rng.below(len(table.options))]


def awaits_cards(table: CardiaTable) -> bool:
    return isinstance(table.agenda[-1], (Commit, CommitOpenly))
