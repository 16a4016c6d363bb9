"""What each answer would lead to, for who is asked: worked out in the processes of the bots."""

from __future__ import annotations

from fastapi import APIRouter

from taverne.protocol.foresight import Foresight
from taverne.server.api import TheVisit
from taverne.server.contract import refusals
from taverne.server.counsel import consult
from taverne.server.errands import LookAhead, Trouble
from taverne.server.room.views import question_view

foresight = APIRouter(prefix="/api", tags=["rooms"])


@foresight.get("/rooms/{room}/foresight", responses=refusals(401, 404, 422))
async def look_ahead(visit: TheVisit) -> Foresight:
    """For the question that is open for you; empty where nothing can be said, or not in time."""
    room = visit.live.room
    asked = question_view(room, visit.guest)
    seat = room.seat_of(visit.guest) if visit.guest is not None else None
    if asked is None or seat is None:
        return Foresight(question="")
    seen = await consult(visit, seat, LookAhead(room.deed.game, asked.id, room.playing().look(seat)))
    if isinstance(seen, Trouble):
        return Foresight(question=asked.id)
    assert isinstance(seen, Foresight)
    return seen
