"""What an actor hands to the learner about each table, as one row of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from taverne.kernel.sheet import HIDDEN_MOST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from taverne.envs.many import ManyTables

SEAT, OVER, REWARD, OPTIONS, NOTED, HEAD = 0, 1, 2, 3, 4, 8
REWARD_SCALE = 100
SPOTS_MOST = 128
OPTIONS_MOST = 64


class Layout(NamedTuple):
    """Where the parts of a row begin."""

    scalars: int
    spots: int
    offered: int
    gains: int
    hidden: int
    size: int


def layout(scalars: int) -> Layout:
    spots = HEAD + scalars
    offered = spots + SPOTS_MOST
    gains = offered + OPTIONS_MOST
    hidden = gains + OPTIONS_MOST
    return Layout(HEAD, spots, offered, gains, hidden, hidden + HIDDEN_MOST)


class Scribe:
    """Copies the windows of many tables into rows; the last places of a very full one are left out."""

    def __init__(self, tables: ManyTables, rows: NDArray[Any]) -> None:
        self.tables = tables
        self.rows = rows
        self.at = layout(int(tables.encoding.scalars))

    def write(self) -> None:
        tables, rows, at = self.tables, self.rows, self.at
        if tables.options.max() > OPTIONS_MOST:
            raise OverflowError(f"{tables.options.max()} options")
        rows[:, SEAT] = tables.seat
        rows[:, OVER] = tables.over
        rows[:, REWARD] = np.rint(tables.rewards[:, 0] * REWARD_SCALE)
        rows[:, OPTIONS] = tables.options
        rows[:, NOTED] = tables.noted
        rows[:, at.scalars : at.spots] = tables.scalars
        rows[:, at.spots : at.offered] = tables.spots[:, :SPOTS_MOST]
        rows[:, at.offered : at.gains] = tables.offered[:, :OPTIONS_MOST]
        rows[:, at.gains : at.hidden] = tables.gains[:, :OPTIONS_MOST]
        rows[:, at.hidden : at.size] = tables.hidden
