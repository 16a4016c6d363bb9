"""The body of a request is read before anybody thinks about it, up to a limit and in reasonable time."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Message, Receive

from taverne.server.gate.errors import GateError, Gone

PATIENCE_S: Final = 15.0
POLITENESS: Final = 16  # so many times the limit is heard out, because who is cut off does not hear why


async def with_body(receive: Receive, headers: Headers, most: int) -> Receive:
    """A `receive` that hands over the whole body at once."""
    announced = headers.get("content-length", "0")
    if not announced.isdecimal() or int(announced[:20]) > most * POLITENESS:
        raise too_large(most)
    try:
        async with asyncio.timeout(PATIENCE_S):
            body = await read_body(receive, most)
    except TimeoutError:
        raise GateError("gate-body-slow", 408) from None
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again


async def read_body(receive: Receive, most: int) -> bytes:
    body, size, more = bytearray(), 0, True
    while more and size <= most * POLITENESS:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        piece = message.get("body", b"")
        size += len(piece)
        body += piece if size <= most else b""
        more = message.get("more_body", False)
    if size > most:
        raise too_large(most)
    return bytes(body)


def too_large(most: int) -> GateError:
    return GateError("gate-body-too-large", 413, most=most)
