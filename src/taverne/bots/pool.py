"""Who grows the trees of a search."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


class InTurn:
    """One tree after the other."""

    def map(self, work: Callable[[Any], Any], looks: list[Any], /) -> Iterable[Any]:
        return [work(look) for look in looks]
