"""The feed of a room over a line of any kind: one task reads commands, one sends what is new."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from pydantic import ValidationError

from taverne.house import store
from taverne.house.house import House
from taverne.house.limits import Bucket
from taverne.house.refusals import refusal
from taverne.house.room.errors import NotYours, RoomError
from taverne.house.room.views import number_of
from taverne.house.salon import BANNED, Connection, Salon
from taverne.house.tokens import is_room_id
from taverne.kernel.errors import TaverneError
from taverne.protocol.messages import TO_HOUSE, Hello, Refused, Unsure

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0
SEND_WITHIN: Final = 10.0
MOST_MISTAKES: Final = 10

MALFORMED: Final = 4400
NOT_ALLOWED: Final = 4403
NOT_FOUND: Final = 4404
TOO_FAST: Final = 4429
RESTARTING: Final = 1012
TRY_LATER: Final = 1013


class Gone(Exception):
    """The other side is not there any more."""


class Line(Protocol):
    """What a WebSocket and a message port have in common: texts in both directions until one side is gone."""

    async def hear(self) -> str | None:
        """The next text, or None for something that is no text; raises `Gone`."""
        ...

    async def send_text(self, text: str) -> None:
        """Raises `Gone`."""
        ...

    async def close(self, code: int, reason: str) -> None:
        """Raises `Gone`."""
        ...


class Bye(Exception):
    """The connection ends, with a close code and the key of the reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def serve_feed(line: Line, house: House, name: str, token: str | None, address: str = "") -> None:
    """From the first word to the last."""
    try:
        salon, guest = await let_in(house, name, token)
        hello = await first_word(line, house)
        connection = Connection(guest, hello.after, address)
        await converse(line, house, salon, connection)
    except Bye as bye:
        await part(line, bye.code, bye.reason)
    except Gone:
        return


async def let_in(house: House, name: str, token: str | None) -> tuple[Salon, int | None]:
    if not is_room_id(name):
        raise Bye(NOT_FOUND, "room-unknown")
    try:
        salon = await house.find(name)
        guest = house.guest(salon, token)
        house.admit(salon, guest)
    except NotYours as error:
        raise Bye(NOT_ALLOWED, error.key) from None
    except RoomError as error:
        raise Bye(NOT_FOUND, error.key) from None
    except TaverneError as error:
        raise Bye(TRY_LATER, error.key) from None
    return salon, guest


async def first_word(line: Line, house: House) -> Hello:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            message = TO_HOUSE.validate_json(await receive(line, house))
    except (ValidationError, TimeoutError):
        raise Bye(MALFORMED, "message-hello-first") from None
    if not isinstance(message, Hello):
        raise Bye(MALFORMED, "message-hello-first")
    return message


async def receive(line: Line, house: House) -> str:
    text = await line.hear()
    if text is None or len(text.encode()) > house.customs.frame_bytes:
        raise Bye(MALFORMED, "message-unreadable")
    return text


async def converse(line: Line, house: House, salon: Salon, connection: Connection) -> None:
    """Both directions until one of them ends; then the other ends too."""
    house.arrive(salon, connection)
    reading = asyncio.create_task(read(line, house, salon, connection))
    sending = asyncio.create_task(send(line, house, salon, connection))
    try:
        await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.depart(salon, connection)
        for task in (reading, sending):
            task.cancel()
        outcomes = await asyncio.gather(reading, sending, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome


async def read(line: Line, house: House, salon: Salon, connection: Connection) -> None:
    bucket = Bucket(house.customs.messages_per_s, house.customs.messages_burst, house.now())
    mistakes = 0
    while True:
        text = await receive(line, house)
        if not bucket.take(house.now()):
            raise Bye(TOO_FAST, "message-too-fast")
        if not await obey(house, salon, connection, text):
            mistakes += 1
        if mistakes > MOST_MISTAKES:
            raise Bye(MALFORMED, "message-unreadable")


async def obey(house: House, salon: Salon, connection: Connection, text: str) -> bool:
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
        connection.reply(await house.obey(salon, connection.guest, message))
    except store.Unsure as error:
        connection.reply(Unsure(nonce=message.nonce, reason=refusal(error)))
    except TaverneError as error:
        connection.reply(Refused(nonce=message.nonce, refused=refusal(error)))
    return True


async def send(line: Line, house: House, salon: Salon, connection: Connection) -> None:
    """Replies first, then all that is new in one message; who does not listen is let go."""
    while True:
        await connection.woken.wait()
        connection.woken.clear()
        try:
            async with asyncio.timeout(SEND_WITHIN):
                await send_what_waits(line, house, salon, connection)
        except TimeoutError:
            raise Bye(TRY_LATER, "message-not-heard") from None
        if connection.parting:
            code = NOT_ALLOWED if connection.parting == BANNED else RESTARTING
            raise Bye(code, connection.parting)


async def send_what_waits(line: Line, house: House, salon: Salon, connection: Connection) -> None:
    while connection.replies:
        await line.send_text(connection.replies.popleft().model_dump_json())
    if connection.stale:
        connection.stale = False
        number = number_of(salon.room, connection.guest, len(salon.room.happenings))
        text = salon.render(connection.guest, min(connection.known, number), house.now())
        connection.known = number
        await line.send_text(text)


async def part(line: Line, code: int, reason: str) -> None:
    """Close politely; who is already gone does not mind."""
    try:
        async with asyncio.timeout(1):
            await line.close(code, reason)
    except (TimeoutError, Gone):
        log.debug("gone before goodbye")
