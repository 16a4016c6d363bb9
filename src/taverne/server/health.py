"""Whether the house lives, and whether it is ready for guests."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from taverne import __version__
from taverne.house.house import House
from taverne.protocol.house import Engine, HouseFacts
from taverne.server.api import house_of
from taverne.server.contract import refusals

health = APIRouter(tags=["house"])


def engine_of(house: House) -> Engine:
    """How the bots think: as plain source, still so while it is being compiled, or compiled."""
    if house.thinkers.is_compiled:
        return "compiled"
    return "compiling" if house.thinkers.is_compiling else "interpreted"


@health.get("/api/house", responses=refusals())
async def facts(request: Request) -> HouseFacts:
    """What a guest may know about the house itself."""
    house, here = house_of(request), request.app.state.here
    return HouseFacts(version=__version__, engine=engine_of(house), here=here)


@health.get("/alive", responses=refusals())
async def alive() -> dict[str, str]:
    """Whether this process answers at all."""
    return {"status": "ok", "version": __version__}


@health.get("/health", responses=refusals())
async def ready(request: Request) -> dict[str, Any]:
    """Whether the house can write, and how much is going on; 503 with the reason if it cannot."""
    house = house_of(request)
    house.pulse.check()
    return {
        "status": "ok",
        "version": __version__,
        "rooms": len(house.salons),
        "connections": house.connections(),
        "engine": engine_of(house),
    }
