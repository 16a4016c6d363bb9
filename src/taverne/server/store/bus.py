"""How nodes hear of each other's writing. With SQLite there is one node, and silence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import structlog
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from taverne.house.bus import EVERY_ROOM, Bus, Hear, SilentBus
from taverne.server.store.engine import is_sqlite, read_url
from taverne.server.store.postgres_scribe import CHANNEL

KEEPALIVE_S: Final = 10.0
PAUSE_S: Final = 0.5

log = structlog.stdlib.get_logger(__name__)


def bus_for(url: str) -> Bus:
    address = read_url(url)
    return SilentBus() if is_sqlite(address) else PostgresBus(address)


class PostgresBus:
    """LISTEN on a connection of its own; the notes are sent with the append itself."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self.engine: AsyncEngine = create_async_engine(url, poolclass=NullPool)
        self.task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        """Listening when this returns."""
        listening = asyncio.Event()
        self.task = asyncio.create_task(self.run(hear, listening), name="store bus")
        await listening.wait()

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.engine.dispose()

    async def run(self, hear: Hear, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self.line(hear) as line:
                    if listening.is_set():
                        hear(EVERY_ROOM, 0)
                    listening.set()
                    await hold(line)
            except Exception as trouble:  # whatever it was: a node that hears nothing is of no use
                log.warning("bus_lost", trouble=type(trouble).__name__)
            await asyncio.sleep(PAUSE_S)

    @asynccontextmanager
    async def line(self, hear: Hear) -> AsyncIterator[Any]:
        """An asyncpg connection that listens."""
        connection = await self.engine.connect()
        try:
            line: Any = (await connection.get_raw_connection()).driver_connection
            await line.add_listener(CHANNEL, lambda *note: tell(hear, note[-1]))
            yield line
        finally:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
                await connection.close()


async def hold(line: Any) -> None:
    """Until the line is dead; a line that is cut in silence is found out by asking."""
    ended = asyncio.Event()
    line.add_termination_listener(lambda _: ended.set())
    while not ended.is_set():
        with suppress(TimeoutError):
            async with asyncio.timeout(KEEPALIVE_S):
                await ended.wait()
        if not ended.is_set():
            await line.execute("SELECT 1", timeout=KEEPALIVE_S)


def tell(hear: Hear, note: str) -> None:
    room, _, seq = note.rpartition(" ")
    hear(room, int(seq))
