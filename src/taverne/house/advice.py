"""Guests who wonder are answered by the thinkers, in good time or not at all: hints and foresight."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from taverne.house.house import House
from taverne.house.room.errors import NotYours, RoomError
from taverne.house.room.room import Room
from taverne.house.room.views import question_view
from taverne.house.salon import Salon
from taverne.house.thinking import Errand, LookAhead, Trouble, WeighUp
from taverne.protocol.advice import Foresight, Hint

PATIENCE_S: Final = 30.0


async def suggest(house: House, salon: Salon, guest: int | None) -> Hint:
    """GWT-8.6 what a bot would do in this seat, and why: for who plays with bots alone, by what he sees."""
    room = salon.room
    seat = learner(room, guest)
    question = room.question_id(seat)
    errand = WeighUp(room.deed.game, house.whim_for(room, seat, question), room.playing().look(seat))
    weighed = await consult(house, salon, seat, errand)
    if isinstance(weighed, Trouble):
        raise RoomError("house-busy")
    return Hint(question=question, suggestions=weighed.suggestions, sure=weighed.sure)


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


async def look_ahead(house: House, salon: Salon, guest: int | None) -> Foresight:
    """What each answer would lead to; empty where nothing can be said, or not in time."""
    room = salon.room
    asked = question_view(room, guest)
    seat = room.seat_of(guest) if guest is not None else None
    if asked is None or seat is None:
        return Foresight(question="")
    errand = LookAhead(room.deed.game, asked.id, room.playing().look(seat))
    seen = await consult(house, salon, seat, errand)
    return seen if isinstance(seen, Foresight) else Foresight(question=asked.id)


async def consult(house: House, salon: Salon, seat: int, errand: Errand) -> Any | Trouble:
    """About the open question of a seat; who asks again while it stands gets the same answer."""
    key = (type(errand).__name__, seat, salon.room.question_id(seat))
    if key not in salon.advice:
        thinking = house.thinkers.consult(errand, PATIENCE_S, salon.room.name)
        salon.advice[key] = asyncio.create_task(thinking)
    answer = await asyncio.shield(salon.advice[key])
    if isinstance(answer, Trouble):
        salon.advice.pop(key, None)
    return answer
