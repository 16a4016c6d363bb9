"""A house in the process of the test: real rooms on a real disk, but no network and no bots at work."""

from contextlib import asynccontextmanager

import httpx

from taverne.house.duty import Duty
from taverne.house.house import House
from taverne.server.app import create_app
from taverne.server.readers import ThreadReaders
from taverne.server.settings import Settings
from taverne.server.store import SqlStore
from taverne.server.store.bus import bus_for
from taverne.server.thinkers import ThinkerPool

STRANGER = "203.0.113.5"


@asynccontextmanager
async def house_in(folder, **chosen):
    """Closed again at the end; whoever visits it comes through the gate."""
    settings = Settings(database=f"sqlite:///{folder}/taverne.db", **chosen)
    store, thinkers = await SqlStore.open(settings.database), ThinkerPool(1, 20)
    duty = Duty(House(settings, store, bus_for(settings.database), thinkers, ThreadReaders()))
    try:
        yield duty.house
    finally:
        await duty.close()
        await thinkers.close()
        await store.close()


def visitor(house, address=STRANGER, doors=None, **headers):
    transport = httpx.ASGITransport(create_app(house, house.customs, doors), client=(address, 5000))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers)
