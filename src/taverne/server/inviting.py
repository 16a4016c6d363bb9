"""The doors by which friends are let in: a code of words, and the network around this computer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from taverne.house.codes import code_of
from taverne.house.room.errors import NotYours
from taverne.house.room.gathering import only_host
from taverne.protocol.inviting import CodeWish, Door, FoundRoom, Welcome
from taverne.server.api import TheVisit, Visit, house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.doors import Doors

inviting = APIRouter(prefix="/api", tags=["inviting"])
Spoken = Annotated[str, Query(pattern="^[a-z]{2}$", description="two letters, as in nl")]


def doors_of(request: Request) -> Doors:
    doors: Doors = request.app.state.doors
    return doors


def peer_of(request: Request) -> str:
    return request.client.host if request.client else ""


def member(visit: Visit) -> int:
    """Who was let in may let others in."""
    if visit.guest is None or visit.salon.room.guests[visit.guest].standing:
        raise NotYours("room-only-watching")
    return visit.guest


def door_for(request: Request, is_host: bool) -> Door:
    """Where this computer is in its network is told to nobody elsewhere: they have an address that works."""
    doors, peer = doors_of(request), peer_of(request)
    address = doors.address() if doors.is_here(peer, request.headers) else ""
    return Door(address=address, may_open=is_host and doors.may_open(peer, request.headers))


@inviting.get("/rooms/{room}/welcome", responses=refusals(401, 403, 404, 422))
async def welcome(visit: TheVisit, request: Request, spoken: Spoken = "en") -> Welcome:
    """How friends find this room."""
    room = visit.salon.room
    is_host = room.host() == member(visit)
    return Welcome(code=code_of(room.name, room.invites[-1], spoken), door=door_for(request, is_host))


@inviting.post("/rooms/{room}/door", responses=refusals(401, 404, *WITH_BODY))
async def let_network_in(visit: TheVisit, request: Request) -> Door:
    """Others in this network may come; only the host can ask for it, and only at this computer."""
    only_host(visit.salon.room, member(visit))
    await doors_of(request).open(peer_of(request), request.headers)
    return door_for(request, is_host=True)


@inviting.post("/codes", responses=refusals(404, *WITH_BODY))
async def find_by_code(wanted: CodeWish, request: Request) -> FoundRoom:
    """The room that waits for guests and has this code."""
    return FoundRoom(room=await house_of(request).find_by_code(wanted.code))
