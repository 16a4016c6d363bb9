"""The door for the study of finished games."""

from __future__ import annotations

from fastapi import APIRouter, Request

from taverne.protocol.study import StudyStep, StudyWish
from taverne.server.api import home_of, house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

studies = APIRouter(prefix="/api", tags=["replays"])


@studies.post("/study", responses=refusals(*WITH_BODY))
async def study(wanted: StudyWish, request: Request) -> StudyStep:
    """The next answer of a recorded game that can be judged: what it was worth, and what was better."""
    house = house_of(request)
    with speaking(tongue(request.headers)):
        return await house.studies.judge(house.thinkers, house.readers, wanted, home_of(request))
