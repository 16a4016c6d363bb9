"""Bots think compiled without anybody asking: as soon as there is an engine, their processes change over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from taverne.engine.workshop import Making, Workshop
from taverne.server.thinkers import ThinkerPool

log = structlog.stdlib.get_logger(__name__)


@asynccontextmanager
async def equipping(thinkers: ThinkerPool, workshop: Workshop | None) -> AsyncIterator[None]:
    """While the house is open an engine is made, unless it thinks compiled already; then nobody goes on."""
    making = await asyncio.to_thread(workshop.begin) if workshop and not thinkers.is_compiled else None
    if making is None or workshop is None:
        yield
        return
    waiting = asyncio.create_task(equip(thinkers, workshop, making))
    try:
        yield
    finally:
        await asyncio.to_thread(making.stop)
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting


async def equip(thinkers: ThinkerPool, workshop: Workshop, making: Making) -> None:
    """Where it cannot be made, everything goes on as before."""
    thinkers.is_compiling = True
    made = await asyncio.to_thread(making.wait)
    engine = await asyncio.to_thread(workshop.find) if made else None
    changed = engine is not None and await thinkers.change_over(engine)
    thinkers.is_compiling = False
    log.info("engine_compiled" if changed else "engine_interpreted")
