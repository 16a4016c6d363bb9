"""Whose time a search counts, and who grows its trees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

Clock = Callable[[], float]


class Crew(Protocol):
    """An executor of processes, or nobody but this one; who it is does not change what is found."""

    def map(self, work: Callable[[Any], Any], looks: list[Any], /) -> Iterable[Any]: ...


class Alone:
    """One tree after the other."""

    def map(self, work: Callable[[Any], Any], looks: list[Any], /) -> Iterable[Any]:
        return [work(look) for look in looks]
