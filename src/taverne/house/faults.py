"""Where something broke, without any value: values may be cards that nobody may see."""

from __future__ import annotations

import traceback
from pathlib import Path

FRAMES = 12


def where(fault: BaseException) -> str:
    """The kind of the fault and the way to it, innermost last: `KeyError rounds.py:40 close`."""
    frames = traceback.extract_tb(fault.__traceback__)[-FRAMES:]
    way = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(fault).__name__} {way}".strip()
