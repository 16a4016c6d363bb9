"""How long a search may think: so many looks ahead, or so many seconds, in one tree or in several."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

USUAL: Final = 1000
WORDS: Final = re.compile(r"(?:([1-9]\d{0,8})|(\d{1,5}(?:\.\d{1,3})?)s)(?:/([1-9]\d?))?")


class Budget(NamedTuple):
    """For one move; what is counted in looks always finds the same move."""

    looks: int = USUAL
    seconds: float = 0.0
    trees: int = 1

    def looks_of_each(self) -> int:
        return max(1, self.looks // self.trees)


def read_budget(words: str) -> Budget | None:
    """`2000` looks, `1.5s` by the clock, `8000/4` in four trees; nothing if it makes no sense."""
    found = WORDS.fullmatch(words)
    if found is None:
        return None
    looks, seconds, trees = found.groups()
    if looks is None and float(seconds) == 0.0:
        return None
    return Budget(int(looks or 0), float(seconds or 0.0), int(trees or 1))
