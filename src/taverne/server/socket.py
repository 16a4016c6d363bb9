"""The feed of a room over a WebSocket: one task reads commands, one sends what is new."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from taverne.kernel.errors import TaverneError
from taverne.protocol.messages import TO_HOUSE, Hello, Refused, Unsure
from taverne.server import store
from taverne.server.gate.addresses import household
from taverne.server.house import House
from taverne.server.limits import Bucket
from taverne.server.live import BANNED, Connection, LiveRoom
from taverne.server.refusals import refusal
from taverne.server.room.errors import NotYours, RoomError
from taverne.server.room.views import number_of
from taverne.server.tokens import is_room_id
from taverne.server.tongues import tongue
from taverne.words import use

log = structlog.stdlib.get_logger(__name__)

HELLO_WITHIN: Final = 10.0
SEND_WITHIN: Final = 10.0
MOST_MISTAKES: Final = 10

MALFORMED: Final = 4400
NOT_ALLOWED: Final = 4403
NOT_FOUND: Final = 4404
TOO_FAST: Final = 4429
RESTARTING: Final = 1012
TRY_LATER: Final = 1013


class Bye(Exception):
    """The connection ends, with a close code and the key of the reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def serve_feed(socket: WebSocket, house: House, name: str, token: str | None) -> None:
    """From the handshake to the last word, in the language of the guest."""
    use(tongue(socket.headers))
    await socket.accept()
    try:
        live, guest = await let_in(house, name, token)
        hello = await first_word(socket, house)
        address = household(socket.client.host) if socket.client else ""
        connection = Connection(guest, hello.after, address)
        await converse(socket, house, live, connection)
    except Bye as bye:
        await part(socket, bye.code, bye.reason)
    except WebSocketDisconnect:
        return


async def let_in(house: House, name: str, token: str | None) -> tuple[LiveRoom, int | None]:
    if not is_room_id(name):
        raise Bye(NOT_FOUND, "room-unknown")
    try:
        live = await house.find(name)
        guest = house.guest(live, token)
        house.admit(live, guest)
    except NotYours as error:
        raise Bye(NOT_ALLOWED, error.key) from None
    except RoomError as error:
        raise Bye(NOT_FOUND, error.key) from None
    except TaverneError as error:
        raise Bye(TRY_LATER, error.key) from None
    return live, guest


async def first_word(socket: WebSocket, house: House) -> Hello:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            message = TO_HOUSE.validate_json(await receive(socket, house))
    except (ValidationError, TimeoutError):
        raise Bye(MALFORMED, "message-hello-first") from None
    if not isinstance(message, Hello):
        raise Bye(MALFORMED, "message-hello-first")
    return message


async def receive(socket: WebSocket, house: House) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text.encode()) > house.settings.frame_bytes:
        raise Bye(MALFORMED, "message-unreadable")
    return str(text)


async def converse(socket: WebSocket, house: House, live: LiveRoom, connection: Connection) -> None:
    """Both directions until one of them ends; then the other ends too."""
    house.attendance.arrive(live, connection)
    reading = asyncio.create_task(read(socket, house, live, connection))
    sending = asyncio.create_task(send(socket, house, live, connection))
    try:
        await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.attendance.depart(live, connection)
        for task in (reading, sending):
            task.cancel()
        outcomes = await asyncio.gather(reading, sending, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome


async def read(socket: WebSocket, house: House, live: LiveRoom, connection: Connection) -> None:
    bucket = Bucket(house.settings.messages_per_s, house.settings.messages_burst, house.now())
    mistakes = 0
    while True:
        text = await receive(socket, house)
        if not bucket.take(house.now()):
            raise Bye(TOO_FAST, "message-too-fast")
        if not await obey(house, live, connection, text):
            mistakes += 1
        if mistakes > MOST_MISTAKES:
            raise Bye(MALFORMED, "message-unreadable")


async def obey(house: House, live: LiveRoom, connection: Connection, text: str) -> bool:
    """Whether this was a message at all; what cannot be done is refused, and nothing has changed."""
    try:
        message = TO_HOUSE.validate_json(text)
    except ValidationError:
        connection.reply(Refused(nonce="", refused=refusal(TaverneError("message-unreadable"))))
        return False
    if isinstance(message, Hello):
        connection.known = message.after
        connection.wake()
        return True
    try:
        connection.reply(await house.obey(live, connection.guest, message))
    except store.Unsure as error:
        connection.reply(Unsure(nonce=message.nonce, reason=refusal(error)))
    except TaverneError as error:
        connection.reply(Refused(nonce=message.nonce, refused=refusal(error)))
    return True


async def send(socket: WebSocket, house: House, live: LiveRoom, connection: Connection) -> None:
    """Replies first, then all that is new in one message; who does not listen is let go."""
    while True:
        await connection.woken.wait()
        connection.woken.clear()
        try:
            async with asyncio.timeout(SEND_WITHIN):
                await send_what_waits(socket, house, live, connection)
        except TimeoutError:
            raise Bye(TRY_LATER, "message-not-heard") from None
        if connection.closing:
            code = NOT_ALLOWED if connection.closing == BANNED else RESTARTING
            raise Bye(code, connection.closing)


async def send_what_waits(socket: WebSocket, house: House, live: LiveRoom, connection: Connection) -> None:
    while connection.replies:
        await socket.send_text(connection.replies.popleft().model_dump_json())
    if connection.stale:
        connection.stale = False
        number = number_of(live.room, connection.guest, len(live.room.happenings))
        text = live.render(connection.guest, min(connection.known, number), house.now())
        connection.known = number
        await socket.send_text(text)


async def part(socket: WebSocket, code: int, reason: str) -> None:
    """Close politely; who is already gone does not mind."""
    try:
        async with asyncio.timeout(1):
            await socket.close(code, reason)
    except (RuntimeError, TimeoutError, WebSocketDisconnect):
        log.debug("gone before goodbye")
