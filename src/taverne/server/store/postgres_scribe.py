"""Writes the appends of a batch through SQLAlchemy, and tells the other nodes of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Text, bindparam, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from taverne.house.store import Conflict, NoRoom, StoreError, Unsure, WrittenEntry
from taverne.server.store.errors import reason
from taverne.server.store.schema import entries, rooms
from taverne.server.store.writer import Append, Outcome

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


class PostgresScribe:
    """One connection of the pool for each batch."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def close(self) -> None:
        pass

    async def write(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        try:
            return await self.together(appends)
        except IntegrityError:
            return await self.one_by_one(appends)

    async def together(self, appends: Sequence[Append]) -> list[Outcome]:
        async with self.transaction() as connection:
            await write(connection, appends)
        return [None] * len(appends)

    async def one_by_one(self, appends: Sequence[Append]) -> list[Outcome]:
        """Still one transaction, but who comes too late fails alone, with what he built upon it."""
        outcomes: list[Outcome] = []
        spoilt: dict[str, StoreError] = {}
        async with self.transaction() as connection:
            for append in appends:
                trouble = spoilt.get(append.room) or await attempt(connection, append)
                if trouble:
                    spoilt[append.room] = trouble
                outcomes.append(trouble)
        return outcomes

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """What fails before the commit was not written; what fails in it may have been."""
        async with self.engine.connect() as connection:
            await connection.begin()
            yield connection
            try:
                await self.commit(connection)
            except Exception as trouble:  # whatever it was, the commit may have reached the disk
                raise Unsure("store-unsure", reason=reason(trouble)) from trouble

    async def commit(self, connection: AsyncConnection) -> None:
        await connection.commit()


async def attempt(connection: AsyncConnection, append: Append) -> Outcome:
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
    lines = [line for append in appends for line in numbered(append.room, append.first, append.entries)]
    await connection.execute(insert(entries), lines)
    await connection.execute(
        TOUCH, [{"which": one.room, "now": one.entries[-1].at, "now_in": one.phase} for one in appends]
    )
    await connection.execute(TELL, {"lines": [f"{one.room} {one.last}" for one in appends]})


def numbered(room: str, first: int, written: Sequence[WrittenEntry]) -> list[dict[str, object]]:
    return [{"room": room, "seq": seq, **entry._asdict()} for seq, entry in enumerate(written, first)]
