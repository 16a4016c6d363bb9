"""`taverne serve`: one process, one address, until somebody says stop."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import uvicorn

from taverne.server.app import create_app
from taverne.server.crowd import places
from taverne.server.doors import BACKLOG, Doors, bind
from taverne.server.doorstep import Doorstep
from taverne.server.logs import set_up_logs
from taverne.server.opening import open_house
from taverne.server.settings import Settings, read_settings

PING: Final = 20.0
GRACE: Final = 5
TURN: Final = 0.001  # seconds for which a thread that reads a deck may keep the others waiting


class Door(uvicorn.Server):
    """A server that says when it is open, and leaves signals to us."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(name, self.handle_exit, name, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(BACKLOG)  # asyncio accepts as many at a time as may wait; many may, few are let in
        self.announce()

    async def listen_also(self, door: socket.socket) -> None:
        """One more door, with the manners of the first."""
        loop, config = asyncio.get_running_loop(), self.config
        server = await loop.create_server(self.caller, sock=door, backlog=config.backlog)
        door.listen(BACKLOG)
        self.servers.append(server)

    def caller(self) -> asyncio.Protocol:
        known = {"server_state": self.server_state, "app_state": self.lifespan.state}
        return self.config.http_protocol_class(config=self.config, **known)  # type: ignore[call-arg]


def serve(given: Mapping[str, str | int], browser: bool, say_open: Callable[[str], None]) -> None:
    """Open the house and keep it open."""
    settings = read_settings(given)
    set_up_logs(settings)
    door = bind(settings.host, settings.port)
    address = address_of(door)

    def announce() -> None:
        say_open(address)
        if browser:
            webbrowser.open(address)

    sys.setswitchinterval(TURN)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(keep_open(settings, door, announce))


async def keep_open(settings: Settings, door: socket.socket, announce: Callable[[], None]) -> None:
    async with open_house(settings) as house:
        doors = Doors(settings, door.getsockname()[:2])
        config = Doorstep(
            create_app(house, settings, doors),
            settings,
            places(),
            ws_max_size=settings.frame_bytes,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=GRACE,
        )
        house.broom.begin()
        server = Door(config, announce)
        doors.listen = server.listen_also
        await server.serve([door])


def address_of(door: socket.socket) -> str:
    """Where a browser on this machine finds the house."""
    host, port = door.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = "::1" if ":" in host else "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
