"""Behind the gate, and before the house: who was shown the door does not come in again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from starlette.types import ASGIApp, Receive, Scope, Send

from taverne.server.gate.addresses import household
from taverne.server.gate.errors import GateError


class Welcome(Protocol):
    banned: Mapping[str, int]


class Threshold:
    """The gate has found out the address by now."""

    def __init__(self, app: ASGIApp, house: Welcome) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and household(scope["client"][0]) in self.house.banned:
            raise GateError("gate-banned", 403)
        await self.app(scope, receive, send)
