"""Rubbish is collected when nobody waits: one collection of everything takes as long as many answers.

With Python's own thresholds the slowest answers would wait for the collector. What is there after the start
is never looked at again; collecting the young is cheap.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 10_000
MIDDLE: Final = 10
NEVER: Final = 1_000_000_000
QUIET_EVERY: Final = 10 * 60_000
AT_LEAST_EVERY: Final = 12 * 60 * 60_000


class Broom:
    """Sweeps through everything when the house is empty, or when it has not been done for half a day."""

    def __init__(self, now: int) -> None:
        self.swept = now

    def begin(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def sweep(self, now: int, is_quiet: bool) -> bool:
        """Whether it was done."""
        if now - self.swept < (QUIET_EVERY if is_quiet else AT_LEAST_EVERY):
            return False
        self.swept = now
        gc.collect()
        return True
