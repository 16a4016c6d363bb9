"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "game 1": (1.209, 0.022),
    "game 2": (1.182, 0.053),
    "game 3": (0.898, -0.046),
}
