"""Nodes hear of each other's writing, also after the line was cut."""

import asyncio

import pytest
from sqlalchemy import text

from kit.children import PATIENCE
from taverne.house.bus import EVERY_ROOM
from taverne.house.store import Conflict, WrittenEntry
from taverne.server.store import SqlStore
from taverne.server.store.bus import bus_for

LINE = WrittenEntry(1, "answered", "{}")


class Listener:
    def __init__(self):
        self.heard = []

    def __call__(self, room, seq):
        self.heard.append((room, seq))

    async def hears(self, note):
        async with asyncio.timeout(PATIENCE):
            while note not in self.heard:
                await asyncio.sleep(0.01)


@pytest.fixture
async def nodes(new_database):
    """Two nodes of one house: one writes, the other listens."""
    url = new_database("postgres")
    store, bus, listener = await SqlStore.open(url), bus_for(url), Listener()
    await bus.start(listener)
    yield store, listener
    await bus.close()
    await store.close()


async def test_an_append_is_heard_elsewhere(nodes):
    store, listener = nodes
    await store.create("tavern", 1, "gwent", True, [LINE])
    await store.append("tavern", 2, [LINE, LINE])
    await listener.hears(("tavern", 3))


async def test_what_is_refused_is_not_heard(nodes):
    store, listener = nodes
    await store.create("tavern", 1, "gwent", True, [LINE])
    with pytest.raises(Conflict):
        await store.append("tavern", 1, [LINE, LINE, LINE])
    await store.append("tavern", 2, [LINE])
    await listener.hears(("tavern", 2))
    assert ("tavern", 3) not in listener.heard


async def test_a_bus_that_lost_its_line_listens_again(nodes):
    store, listener = nodes
    await store.create("tavern", 1, "gwent", True, [LINE])
    async with store.engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN%'"
            )
        )
    await listener.hears((EVERY_ROOM, 0))
    await store.append("tavern", 2, [LINE])
    await listener.hears(("tavern", 2))


async def test_a_store_whose_connections_were_cut_goes_on(nodes):
    store, _ = nodes
    await store.create("tavern", 1, "gwent", True, [LINE])
    other = await store.engine.connect()
    await other.execute(
        text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    )
    await other.close()
    await store.append("tavern", 2, [LINE])
    assert len(await store.read("tavern")) == 2


async def test_with_sqlite_there_is_silence(tmp_path):
    bus, listener = bus_for(f"sqlite:///{tmp_path}/house.db"), Listener()
    assert not bus.is_shared
    await bus.start(listener)
    await bus.close()
    assert listener.heard == []
