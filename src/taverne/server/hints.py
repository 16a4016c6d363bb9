"""A hint for who plays with bots alone: what a bot would do in this seat, and why (GWT-8.6)."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import Field

from taverne.protocol.rooms import Wire
from taverne.server.api import TheVisit
from taverne.server.contract import refusals
from taverne.server.counsel import consult
from taverne.server.errands import Counsel, Trouble
from taverne.server.room.errors import NotYours, RoomError
from taverne.server.room.room import Room

hints = APIRouter(prefix="/api", tags=["rooms"])


class Suggestion(Wire):
    """One option: how good it looks (0 lost, 1 won), and why, as the id of a message with its details."""

    option: str
    chance: float
    reason: str
    details: dict[str, str | int] = Field(default_factory=dict)


class Hint(Wire):
    """All options of a question, the best first."""

    question: str
    suggestions: list[Suggestion]


@hints.get("/rooms/{room}/hint", responses=refusals(401, 403, 404, 409, 422))
async def suggest(visit: TheVisit) -> Hint:
    """For the question that is open for you, by what you see; not where other people play."""
    room = visit.live.room
    seat = learner(room, visit.guest)
    question = room.question_id(seat)
    seed = visit.house.whim_for(room, seat, question)
    ideas = await consult(visit, seat, Counsel(room.deed.game, seed, room.playing().look(seat)))
    if isinstance(ideas, Trouble):
        raise RoomError("house-busy")
    return Hint(question=question, suggestions=[Suggestion(**idea._asdict()) for idea in ideas])


def learner(room: Room, guest: int | None) -> int:
    """The seat of a guest who may ask for a hint now."""
    seat = room.seat_of(guest) if guest is not None else None
    if seat is None:
        raise NotYours("room-not-seated")
    if any(other.guest not in (None, guest) for other in room.seats):
        raise NotYours("room-hints-alone")
    if seat not in room.running():
        raise RoomError("room-not-your-turn")
    return seat
