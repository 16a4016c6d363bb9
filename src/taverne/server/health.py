"""Whether the house lives, and whether it can keep promises: known from its heartbeat, so asking is cheap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import structlog
from fastapi import APIRouter, Request

from taverne import __version__
from taverne.server.contract import refusals
from taverne.server.store import StoreError

if TYPE_CHECKING:
    from taverne.server.house import House

SILENCE: Final = 5_000

health = APIRouter(tags=["house"])
log = structlog.stdlib.get_logger(__name__)


class NotReady(StoreError):
    """Guests had better go to another node, or come later."""


class Pulse:
    """The heartbeat in the database: written, failed, or without an answer for too long."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.written_at = house.now()
        self.trouble: StoreError | None = None

    async def beat(self) -> None:
        try:
            await self.house.store.alive(self.house.node, self.house.now())
        except StoreError as trouble:
            if self.trouble is None:
                log.warning("cannot_write", key=trouble.key, trouble=str(trouble))
            self.trouble = trouble
        else:
            self.written_at, self.trouble = self.house.now(), None

    def check(self) -> None:
        """Raises why the house cannot write just now."""
        if self.trouble is not None:
            raise NotReady("health-cannot-write")
        silent = self.house.now() - self.written_at
        if silent > SILENCE:
            raise NotReady("health-no-answer")


@health.get("/alive", responses=refusals())
async def alive() -> dict[str, str]:
    """Whether this process answers at all."""
    return {"status": "ok", "version": __version__}


@health.get("/health", responses=refusals())
async def ready(request: Request) -> dict[str, Any]:
    """Whether the house can write, and how much is going on; 503 with the reason if it cannot."""
    house: House = request.app.state.house
    house.pulse.check()
    return {
        "status": "ok",
        "version": __version__,
        "rooms": len(house.rooms),
        "connections": house.connections(),
    }
