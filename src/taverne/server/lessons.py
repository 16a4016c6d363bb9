"""The doors of the school: what is taught, and the table of a lesson."""

from __future__ import annotations

from fastapi import APIRouter, Request

from taverne.house.lessons import all_contents, taught
from taverne.protocol.lessons import Lesson, LessonTable, LessonWish
from taverne.server.api import house_of
from taverne.server.contract import KNOWN, WITH_BODY, refusals
from taverne.server.prints import print_door
from taverne.server.tongues import tongue
from taverne.words import speaking

lessons = APIRouter(prefix="/api", tags=["lessons"])
lessons.add_api_route(
    "/lessons",
    print_door(all_contents),
    name="lessons",
    description=all_contents.__doc__,
    response_model=dict[str, list[Lesson]],
    responses=KNOWN | refusals(),
)


@lessons.post("/lesson", responses=refusals(*WITH_BODY))
async def teach(wanted: LessonWish, request: Request) -> LessonTable:
    """A step of a lesson, and what became of the reader's answer; nothing is kept."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(taught, wanted)
