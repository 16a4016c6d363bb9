"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "duel 1": (0.771, 0.085),
    "duel 2": (0.75, 0.192),
    "ffa 1": (0.432, -0.238),
    "ffa 2": (0.653, -0.029),
    "solo 1": (0.907, 1.381),
    "solo 2": (1.029, 1.155),
}
