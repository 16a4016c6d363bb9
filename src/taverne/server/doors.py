"""Where the house listens: on this computer, and for the network around it if somebody here asks for it."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers

from taverne.house.room.errors import NotYours, RoomError
from taverne.kernel.errors import TaverneError
from taverne.server.settings import Settings

ELSEWHERE: Final = ("192.0.2.1", 9)  # never spoken to: only the way there is looked up
BACKLOG: Final = 1024
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
Listen = Callable[[socket.socket], Awaitable[None]]

log = structlog.stdlib.get_logger(__name__)


class ServeError(TaverneError):
    """The house cannot open its door."""


class Doors:
    """The first door, and a second one that only somebody at this computer can have opened."""

    def __init__(
        self,
        settings: Settings,
        first: tuple[str, int] | None = None,
        listen: Listen | None = None,
        own_address: Callable[[], str] | None = None,
    ) -> None:
        self.settings = settings
        self.first = first
        self.listen = listen
        self.own_address = own_address or address_in_network
        self.second = ""
        self.lock = asyncio.Lock()

    def address(self) -> str:
        """Where others in this network reach the house; nothing if they cannot."""
        if self.second or self.first is None:
            return self.second
        host, port = self.first
        if is_loopback(host):
            return ""
        known = self.own_address() if ipaddress.ip_address(host).is_unspecified else host
        return origin(known, port) if known else ""

    def is_here(self, peer: str, headers: Headers) -> bool:
        """Whether the visitor sits at this computer, and nobody speaks for somebody else."""
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        between = any(header in headers for header in FORWARDED)
        return is_loopback(peer) and (name == "localhost" or is_loopback(name)) and not between

    def may_open(self, peer: str, headers: Headers) -> bool:
        """A house with names or proxies of its own serves strangers already, in the way its keeper chose."""
        settings = self.settings
        chosen = settings.network_door == "never" or settings.public_hosts or settings.trusted_proxies
        can = self.listen is not None and self.first is not None and is_loopback(self.first[0])
        return can and not chosen and not self.second and self.is_here(peer, headers)

    async def open(self, peer: str, headers: Headers) -> str:
        """Listen at the address of this computer in its network, at the same port if it is free."""
        async with self.lock:
            if self.address():
                return self.address()
            if not self.may_open(peer, headers) or self.first is None or self.listen is None:
                raise NotYours("room-door-not-here")
            host = self.own_address()
            if not host:
                raise RoomError("room-door-no-network")
            door = bind_near(host, self.first[1])
            await self.listen(door)
            self.second = origin(*door.getsockname()[:2])
            log.info("network_door_open")
            return self.second


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def address_in_network() -> str:
    """The address of this computer on its way to others; nothing is sent."""
    try:
        with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as way:
            way.connect(ELSEWHERE)
            host = str(way.getsockname()[0])
    except OSError:
        return ""
    return "" if is_loopback(host) or ipaddress.ip_address(host).is_unspecified else host


def origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def bind_near(host: str, port: int) -> socket.socket:
    """At this port, or at any that is free."""
    try:
        return bind(host, port)
    except ServeError:
        return bind(host, 0)


def bind(host: str, port: int) -> socket.socket:
    """The socket first, so that a taken port is said at once and port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else asyncio leaves Nagle on
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as trouble:
        door.close()
        raise ServeError(
            "serve-door", host=host, port=port, reason=trouble.strerror or str(trouble)
        ) from None
    door.listen(BACKLOG)
    return door
