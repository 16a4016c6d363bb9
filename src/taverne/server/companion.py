"""The door for those who play with the real box."""

from __future__ import annotations

from fastapi import APIRouter, Request

from taverne.house.companion import beside
from taverne.protocol.companion import Companion, CompanionWish
from taverne.server.api import house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

companion = APIRouter(prefix="/api", tags=["companion"])


@companion.post("/companion", responses=refusals(*WITH_BODY))
async def count(wanted: CompanionWish, request: Request) -> Companion:
    """A table of cardboard as the rules see it; nothing is kept."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(beside, wanted)
