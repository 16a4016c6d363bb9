"""Group commit: whatever waits to be written goes to the disk in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from sqlalchemy import Text, bindparam, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from taverne.server.store.errors import Conflict, NoRoom, StoreError, Unsure, reason
from taverne.server.store.rows import Entry
from taverne.server.store.schema import entries, rooms

MOST: Final = 500
CHANNEL: Final = "taverne_rooms"
TOUCH: Final = (
    update(rooms)
    .where(rooms.c.id == bindparam("which"))
    .values(
        touched_at=bindparam("now"),
        phase=func.coalesce(bindparam("now_in", type_=Text), rooms.c.phase),
    )
)
TELL: Final = text(f"SELECT pg_notify('{CHANNEL}', line) FROM unnest(CAST(:lines AS text[])) AS line")


class Append(NamedTuple):
    """New lines of one room, the first of which is to have the number `first`."""

    room: str
    first: int
    lines: Sequence[Entry]
    phase: str | None

    @property
    def last(self) -> int:
        return self.first + len(self.lines) - 1


class Waiting(NamedTuple):
    append: Append
    done: asyncio.Future[None]


class Writer:
    """One task takes what is queued, without waiting for more, and writes it together."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock) -> None:
        self.engine = engine
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

    async def write(self, batch: Sequence[Waiting]) -> Sequence[StoreError | None]:
        appends = [waiting.append for waiting in batch]
        try:
            async with self.turn:
                try:
                    return await self.together(appends)
                except IntegrityError:
                    return await self.one_by_one(appends)
        except Unsure as trouble:
            return [trouble for _ in batch]
        except Exception as trouble:  # a writer that dies would leave everybody waiting
            return [StoreError("store-unavailable", reason=reason(trouble)) for _ in batch]

    async def together(self, appends: Sequence[Append]) -> list[StoreError | None]:
        async with self.transaction() as connection:
            await write(connection, appends)
        return [None] * len(appends)

    async def one_by_one(self, appends: Sequence[Append]) -> list[StoreError | None]:
        """Still one transaction, but who comes too late fails alone, with what he built upon it."""
        outcome: dict[int, StoreError | None] = {}
        spoilt: dict[str, StoreError] = {}
        async with self.transaction() as connection:
            for place, append in enumerate(appends):
                trouble = spoilt.get(append.room) or await attempt(connection, append)
                if trouble:
                    spoilt[append.room] = trouble
                outcome[place] = trouble
        return list(outcome.values())

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """What fails before the commit was not written; what fails in it may have been."""
        async with self.engine.connect() as connection:
            await connection.begin()
            yield connection
            try:
                await connection.commit()
            except Exception as trouble:  # whatever it was, the commit may have reached the disk
                raise Unsure("store-unsure", reason=reason(trouble)) from trouble
        self.commits += 1


def settle(done: asyncio.Future[None], trouble: StoreError | None) -> None:
    if done.done():
        return
    if trouble:
        done.set_exception(type(trouble)(trouble.key, **trouble.details))
    else:
        done.set_result(None)


async def attempt(connection: AsyncConnection, append: Append) -> StoreError | None:
    try:
        async with connection.begin_nested():
            await write(connection, [append])
    except IntegrityError:
        return await refusal(connection, append)
    return None


async def refusal(connection: AsyncConnection, append: Append) -> StoreError:
    found = await connection.scalar(select(rooms.c.id).where(rooms.c.id == append.room))
    return Conflict("store-conflict", seq=append.first) if found else NoRoom("store-no-room")


async def write(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    lines = [line for append in appends for line in numbered(append.room, append.first, append.lines)]
    await connection.execute(insert(entries), lines)
    await connection.execute(
        TOUCH, [{"which": one.room, "now": one.lines[-1].at, "now_in": one.phase} for one in appends]
    )
    if connection.dialect.name == "postgresql":
        await connection.execute(TELL, {"lines": [f"{one.room} {one.last}" for one in appends]})


def numbered(room: str, first: int, lines: Sequence[Entry]) -> list[dict[str, object]]:
    return [{"room": room, "seq": seq, **line._asdict()} for seq, line in enumerate(lines, first)]
