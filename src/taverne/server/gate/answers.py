"""What goes out through the gate: every answer in the same clothes, and no fault in its own words."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import lru_cache
from typing import Final

from starlette.types import Message, Scope, Send

from taverne.house.refusals import refusal
from taverne.kernel.errors import TaverneError
from taverne.server.gate.errors import GateError
from taverne.server.gate.headers import Pairs, dressed
from taverne.words import language

PAGE: Final = "http.response"
SOCKET: Final = "websocket.http.response"
STARTS: Final = (f"{PAGE}.start", f"{SOCKET}.start")
HANG_UP: Final = frozenset({408, 413})
SWITCHED: Final = 101
FAULT: Final = 500
BROKEN: Final = 1011
NOT_ALLOWED: Final = 1008


class Answer:
    """One answer to one request or handshake."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.through = send
        self.status = 0
        self.is_faulty = False

    async def send(self, message: Message) -> None:
        """What the framework says about its own faults stays inside; `refuse` says it our way."""
        if message["type"] in STARTS:
            self.is_faulty = message["status"] == FAULT
        if self.is_faulty:
            return
        if message["type"] in STARTS:
            self.status = message["status"]
            message = {**message, "headers": dressed(message.get("headers", ()), self.scope["path"])}
        elif message["type"] == "websocket.accept":
            self.status = SWITCHED
        await self.through(message)

    async def refuse(self, error: GateError) -> None:
        """If something has been said already, the connection just ends."""
        self.is_faulty = False
        if self.status == SWITCHED:
            with suppress(RuntimeError, OSError):
                await self.through({"type": "websocket.close", "code": BROKEN})
        elif not self.status and self.kind:
            await self.say(error)
        elif not self.status:
            self.status = error.status
            await self.through({"type": "websocket.close", "code": NOT_ALLOWED, "reason": error.key})

    @property
    def kind(self) -> str:
        """How a refusal is sent; a socket may have no way to say more than no."""
        if self.scope["type"] == "http":
            return PAGE
        return (
            "websocket.http.response" if "websocket.http.response" in self.scope.get("extensions", {}) else ""
        )

    async def say(self, error: GateError) -> None:
        body = body_of(error)
        headers = dressed(headers_of(error, body), self.scope["path"])
        self.status = error.status
        await self.through({"type": f"{self.kind}.start", "status": error.status, "headers": headers})
        await self.through({"type": f"{self.kind}.body", "body": body})


def body_of(error: GateError) -> bytes:
    """A flood is told the same a thousand times."""
    return told(error.key, tuple(error.details.items()), language())


@lru_cache(maxsize=200)
def told(key: str, details: tuple[tuple[str, object], ...], _language: str) -> bytes:
    return json.dumps({"refused": refusal(TaverneError(key, **dict(details))).model_dump()}).encode()


def headers_of(error: GateError, body: bytes) -> Pairs:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.wait_s:
        headers.append((b"retry-after", str(error.wait_s).encode()))
    if error.status in HANG_UP:
        headers.append((b"connection", b"close"))
    return headers
