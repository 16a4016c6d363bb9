"""Opening hours: everything that a house needs is opened, and closed in the opposite order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from taverne import __version__
from taverne.server.house import House
from taverne.server.settings import Settings
from taverne.server.store import Store
from taverne.server.store.alone import alone_with
from taverne.server.store.bus import bus_for
from taverne.server.thinking import Thinkers

log = structlog.stdlib.get_logger(__name__)


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """A house that goes on where it was closed."""
    with alone_with(settings.database):
        store = await Store.open(settings.database)
        bus = bus_for(settings.database)
        thinkers = Thinkers(settings.bot_workers, settings.bot_limit_s)
        house = House(settings, store, bus, thinkers)
        try:
            await thinkers.start()
            await house.start()
            log.info("house_open", version=__version__)
            yield house
        finally:
            await house.close()
            await thinkers.close()
            await bus.close()
            await store.close()
            log.info("house_closed")
