"""The feed of a room: updates in order, commands until they are acknowledged, whatever the line does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, Self

from pydantic import ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from taverne.client.errors import HouseAway, HouseRefused
from taverne.client.luck import new_nonce
from taverne.protocol.commands import COMMANDS, Said
from taverne.protocol.messages import FROM_HOUSE, Accepted, Hello, Refusal, Refused, Unsure, Update
from taverne.words import say

FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 5.0
UNSURE_WAIT: Final = 1.0
LARGEST: Final = 2**22
FINAL: Final = range(4400, 4429)


class Feed:
    """Iterate over it for updates; `answer` and `say` return once the house has the command on disk."""

    def __init__(self, address: str, token: str | None) -> None:
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.number = 0
        self.updates: asyncio.Queue[Update | None] = asyncio.Queue()
        self.waiting: dict[str, tuple[Said, asyncio.Future[Accepted]]] = {}
        self.line: ClientConnection | None = None
        self.keeper: asyncio.Task[None] | None = None
        self.trouble: Exception | None = None
        self.again: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.keeper = asyncio.create_task(self.keep())
        return self

    async def __aexit__(self, *trouble: object) -> None:
        assert self.keeper is not None
        tasks = [self.keeper, *self.again]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[Update]:
        while (update := await self.updates.get()) is not None:
            yield update
        if self.trouble is not None:
            raise self.trouble

    async def say(self, kind: str, **details: Any) -> Accepted:
        """A command by its type, as in `say("sit", seat=1)`."""
        return await self.command(COMMANDS.validate_python({"type": kind, "nonce": new_nonce(), **details}))

    async def answer(self, question: str, word: str) -> Accepted:
        return await self.say("answer", question=question, word=word)

    async def command(self, command: Said) -> Accepted:
        """Sent again after every reconnection until the house has answered: twice is harmless."""
        if self.trouble is not None:
            raise self.trouble
        answer: asyncio.Future[Accepted] = asyncio.get_running_loop().create_future()
        self.waiting[command.nonce] = (command, answer)
        try:
            await self.transmit(command)
            return await answer
        finally:
            self.waiting.pop(command.nonce, None)

    async def transmit(self, message: Said | Hello) -> None:
        """What does not get through now is sent with the next connection."""
        if self.line is not None:
            try:
                await self.line.send(message.model_dump_json())
            except ConnectionClosed:
                self.line = None

    async def keep(self) -> None:
        """Connect, listen, and connect again, until the house says that it is for good."""
        wait = FIRST_WAIT
        while self.trouble is None:
            try:
                async with connect(
                    self.address, additional_headers=self.headers, max_size=LARGEST, compression=None
                ) as line:
                    await self.listen(line)
                    wait = FIRST_WAIT
            except (OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, TimeoutError):
                pass
            self.line = None
            if self.trouble is None:
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
        self.give_up()

    async def listen(self, line: ClientConnection) -> None:
        await line.send(Hello(after=self.number).model_dump_json())
        self.line = line
        for command, _ in list(self.waiting.values()):
            await self.transmit(command)
        try:
            async for text in line:
                self.hear(text)
        finally:
            if line.close_code in FINAL:
                key = line.close_reason or "client-no-house"
                self.trouble = HouseRefused(Refusal(key=key, text=say(key)))

    def hear(self, text: str | bytes) -> None:
        try:
            message = FROM_HOUSE.validate_json(text)
        except ValidationError:
            self.trouble = HouseAway("client-no-house", address=self.address)
            raise self.trouble from None
        if isinstance(message, Update):
            self.number = message.number
            self.updates.put_nowait(message)
        elif isinstance(message, Unsure):
            task = asyncio.create_task(self.ask_again(message.nonce))
            self.again.add(task)
            task.add_done_callback(self.again.discard)
        elif message.nonce in self.waiting:
            answer = self.waiting[message.nonce][1]
            if isinstance(message, Refused) and not answer.done():
                answer.set_exception(HouseRefused(message.refused))
            elif isinstance(message, Accepted) and not answer.done():
                answer.set_result(message)

    async def ask_again(self, nonce: str) -> None:
        """The house does not know whether it counted: the same command, as it was, tells."""
        await asyncio.sleep(UNSURE_WAIT)
        if nonce in self.waiting:
            await self.transmit(self.waiting[nonce][0])

    def give_up(self) -> None:
        assert self.trouble is not None
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(self.trouble)
        self.updates.put_nowait(None)
