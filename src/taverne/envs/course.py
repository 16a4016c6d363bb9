"""What an environment needs of a game, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from taverne.envs.many import window
from taverne.kernel.crowd import Dealer
from taverne.kernel.game import Rulebook
from taverne.kernel.offer import Bots
from taverne.kernel.sheet import Encoding, Sheet
from taverne.kernel.table import Table

Observation = dict[str, NDArray[Any]]


class Course(NamedTuple):
    """`players` are the seats for which somebody decides, `picture` shows what a view tells as plain text."""

    name: str
    encoding: Encoding
    dealer: Dealer
    players: tuple[int, ...]
    rulebook: Rulebook[Any, Any]
    bots: Bots
    picture: Callable[[Any], str]

    def space(self, waiting: int = 0) -> Dict:
        """Counts and scalars in one row, and which actions are legal; `waiting` is for more of them."""
        encoding = self.encoding
        size = int(encoding.places + encoding.scalars)
        return Dict(
            {
                "observation": Box(-32768, 32767, (size,), np.int16),
                "action_mask": Box(0, 1, (int(encoding.actions) + waiting,), np.int8),
            }
        )

    def sheet(self) -> Sheet:
        return self.encoding.sheet(1)

    def observe(self, sheet: Sheet, table: Table, seat: int, waiting: int = 0) -> Observation:
        """What this seat may know, and its legal actions; one more, if it may have to wait, for waiting."""
        self.encoding.look(sheet, 0, table, seat)
        seen, mask = rows_of(sheet)
        legal = mask[0]
        if waiting:
            legal = np.append(legal, np.int8(not legal.any()))
        return {"observation": seen[0], "action_mask": legal}


def rows_of(sheet: Sheet) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
    """Counts and scalars side by side, and the masks: copies, a row for each table."""
    rows = int(sheet.rows)
    counts = window(sheet.counts, np.uint8, rows, int(sheet.places))
    scalars = window(sheet.scalars, np.int16, rows, int(sheet.width))
    mask = window(sheet.mask, np.uint8, rows, int(sheet.actions))
    return np.hstack([counts, scalars], dtype=np.int16, casting="same_kind"), mask.astype(np.int8)


def reward(table: Table, seat: int) -> float:
    """1 for a win, -1 for a loss, between for a draw or a shared victory."""
    return 2.0 * table.payoff(seat) - 1.0
