"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "game 1": (1.112, -0.004),
    "game 2": (1.074, 0.022),
    "game 3": (0.865, -0.252),
}
