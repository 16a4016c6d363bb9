"""What a bot thinks of an option, in ids and details that any language can put into words."""

from __future__ import annotations

import math
from typing import Final

ALIKE: Final = "thought-alike"
ONLY: Final = "thought-only"
EVEN: Final = 0.5
SCALE: Final = 15.0
FAR: Final = 1000.0
Details = dict[str, str | int]
SHARES: Final = (
    (0.0, "never"),
    (0.05, "in_twenty"),
    (0.1, "in_ten"),
    (0.2, "in_five"),
    (0.25, "in_four"),
    (1 / 3, "in_three"),
    (0.4, "two_in_five"),
    (0.5, "half"),
    (0.6, "three_in_five"),
    (2 / 3, "two_in_three"),
    (0.75, "three_in_four"),
    (0.8, "four_in_five"),
    (0.9, "nine_in_ten"),
    (1.0, "always"),
)


class Thought:
    """One option: how good it looks (0 lost, 1 won), how often it was tried, and why in one line.

    `doubt` is the error of the chance, if it can be told; the first of all options says how `sure` it is.
    """

    def __init__(
        self,
        option: str,
        chance: float,
        visits: int,
        reason: str,
        details: Details,
        doubt: float | None = None,
    ) -> None:
        self.option = option
        self.chance = chance
        self.visits = visits
        self.reason = reason
        self.details = details
        self.doubt = doubt
        self.sure = ""

    def expects(self, chance: float, doubt: float | None = None) -> None:
        """Another look has told more; what is said of it must say the same."""
        self.chance = chance
        self.doubt = doubt
        if "often" in self.details:
            self.details["often"] = often(chance)


def only(option: str) -> list[Thought]:
    return [Thought(option, EVEN, 0, ONLY, {})]


def alike(options: tuple[str, ...], chosen: str) -> list[Thought]:
    """No reason for any of them; the chosen one comes first."""
    others = [option for option in options if option != chosen]
    return [Thought(option, EVEN, 0, ALIKE, {}) for option in [chosen, *others]]


def best_first(thoughts: list[Thought], chosen: str) -> list[Thought]:
    """The chosen one, then the others by their chance."""
    return sorted(thoughts, key=lambda thought: (thought.option != chosen, -thought.chance))


def often(share: float) -> str:
    """A chance as people say it: the nearest share that has a name (`chance-words`)."""
    return min((abs(share - known), word) for known, word in SHARES)[1]


def squash(points: float) -> float:
    """A lead as a chance."""
    return 1.0 / (1.0 + math.exp(-max(-FAR, min(FAR, points)) / SCALE))
