"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "duel 1": (0.767, 0.028),
    "duel 2": (0.926, 0.384),
    "ffa 1": (0.354, -0.261),
    "ffa 2": (0.571, 0.115),
    "net 1": (0.712, 0.194),
    "net 2": (0.791, 0.304),
    "solo 1": (0.842, 1.069),
    "solo 2": (0.941, 0.784),
}
