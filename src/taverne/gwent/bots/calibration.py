"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "duel 1": (0.513, 0.191),
    "duel 2": (0.629, 0.288),
    "duel 3": (0.873, 0.56),
    "ffa 1": (0.601, -0.304),
}
