"""Everything is checked before the house hears of it: the address, the name, the page, the size."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from taverne.house.faults import where
from taverne.house.limits import Buckets
from taverne.server.gate.addresses import caller, household, is_secure
from taverne.server.gate.answers import FAULT, Answer
from taverne.server.gate.bodies import with_body
from taverne.server.gate.errors import GateError, Gone
from taverne.server.gate.origins import check_host, check_origin
from taverne.server.settings import Settings

TOO_MUCH: Final = 429
HESITATION_S: Final = 0.25
MOST_HESITATING: Final = 500

log = structlog.stdlib.get_logger(__name__)


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Gate:
    """ASGI around ASGI: refusals are typed, faults are logged, and neither tells what lies inside."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        now: Callable[[], int] = monotonic_ms,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.app = app
        self.settings = settings
        self.now = now
        self.pause = pause
        self.hesitating = 0
        self.requests = Buckets(settings.requests_per_s, settings.requests_burst)
        self.lines: Counter[str] = Counter()
        self.doors = {
            "/api/rooms": Buckets(settings.rooms_per_minute / 60, settings.rooms_burst),
            "/api/decks/check": Buckets(settings.readings_per_minute / 60, settings.readings_burst),
            "/api/decks/appraise": Buckets(settings.appraisals_per_minute / 60, settings.appraisals_burst),
            "/api/codes": Buckets(settings.codes_per_minute / 60, settings.codes_burst),
            "/api/replay": Buckets(settings.replays_per_minute / 60, settings.replays_burst),
            "/api/review": Buckets(settings.reviews_per_minute / 60, settings.reviews_burst),
            "/api/practice": Buckets(settings.practices_per_minute / 60, settings.practices_burst),
            "/api/puzzles/table": Buckets(settings.practices_per_minute / 60, settings.practices_burst),
            "/api/puzzles/sketch": Buckets(settings.practices_per_minute / 60, settings.practices_burst),
            "/api/companion": Buckets(settings.practices_per_minute / 60, settings.practices_burst),
            "/api/lesson": Buckets(settings.practices_per_minute / 60, settings.practices_burst),
            "/api/records/summary": Buckets(settings.replays_per_minute / 60, settings.replays_burst),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        with structlog.contextvars.bound_contextvars(request=secrets.token_hex(4)):
            began, answer = self.now(), Answer(scope, send)
            try:
                await self.guarded(scope, receive, answer)
            finally:
                self.note(scope, answer, self.now() - began)

    async def guarded(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        """Whatever happens behind the gate, one answer of ours goes out."""
        try:
            await self.let_in(scope, receive, answer)
        except GateError as error:
            await self.hesitate(error)
            await answer.refuse(error)
        except Gone:
            return
        except Exception as fault:
            log.error("fault", where=where(fault))  # noqa: TRY400 (no traceback: it may hold hidden cards)
            answer.is_faulty = True
        if answer.is_faulty:
            await answer.refuse(GateError("house-fault", FAULT))

    async def hesitate(self, error: GateError) -> None:
        """Who asks too much waits for the refusal, and so cannot ask again at once."""
        if error.status != TOO_MUCH or self.hesitating >= MOST_HESITATING:
            return
        self.hesitating += 1
        try:
            await self.pause(HESITATION_S)
        finally:
            self.hesitating -= 1

    async def let_in(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        headers = Headers(scope=scope)
        address = caller(scope, headers, self.settings.trusted_proxies)
        if is_secure(scope, headers, self.settings.trusted_proxies):
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        scope["client"] = (address, 0)
        self.check_rates(scope, household(address))
        check_host(headers, self.settings.public_hosts)
        check_origin(scope.get("method"), headers)
        if scope["type"] == "http":
            receive = await with_body(receive, headers, self.settings.body_bytes)
            await self.app(scope, receive, answer.send)
            return
        with self.line_of(household(address)):
            await self.app(scope, receive, answer.send)

    def check_rates(self, scope: Scope, who: str) -> None:
        wait = self.requests.take(who, self.now())
        if not wait and scope.get("method") == "POST" and scope["path"] in self.doors:
            wait = self.doors[scope["path"]].take(who, self.now())
        if wait:
            raise GateError("gate-too-fast", TOO_MUCH, wait_s=math.ceil(wait / 1000))

    @contextmanager
    def line_of(self, who: str) -> Iterator[None]:
        """A socket stays open, so an address may hold only so many of them."""
        if self.lines[who] >= self.settings.max_lines:
            raise GateError("gate-too-many-lines", TOO_MUCH, most=self.settings.max_lines)
        self.lines[who] += 1
        try:
            yield
        finally:
            self.lines[who] -= 1
            if not self.lines[who]:
                del self.lines[who]

    def note(self, scope: Scope, answer: Answer, ms: int) -> None:
        say = log.debug if scope["path"] == "/health" else log.info
        say(
            "request" if scope["type"] == "http" else "socket",
            method=scope.get("method"),
            path=scope["path"],
            status=answer.status,
            ms=ms,
            address=scope["client"][0] if scope.get("client") else None,
        )
