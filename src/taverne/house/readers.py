"""Where decks, records and logs are read, while the house goes on if it can."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Readers(Protocol):
    """They read in the language of whoever asks."""

    async def read(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What a stranger brings; when too many wait, the next is sent away."""
        ...

    async def recall(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the house itself has written; nobody is sent away."""
        ...


class AtOnce:
    """For one guest, or where there are no threads: everybody else waits meanwhile."""

    async def read(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        return work(*args, **more)

    async def recall(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        return work(*args, **more)
