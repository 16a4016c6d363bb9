"""Chances that are true on average: what looks found, moved to where games have really ended.

Each stage of a game has a scale, two numbers: the log odds of a chance are multiplied by the one
and moved by the other. `tools/calibrate.py` finds them.
"""

from __future__ import annotations

import math
from typing import Final

Scale = tuple[float, float]
AS_FOUND: Final = (1.0, 0.0)
LEAST: Final = 0.005


def calibrated(scale: Scale, chance: float) -> float:
    """Looks never prove that a game is won or lost; the ends of the scale keep a little doubt."""
    steep, shift = scale
    return 1.0 / (1.0 + math.exp(-(steep * odds(chance) + shift)))


def odds(chance: float) -> float:
    """The logarithm of the odds."""
    kept = max(LEAST, min(1.0 - LEAST, chance))
    return math.log(kept / (1.0 - kept))
