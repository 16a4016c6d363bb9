"""Readers in a thread of their own, so that the house goes on while they read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from taverne.house.room.errors import RoomError

PLACES: Final = 1  # threads share one interpreter with the house: a second one would only be in its way
MOST_WAITING: Final = 100
P = ParamSpec("P")
T = TypeVar("T")


class ThreadReaders:
    """So many read at once and the others wait; of strangers, only a certain number may."""

    def __init__(self, places: int = PLACES, most_waiting: int = MOST_WAITING) -> None:
        self.most_waiting = most_waiting
        self.for_strangers = asyncio.Semaphore(places)
        self.for_the_house = asyncio.Semaphore(places)
        self.waiting = 0

    async def read(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        if self.waiting >= self.most_waiting:
            raise RoomError("house-busy")
        self.waiting += 1
        try:
            async with self.for_strangers:
                return await asyncio.to_thread(work, *args, **more)
        finally:
            self.waiting -= 1

    async def recall(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        async with self.for_the_house:
            return await asyncio.to_thread(work, *args, **more)
