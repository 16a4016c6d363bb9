"""The doors of a house: rooms, invitations, and the guest that one is there."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Self, TypeVar

import httpx
from pydantic import BaseModel, ValidationError

from taverne.client.errors import HouseAway, HouseRefused
from taverne.client.feed import Feed
from taverne.client.luck import new_nonce
from taverne.client.witness import Witness
from taverne.protocol.commands import COMMANDS, Said
from taverne.protocol.messages import Accepted, Refusal, Update
from taverne.protocol.rooms import JoinRoom, Key, NewRoom, RoomView

UNSURE: Final = "store-unsure"
WAITS: Final = (0.5, 1.0, 2.0, 4.0)
M = TypeVar("M", bound=BaseModel)


class Client:
    """A connection to one house."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=timeout)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *trouble: object) -> None:
        await self.http.aclose()

    async def open(self, wanted: NewRoom) -> Guest:
        """Open a room and be its host."""
        body = wanted.model_copy(update={"bearer": True})
        return Guest(self, await self.call(Key, "POST", "/api/rooms", body))

    async def join(self, room: str, invite: str | None, name: str, seat: int | None = None) -> Guest:
        """Come in by an invitation, or into a listed room without one."""
        body = JoinRoom(invite=invite, name=name, seat=seat, bearer=True)
        return Guest(self, await self.call(Key, "POST", f"/api/rooms/{room}/guests", body))

    def watch(self, room: str) -> Guest:
        """Somebody who only looks on."""
        return Guest(self, Key(room=room, guest=-1))

    def return_as(self, key: Key) -> Guest:
        """The guest that one was before; keep the key of a guest to come back."""
        return Guest(self, key)

    async def call(
        self, kind: type[M], method: str, path: str, body: BaseModel | None = None, token: str | None = None
    ) -> M:
        """One request; a refusal is raised as what it is."""
        answer = await self.send(method, path, body, token)
        try:
            return kind.model_validate_json(answer.content)
        except ValidationError:
            raise HouseAway("client-no-house", address=self.address) from None

    async def send(
        self, method: str, path: str, body: BaseModel | None = None, token: str | None = None
    ) -> httpx.Response:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        content = None if body is None else body.model_dump_json()
        try:
            answer = await self.http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError:
            raise HouseAway("client-no-house", address=self.address) from None
        if answer.is_error:
            raise refused(answer, self.address)
        return answer


def refused(answer: httpx.Response, address: str) -> HouseRefused | HouseAway:
    try:
        return HouseRefused(Refusal.model_validate(answer.json()["refused"]))
    except (ValueError, KeyError, TypeError):
        return HouseAway("client-no-house", address=address)


class Guest:
    """One guest of one room, or a watcher."""

    def __init__(self, house: Client, key: Key) -> None:
        self.house = house
        self.key = key
        self.witness = Witness()

    @property
    def path(self) -> str:
        return f"/api/rooms/{self.key.room}"

    async def room(self) -> RoomView:
        return await self.house.call(RoomView, "GET", self.path, token=self.key.token)

    async def update(self, after: int = 0) -> Update:
        """How things stand, without a connection that stays open."""
        return await self.house.call(Update, "GET", f"{self.path}/feed?after={after}", token=self.key.token)

    async def say(self, kind: str, **details: Any) -> Accepted:
        """A command by its type, as in `say("sit", seat=1)`."""
        command = COMMANDS.validate_python({"type": kind, "nonce": new_nonce(), **details})
        return await self.command(command)

    async def command(self, command: Said) -> Accepted:
        """If the house does not know whether it counted, it is sent again as it was: twice is harmless."""
        for wait in WAITS:
            try:
                return await self.send(command)
            except HouseRefused as refused:
                if refused.key != UNSURE:
                    raise
            await asyncio.sleep(wait)
        return await self.send(command)

    async def send(self, command: Said) -> Accepted:
        return await self.house.call(Accepted, "POST", f"{self.path}/commands", command, self.key.token)

    async def invite(self) -> str:
        """A new invitation to this room."""
        key = await self.house.call(Key, "POST", f"{self.path}/invitations", token=self.key.token)
        return key.invite or ""

    async def record(self, game: int | None = None) -> str:
        """The record of the finished game, or of an earlier one of the room by its number."""
        wanted = f"?game={game}" if game is not None else ""
        return (await self.house.send("GET", f"{self.path}/record{wanted}", token=self.key.token)).text

    def feed(self) -> Feed:
        """The feed of the room; it reconnects by itself."""
        address = f"ws{self.house.address.removeprefix('http')}{self.path}/feed"
        return Feed(address, self.key.token)
