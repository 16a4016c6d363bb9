"""The step before the gate: who stands there is counted, and who does not come to the point is let go."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from taverne.server.crowd import BESIDES, Crowd
from taverne.server.gate.answers import body_of, headers_of
from taverne.server.gate.errors import GateError
from taverne.server.gate.headers import dressed

if TYPE_CHECKING:
    from taverne.server.settings import Settings

HEADERS_WITHIN: Final = 10.0
IDLE_WITHIN: Final = 20
LONGEST_PATH: Final = 2_000
LONGEST_HEADER: Final = 8_000  # longer lines are dropped by the library for sockets without a word
MOST_HEADERS: Final = 100
MOST_HEAD_BYTES: Final = 65_536
AT_ONCE: Final = 8  # connections accepted before those who are inside have their turn again
LINGER: Final = 1.0
MOST_LINGERING: Final = 32
ANYWHERE: Final = "unknown"


class Doorstep(Config):
    """uvicorn, with our own manners for connections that have not become requests yet."""

    def __init__(self, app: Any, settings: Settings, places: int, **more: Any) -> None:
        super().__init__(
            app,
            http=Caller,
            ws=Feed,
            timeout_keep_alive=IDLE_WITHIN,
            backlog=AT_ONCE,
            h11_max_incomplete_event_size=MOST_HEAD_BYTES,
            **more,
        )
        self.crowd = Crowd(settings.max_lines + BESIDES, places, settings.trusted_proxies)
        self.headers_within = HEADERS_WITHIN


class Caller(H11Protocol):
    """A connection over HTTP; each head of a request has to come within a time."""

    config: Doorstep
    patience: asyncio.TimerHandle | None = None
    is_counted = False
    lingers = False

    # uvicorn narrows the transport of asyncio's protocol in the same way
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ANYWHERE
        crowd = self.config.crowd
        if key := crowd.refusal(self.address):
            status = 503 if key == "gate-crowded" else 429
            self.send_away(no_place(key, status, crowd.most_of_one))
            return
        crowd.enter(self.address)
        self.is_counted = True
        self.be_patient()

    def connection_lost(self, exc: Exception | None) -> None:
        self.hurry_no_more()
        if self.lingers:
            self.lingers = False
            self.config.crowd.lingering -= 1
        if self.is_counted:
            self.is_counted = False
            self.config.crowd.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.lingers or self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self.be_patient()
        else:
            self.hurry_no_more()

    def be_patient(self) -> None:
        """From the first byte that is awaited, not from the last one that came."""
        if self.patience is None:
            self.patience = self.loop.call_later(self.config.headers_within, self.give_up)

    def hurry_no_more(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def give_up(self) -> None:
        self.patience = None
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.turn_away(GateError("gate-head-slow", 408))

    def turn_away(self, error: GateError) -> None:
        """In our own words, and then the connection ends; at once, it might end before they are heard."""
        self.send_away(in_full(error))

    def send_away(self, words: bytes) -> None:
        self.transport.write(words)
        if self.config.crowd.lingering >= MOST_LINGERING:
            self.transport.close()
            return
        self.lingers = True
        self.config.crowd.lingering += 1
        self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.close)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What the library for sockets would drop is answered here."""
        self.hurry_no_more()
        if len(event.target) > LONGEST_PATH:
            self.turn_away(GateError("gate-path-too-long", 414, most=LONGEST_PATH))
        elif not is_readable(self.headers):
            self.turn_away(GateError("gate-head-too-large", 431, most=LONGEST_HEADER))
        else:
            self.is_counted = False
            super().handle_websocket_upgrade(event)


class Feed(WebSocketsSansIOProtocol):
    """A socket was counted when it was a request, and is until it ends."""

    config: Doorstep

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.crowd.leave(self.client[0] if self.client else ANYWHERE)
        super().connection_lost(exc)


def is_readable(headers: list[tuple[bytes, bytes]]) -> bool:
    longest = max((len(name) + len(value) for name, value in headers), default=0)
    return len(headers) <= MOST_HEADERS and longest < LONGEST_HEADER


@cache
def no_place(key: str, status: int, most: int) -> bytes:
    return in_full(GateError(key, status, wait_s=int(HEADERS_WITHIN), most=most))


def in_full(error: GateError) -> bytes:
    """A refusal with everything that an answer needs, for who has no request yet."""
    body = body_of(error)
    pairs = [*dressed(headers_of(error, body), "/api"), (b"connection", b"close")]
    head = b"".join(b"%s: %s\r\n" % pair for pair in dict(pairs).items())
    return b"HTTP/1.1 %d \r\n%s\r\n%s" % (error.status, head, body)
