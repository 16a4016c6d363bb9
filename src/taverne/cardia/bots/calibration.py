"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "game 1": (1.048, -0.042),
    "game 2": (1.004, 0.018),
    "game 3": (0.816, -0.201),
}
