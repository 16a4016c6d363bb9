"""The door for those who try something out."""

from __future__ import annotations

from fastapi import APIRouter, Request

from taverne.house.trying import sat_down
from taverne.protocol.trying import Tried, TryingWish
from taverne.server.api import house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

trying = APIRouter(prefix="/api", tags=["practice"])


@trying.post("/practice", responses=refusals(*WITH_BODY))
async def try_out(wanted: TryingWish, request: Request) -> Tried:
    """Answers after a record, as one seat sees them; nothing is kept."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(sat_down, wanted)
