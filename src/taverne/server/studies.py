"""The doors by which a deck is studied."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from taverne.protocol.studies import DeckToStudy, StudyName, StudyView
from taverne.server.api import home_of, house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

studies = APIRouter(prefix="/api/studies", tags=["studies"])
TheStudy = Annotated[StudyName, Path(description="the study")]


@studies.post("", status_code=201, responses=refusals(*WITH_BODY))
async def begin_study(wanted: DeckToStudy, request: Request) -> StudyView:
    """Begin to study a deck; a study that was begun before ends."""
    with speaking(tongue(request.headers)):
        return await house_of(request).studies.begin(home_of(request), wanted)


@studies.post("/{study}/games", responses=refusals(404, *WITH_BODY))
async def go_on(study: TheStudy, request: Request) -> StudyView:
    """Let the bots play a few games more, when nobody else needs them."""
    return await house_of(request).studies.go_on(home_of(request), study)


@studies.delete("/{study}", status_code=204, responses=refusals(403, 422))
async def end_study(study: TheStudy, request: Request) -> Response:
    """It is not needed any more."""
    house_of(request).studies.stop(home_of(request), study)
    return Response(status_code=204)
