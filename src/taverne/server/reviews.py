"""The door for the study of finished games."""

from __future__ import annotations

from fastapi import APIRouter, Request

from taverne.protocol.review import ReviewStep, ReviewWish
from taverne.server.api import home_of, house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

reviews = APIRouter(prefix="/api", tags=["replays"])


@reviews.post("/review", responses=refusals(*WITH_BODY))
async def review(wanted: ReviewWish, request: Request) -> ReviewStep:
    """The next answer of a recorded game that can be judged: what it was worth, and what was better."""
    house = house_of(request)
    with speaking(tongue(request.headers)):
        return await house.reviews.judge(house.thinkers, house.readers, wanted, home_of(request))
