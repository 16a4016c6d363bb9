"""Opening hours: a house that goes on where it was closed, with somebody on duty."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from taverne.house.bus import Bus
from taverne.house.customs import Customs
from taverne.house.duty import Duty
from taverne.house.house import House, wall_clock
from taverne.house.readers import Readers
from taverne.house.store import Store
from taverne.house.thinking import Thinkers


@asynccontextmanager
async def opened(
    customs: Customs,
    store: Store,
    bus: Bus | None = None,
    thinkers: Thinkers | None = None,
    readers: Readers | None = None,
    now: Callable[[], int] = wall_clock,
) -> AsyncIterator[House]:
    """Without further words: one node, bots and readers on the spot."""
    duty = Duty(House(customs, store, bus, thinkers, readers, now))
    try:
        await duty.start()
        yield duty.house
    finally:
        await duty.close()
