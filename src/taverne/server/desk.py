"""Where decks, records and codes of strangers are read: in a few threads, while the house goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from taverne.server.room.errors import RoomError

PLACES: Final = 1  # threads share one interpreter with the house: a second one would only be in its way
MOST_WAITING: Final = 100
P = ParamSpec("P")
T = TypeVar("T")


class Desk:
    """So many read at once; the others wait, and beyond a certain number they are sent away."""

    def __init__(self, places: int = PLACES, most_waiting: float = MOST_WAITING) -> None:
        self.most_waiting = most_waiting
        self.places = asyncio.Semaphore(places)
        self.waiting = 0

    async def read(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """In the language of whoever asks."""
        if self.waiting >= self.most_waiting:
            raise RoomError("house-busy")
        self.waiting += 1
        try:
            async with self.places:
                return await asyncio.to_thread(work, *args, **more)
        finally:
            self.waiting -= 1
