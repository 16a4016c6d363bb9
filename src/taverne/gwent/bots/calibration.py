"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "duel 1": (0.524, 0.146),
    "duel 2": (0.639, 0.317),
    "duel 3": (0.893, 0.6),
    "ffa 1": (0.606, -0.314),
}
