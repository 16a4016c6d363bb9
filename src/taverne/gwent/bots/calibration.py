"""How much the chances of the looks must be moved to be true on average: made by `tools/calibrate.py`."""

from __future__ import annotations

from typing import Final

SCALES: Final[dict[str, tuple[float, float]]] = {
    "duel 1": (0.523, 0.131),
    "duel 2": (0.664, 0.31),
    "duel 3": (0.908, 0.586),
    "ffa 1": (0.547, -0.442),
}
