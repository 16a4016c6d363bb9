"""The door for those who try something out."""

from __future__ import annotations

from fastapi import APIRouter, Request

from taverne.house.practice import sat_down
from taverne.protocol.practice import Practice, PracticeWish
from taverne.server.api import house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

practice = APIRouter(prefix="/api", tags=["practice"])


@practice.post("/practice", responses=refusals(*WITH_BODY))
async def try_out(wanted: PracticeWish, request: Request) -> Practice:
    """Answers after a record, as one seat sees them; nothing is kept."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(sat_down, wanted)
