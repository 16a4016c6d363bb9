"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "duel 1": (0.752, 0.079),
    "duel 2": (0.724, 0.201),
    "duel 3": (0.845, -0.117),
    "ffa 1": (0.421, -0.205),
    "ffa 2": (0.627, -0.073),
    "pairs 1": (1.018, 0.203),
    "pairs 2": (0.958, -0.114),
    "pairs 3": (1.249, -0.278),
    "solo 1": (0.916, 1.373),
    "solo 2": (1.02, 0.998),
}
