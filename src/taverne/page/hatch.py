"""The hatch at the door of a house in a page: the paths and bodies of HTTP, called through a port."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol
from urllib.parse import parse_qsl, urlsplit

from pydantic import ValidationError

from taverne.house.customs import Customs
from taverne.house.duty import Duty
from taverne.house.faults import where
from taverne.house.feed import Gone, serve_feed
from taverne.house.house import House
from taverne.house.refusals import refusal, status
from taverne.kernel.errors import TaverneError
from taverne.page.doors import Call, find_door
from taverne.page.minds import Minds
from taverne.page.shelf import Disk, Shelf
from taverne.words import ENGLISH, find_language, speaking

log = logging.getLogger(__name__)

YEARS: Final = 3_650


class Carried(Protocol):
    """Bytes from the other side of the bridge."""

    def to_bytes(self) -> bytes: ...


class PortLine:
    """A feed: texts come in by `says`, and go out by `send`."""

    def __init__(self, send: Callable[[str], None], end: Callable[[int, str], None]) -> None:
        self.send = send
        self.end = end
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def hear(self) -> str:
        text = await self.heard.get()
        if text is None:
            raise Gone
        return text

    async def send_text(self, text: str) -> None:
        self.send(text)

    async def close(self, code: int, reason: str) -> None:
        self.end(code, reason)


class Hatch:
    """One house for everybody at this device: their keys lie on the shelf."""

    def __init__(self, duty: Duty, shelf: Shelf, minds: Minds) -> None:
        self.duty = duty
        self.house: House = duty.house
        self.shelf = shelf
        self.minds = minds
        self.lines: dict[str, PortLine] = {}

    @classmethod
    async def open(
        cls, disk: Disk, post: Callable[[int, bytes], None], replace: Callable[[], None], pause_ms: int = 700
    ) -> Hatch:
        """Goes on with whatever was going on."""
        shelf, minds = await Shelf.open(disk), Minds(post, replace)
        duty = Duty(House(customs(pause_ms), shelf, thinkers=minds))
        await duty.start()
        return cls(duty, shelf, minds)

    async def close(self) -> None:
        await self.duty.close()

    def thought(self, number: int, answer: Carried) -> None:
        """The worker of the bots has an answer."""
        self.minds.hear(number, answer.to_bytes())

    def died(self) -> None:
        """The worker of the bots is no more."""
        self.minds.mourn()

    async def request(self, method: str, path: str, body: str, guest: int | None, spoken: str) -> str:
        """The status and the text of the answer, as JSON: no error crosses the bridge as one."""
        with speaking(find_language(spoken) or ENGLISH):
            return json.dumps(await self.answered(method, path, body, guest))

    async def answered(self, method: str, path: str, body: str, guest: int | None) -> tuple[int, str]:
        address = urlsplit(path)
        try:
            door, found = find_door(method, address.path)
            query = dict(parse_qsl(address.query))
            return 200, await door.serve(Call(self.house, self.shelf, found, query, body, guest))
        except TaverneError as error:
            return refused(error, status(error))
        except ValidationError as error:
            fields = [".".join(map(str, one["loc"])) for one in error.errors(include_url=False)[:20]]
            return refused(TaverneError("message-unreadable", fields=", ".join(fields)), 422)
        except Exception as fault:
            log.exception("hatch", extra={"where": where(fault)})
            return refused(TaverneError("house-fault"), 500)

    def connect(
        self,
        line: str,
        room: str,
        guest: int | None,
        spoken: str,
        send: Callable[[str], None],
        end: Callable[[int, str], None],
    ) -> None:
        """A feed begins; a number is never used twice."""
        port = self.lines[line] = PortLine(send, end)
        with speaking(find_language(spoken) or ENGLISH):
            self.house.background.begin(self.feed(line, room, guest, port))

    async def feed(self, line: str, room: str, guest: int | None, port: PortLine) -> None:
        try:
            await serve_feed(port, self.house, room, self.shelf.key(room, guest))
        finally:
            self.lines.pop(line, None)

    def says(self, line: str, text: str | None) -> None:
        """Without a text the other side is gone."""
        with suppress(KeyError):
            self.lines[line].heard.put_nowait(text)

    def hang_up(self, guests: str) -> None:
        """A page was closed, with all its feeds: their names begin with its own."""
        for line in [one for one in self.lines if one.startswith(guests)]:
            self.says(line, None)


def refused(error: TaverneError, code: int) -> tuple[int, str]:
    return code, json.dumps({"refused": refusal(error).model_dump()})


def customs(pause_ms: int) -> Customs:
    """Nobody is a stranger here, and nothing is forgotten."""
    return Customs(
        bot_pause_ms=pause_ms,
        messages_per_s=1_000,
        messages_burst=1_000,
        readings_per_minute=10_000,
        readings_burst=1_000,
        frame_bytes=1_048_576,
        close_after_days=YEARS,
        forget_after_days=YEARS,
    )
