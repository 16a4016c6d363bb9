"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "game 1": (1.195, -0.015),
    "game 2": (1.069, -0.014),
    "game 3": (0.884, -0.23),
}
