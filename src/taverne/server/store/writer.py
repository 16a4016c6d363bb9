"""Group commit: whatever waits to be written goes to the disk in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from taverne.house.store import StoreError, Unsure, WrittenEntry
from taverne.server.store.errors import reason

MOST: Final = 500

Outcome = StoreError | None


class Append(NamedTuple):
    """New entries of one room, the first of which is to have the number `first`."""

    room: str
    first: int
    entries: Sequence[WrittenEntry]
    phase: str | None

    @property
    def last(self) -> int:
        return self.first + len(self.entries) - 1


class Scribe(Protocol):
    """Writes in one transaction: all together or, if one comes too late, each for itself."""

    async def write(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """What became of each; raises `Unsure` if that is not known."""
        ...

    async def close(self) -> None: ...


class Waiting(NamedTuple):
    append: Append
    done: asyncio.Future[None]


class Writer:
    """One task takes what is queued, without waiting for more, and has it written together."""

    def __init__(self, scribe: Scribe, turn: asyncio.Lock) -> None:
        self.scribe = scribe
        self.turn = turn
        self.queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.task = asyncio.create_task(self.run(), name="store writer")
        self.closed = False
        self.commits = 0

    async def append(self, append: Append) -> None:
        if self.closed:
            raise StoreError("store-closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Waiting(append, done))
        await done

    async def close(self) -> None:
        """What was queued is still written."""
        if not self.closed:
            self.closed = True
            self.queue.put_nowait(None)
        await self.task
        await self.scribe.close()

    async def run(self) -> None:
        while batch := await self.take():
            # In the order of the rooms, so that two nodes never wait for each other.
            batch.sort(key=lambda waiting: waiting.append.room)
            for waiting, trouble in zip(batch, await self.write(batch), strict=True):
                settle(waiting.done, trouble)

    async def take(self) -> list[Waiting]:
        """Everything that waits; nothing at all when the writer is closed."""
        batch: list[Waiting] = []
        first = await self.queue.get()
        while first:
            batch.append(first)
            if self.queue.empty() or len(batch) == MOST:
                return batch
            first = self.queue.get_nowait()
        self.queue.put_nowait(None)
        return batch

    async def write(self, batch: Sequence[Waiting]) -> Sequence[Outcome]:
        try:
            async with self.turn:
                outcomes = await self.scribe.write([waiting.append for waiting in batch])
        except Unsure as trouble:
            return [trouble for _ in batch]
        except Exception as trouble:  # a writer that dies would leave everybody waiting
            return [StoreError("store-unavailable", reason=reason(trouble)) for _ in batch]
        self.commits += 1
        return outcomes


def settle(done: asyncio.Future[None], trouble: Outcome) -> None:
    if done.done():
        return
    if trouble:
        done.set_exception(type(trouble)(trouble.key, **trouble.details))
    else:
        done.set_result(None)
