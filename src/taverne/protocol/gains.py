"""What moves changed, as everybody may know it; games tell it, so it stands apart from what they bring."""

from __future__ import annotations

from typing import Literal

from taverne.protocol.rooms import Wire


class GainHappening(Wire):
    """What the moves of an answer changed, side by side: first of the one that was going on, then of each."""

    of: Literal["gains"] = "gains"
    gains: list[list[int]]
