"""Who sits at which table: the learner against itself, and at some tables against somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from taverne.envs.many import ManyTables
    from taverne.kernel.table import Table

NOBODY: Final = -1
SELVES: Final = 4  # one table in so many is played against a past self
BOTS: Final = 16  # and one in so many against a bot, which thinks longer than all the others there

BOTS_WEIGHT: Final = 3.0  # so what is learned there counts more


def seat_of_rival(count: int, every: int = SELVES) -> NDArray[np.int64]:
    """The seat of a past self, or of whom one learns to beat, at each table."""
    tables = np.arange(count)
    return np.where(tables % every == 0, tables // every % 2, NOBODY)


def seat_of_bot(count: int) -> NDArray[np.int64]:
    """The seat of a bot at each table; no past self sits there."""
    tables = np.arange(count)
    return np.where(tables % BOTS == SELVES // 2, tables // BOTS % 2, NOBODY)


class BotSeats:
    """Answers for the bot at the tables where it sits; `choose` gives the place of an option."""

    def __init__(self, tables: ManyTables, choose: Callable[[Table[Any]], int]) -> None:
        self.tables = tables
        self.choose = choose
        self.seat = seat_of_bot(tables.rows)

    def answer(self, actions: NDArray[Any]) -> None:
        """Write the actions of the bot over what stands there."""
        asked = np.flatnonzero(self.seat == self.tables.seat)
        for row in asked.tolist():
            place = self.choose(self.tables.crowd.tables[row])
            actions[row] = self.tables.offered[row, place]
