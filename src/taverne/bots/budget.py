"""How long a search may think: so many looks ahead, so many seconds or both, in one tree or in several."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

USUAL: Final = 1000
TIME: Final = r"(\d{1,5}(?:\.\d{1,3})?)s"
WORDS: Final = re.compile(rf"(?:([1-9]\d{{0,8}})(?:@{TIME})?|{TIME})(?:/([1-9]\d?))?")


class Budget(NamedTuple):
    """For one move; what is counted in looks always finds the same move."""

    looks: int = USUAL
    seconds: float = 0.0
    trees: int = 1

    def looks_of_each(self) -> int:
        return max(1, self.looks // self.trees)


def read_budget(words: str) -> Budget | None:
    """`2000` looks, `1.5s` by the clock, `2000@1.5s` what ends first, `8000/4` in four trees; or no sense."""
    found = WORDS.fullmatch(words)
    if found is None:
        return None
    looks, limit, seconds, trees = found.groups()
    time = limit or seconds
    if time is not None and float(time) == 0.0:
        return None
    return Budget(int(looks or 0), float(time or 0.0), int(trees or 1))


def hurried(name: str, seconds: float) -> str:
    """The name of the same bot, which thinks no longer than this; who was given a time keeps it.

    Its trees grow one after the other, so they share the time.
    """
    kind, _, setting = name.partition(":")
    budget = read_budget(setting) if setting else Budget()
    if budget is None or budget.seconds > 0.0:
        return name
    time = max(0.001, seconds / budget.trees)
    return f"{kind}:{budget.looks}@{time:.3f}s/{budget.trees}"
