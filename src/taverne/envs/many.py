"""Many tables at once as numpy arrays: windows onto the buffers that the compiled engine writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from taverne.kernel.crowd import Crowd
from taverne.kernel.rng import seeded
from taverne.kernel.sheet import HIDDEN_MOST, OPTIONS_MOST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from taverne.kernel.crowd import Dealer
    from taverne.kernel.sheet import Encoding


class ManyTables:
    """`rows` tables that are stepped together and begin anew by themselves.

    The arrays are read-only windows: every step writes into the same memory. Copy what you keep. Without
    `counting` there are no `places`, only `spots`, and a step is quicker. With `teaching` each step also
    writes `gains`, about how many points each option brings at once, and `hidden`, what the asked seat
    cannot know.
    """

    def __init__(
        self, encoding: Encoding, dealer: Dealer, rows: int, seed: int, counting: bool, teaching: bool = False
    ) -> None:
        self.crowd = Crowd(encoding, dealer, rows, seed, counting, teaching)
        self.encoding = encoding
        self.rows = rows
        sheet = self.crowd.sheet
        self.places = window(sheet.counts, np.uint8, rows, int(encoding.places) if counting else 0)
        self.spots = window(sheet.spots, np.int16, rows, int(encoding.most_spots))
        self.noted = window(sheet.noted, np.int16, rows, 1)[:, 0]
        self.scalars = window(sheet.scalars, np.int16, rows, int(encoding.scalars))
        self.mask = window(sheet.mask, np.uint8, rows, int(encoding.actions))
        self.offered = window(sheet.offered, np.int16, rows, OPTIONS_MOST)
        self.gains = window(sheet.gains, np.int16, rows, OPTIONS_MOST)
        self.hidden = window(sheet.hidden, np.int16, rows, HIDDEN_MOST)
        self.options = window(sheet.options, np.int16, rows, 1)[:, 0]
        self.seat = window(self.crowd.seat, np.int16, rows, 1)[:, 0]
        self.over = window(self.crowd.over, np.uint8, rows, 1)[:, 0]
        self.rewards = window(self.crowd.rewards, np.float64, rows, int(encoding.seats))
        self._luck = seeded(seed)

    def reset(self, seed: int) -> None:
        """Begin all tables anew, as with this seed at first."""
        self._luck = seeded(seed)
        self.crowd.restart(seed)

    def step(self, actions: NDArray[Any]) -> None:
        """Answer every table; all that are illegal are named by an IllegalMove, and nothing was played."""
        self.crowd.step(np.ascontiguousarray(actions, dtype="<i4").tobytes())

    def any_actions(self) -> NDArray[np.int32]:
        """A legal action for each table, all equally likely."""
        return np.frombuffer(self.crowd.any_actions(self._luck), dtype="<i4")

    @property
    def games(self) -> int:
        """How many have ended."""
        return int(self.crowd.games)


def window(buffer: Any, kind: type, rows: int, width: int) -> NDArray[Any]:
    return np.frombuffer(buffer, dtype=kind).reshape(rows, width)
