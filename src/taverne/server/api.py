"""The doors of the house over HTTP: rooms, guests, commands, the feed, records."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from taverne.house import advice
from taverne.house.house import House
from taverne.house.room.views import room_view, update
from taverne.house.salon import Salon
from taverne.protocol.advice import Foresight, Hint
from taverne.protocol.commands import Command
from taverne.protocol.limits import RoomId
from taverne.protocol.messages import Accepted, Update, socket_schema
from taverne.protocol.rooms import JoinRoom, Key, NewRoom, RoomSummary, RoomView
from taverne.server.contract import WITH_BODY, refusals, refusals_beside_text
from taverne.server.gate.addresses import household
from taverne.server.socket import serve_socket

COOKIE: Final = "taverne-seat"
A_YEAR: Final = 365 * 24 * 60 * 60
api = APIRouter(prefix="/api")


def house_of(connection: Request | WebSocket) -> House:
    house: House = connection.app.state.house
    return house


def token_of(connection: Request | WebSocket) -> str | None:
    """The token of a guest: from the header of a program, or from the cookie of a browser."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    return connection.cookies.get(COOKIE)


def home_of(request: Request) -> str:
    """The household that asks, as the gate found it out."""
    return household(request.client.host) if request.client else ""


TheHouse = Annotated[House, Depends(lambda request: house_of(request))]
ThePath = Annotated[RoomId, Path(description="the room")]


class Visit:
    """A request to a room, and who makes it."""

    def __init__(self, house: House, salon: Salon, guest: int | None) -> None:
        self.house = house
        self.salon = salon
        self.guest = guest


async def visit(request: Request, room: ThePath) -> Visit:
    house = house_of(request)
    salon = await house.find(room)
    guest = house.guest(salon, token_of(request))
    house.visited(salon, guest)
    return Visit(house, salon, guest)


TheVisit = Annotated[Visit, Depends(visit)]


@api.post("/rooms", status_code=201, responses=refusals(*WITH_BODY))
async def open_room(wanted: NewRoom, request: Request, response: Response) -> Key:
    """Open a room; the opener is its host."""
    key = await house_of(request).open(wanted, home_of(request))
    return hand_over(key, wanted.bearer, request, response)


@api.get("/rooms", responses=refusals())
async def list_rooms(request: Request) -> list[RoomSummary]:
    """The rooms that anybody may find."""
    return await house_of(request).listed()


@api.get("/rooms/{room}", responses=refusals(401, 404, 422))
async def look_in(visit: TheVisit) -> RoomView:
    """A room from outside the table."""
    return room_view(visit.salon.room, visit.guest, visit.salon.presence(), visit.house.now())


@api.post("/rooms/{room}/guests", status_code=201, responses=refusals(404, *WITH_BODY))
async def come_in(wanted: JoinRoom, request: Request, response: Response, room: ThePath) -> Key:
    """Join by an invitation, or a listed room without one."""
    house = house_of(request)
    key = await house.enter(await house.find(room), wanted, home_of(request))
    return hand_over(key, wanted.bearer, request, response)


@api.post("/rooms/{room}/invitations", status_code=201, responses=refusals(401, 404, *WITH_BODY))
async def invite(visit: TheVisit) -> Key:
    """A new invitation for a friend."""
    return await visit.house.invite(visit.salon, visit.guest)


@api.post("/rooms/{room}/commands", responses=refusals(401, 404, *WITH_BODY))
async def command(visit: TheVisit, command: Command) -> Accepted:
    """The same commands as over the feed."""
    return await visit.house.obey(visit.salon, visit.guest, command)


@api.get("/rooms/{room}/feed", responses=refusals(401, 403, 404, 422))
async def read_feed(visit: TheVisit, after: Annotated[int, Query(ge=0, le=10**9)] = 0) -> Update:
    """Everything since that number, for those who keep no connection open."""
    visit.house.admit(visit.salon, visit.guest)
    salon = visit.salon
    return update(salon.room, visit.guest, after, salon.presence(), visit.house.now())


@api.get(
    "/rooms/{room}/record",
    response_class=PlainTextResponse,
    responses=refusals_beside_text(401, 403, 404, 409, 422),
)
async def read_record(
    visit: TheVisit, game: Annotated[int | None, Query(ge=1, le=10**9)] = None
) -> PlainTextResponse:
    """The record of a finished game, with the proof of its deal; an earlier one of the room by its number."""
    visit.house.admit(visit.salon, visit.guest)
    return PlainTextResponse(visit.house.record(visit.salon, visit.guest, game).text())


@api.get("/rooms/{room}/hint", responses=refusals(401, 403, 404, 409, 422))
async def suggest(visit: TheVisit) -> Hint:
    """For the question that is open for you, by what you see; not where other people play."""
    return await advice.suggest(visit.house, visit.salon, visit.guest)


@api.get("/rooms/{room}/foresight", responses=refusals(401, 404, 422))
async def look_ahead(visit: TheVisit) -> Foresight:
    """For the question that is open for you; empty where nothing can be said, or not in time."""
    return await advice.look_ahead(visit.house, visit.salon, visit.guest)


@api.get("/schema/feed", responses=refusals())
async def feed_schema() -> dict[str, Any]:
    """The JSON Schema of the feed's messages."""
    return socket_schema()


@api.websocket("/rooms/{room}/feed")
async def feed(socket: WebSocket, room: str) -> None:
    await serve_socket(socket, house_of(socket), room, token_of(socket))


def hand_over(key: Key, bearer: bool, request: Request, response: Response) -> Key:
    """A program gets the token; a browser gets a cookie that its scripts cannot read."""
    if bearer:
        return key
    assert key.token is not None
    response.set_cookie(
        COOKIE,
        key.token,
        max_age=A_YEAR,
        path=f"/api/rooms/{key.room}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return key.model_copy(update={"token": None})
