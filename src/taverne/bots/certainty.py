"""How sure it is that the first option is the best: by how far the others lie behind, and what is doubted."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taverne.bots.thought import Thought

CLEAR: Final = "clear"
LIKELY: Final = "likely"
OPEN: Final = "open"
SURELY: Final = 2.0  # so many times the error of a difference
PROBABLY: Final = 1.0
LEAST: Final = 0.001


def told_how_sure(thoughts: list[Thought]) -> list[Thought]:
    """Of options of which one stands first; nothing is said where nobody knows how far to trust a chance."""
    thoughts[0].sure = sureness(thoughts)
    return thoughts


def sureness(thoughts: list[Thought]) -> str:
    first = thoughts[0]
    margins: list[float] = []
    for other in thoughts[1:]:
        if first.doubt is None or other.doubt is None:
            return ""
        error = math.hypot(first.doubt, other.doubt)
        margins.append((first.chance - other.chance) / max(error, LEAST))
    if not margins:
        return ""
    nearest = min(margins)
    return CLEAR if nearest > SURELY else LIKELY if nearest > PROBABLY else OPEN


def doubt_of(chance: float, looks: int) -> float:
    """The error of a share of games won, with two more that were drawn: few looks prove nothing."""
    games = float(looks) + 2.0
    share = (chance * float(looks) + 1.0) / games
    return math.sqrt(share * (1.0 - share) / games)
