"""Everything that a house with a network needs is opened, and closed in the opposite order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from taverne import __version__
from taverne.engine.workshop import usual_workshop
from taverne.house.house import House
from taverne.house.opening import opened
from taverne.server.equipping import equipping
from taverne.server.readers import ThreadReaders
from taverne.server.settings import Settings
from taverne.server.store import SqlStore
from taverne.server.store.alone import alone_with
from taverne.server.store.bus import bus_for
from taverne.server.thinkers import ThinkerPool

log = structlog.stdlib.get_logger(__name__)


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """A house with its database, its nodes and the processes of its bots."""
    with alone_with(settings.database):
        store = await SqlStore.open(settings.database)
        bus = bus_for(settings.database)
        workshop = usual_workshop(settings.compile_engine)
        engine = await asyncio.to_thread(workshop.find) if workshop else None
        thinkers = ThinkerPool(settings.bot_workers, settings.bot_limit_s, engine, settings.bot_seconds)
        try:
            await thinkers.start()
            async with opened(settings, store, bus, thinkers, ThreadReaders()) as house:
                log.info("house_open", version=__version__)
                async with equipping(thinkers, workshop):
                    yield house
        finally:
            await thinkers.close()
            await bus.close()
            await store.close()
            log.info("house_closed")
