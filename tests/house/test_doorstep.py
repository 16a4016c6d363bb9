"""Before there is a request: connections are counted, hurried and answered (S32 to S36)."""

import asyncio
import gc
import json
import logging
import socket
from contextlib import asynccontextmanager
from itertools import pairwise

import pytest
import websockets
from starlette.datastructures import Headers
from structlog.testing import capture_logs

from kit.indoors import house_in
from taverne.house.broom import AT_LEAST_EVERY, NEVER, QUIET_EVERY, Broom
from taverne.server.app import create_app
from taverne.server.crowd import BESIDES, Crowd
from taverne.server.doors import Doors, bind
from taverne.server.doorstep import AT_ONCE, LONGEST_PATH, MOST_LINGERING, Doorstep
from taverne.server.logs import MOST_A_MINUTE, Throttle
from taverne.server.serve import Door
from taverne.server.settings import Settings

NEAR = "127.0.0.2"  # also this computer, but another address
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-A: "
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
ALIVE = WHOLE.replace(b"/api/games", b"/alive")
NETWORK = Settings(database="sqlite:///x", trusted_proxies=["10.0.0.0/8"]).trusted_proxies


@asynccontextmanager
async def doorstep(folder, places=100, headers_within=30.0, idle_within=30, **chosen):
    """A house behind a real door in this process."""
    async with house_in(folder, **chosen) as house:
        app, settings = create_app(house, house.customs), house.customs
        config = Doorstep(app, settings, places, lifespan="off", log_config=None)
        config.headers_within = headers_within
        config.timeout_keep_alive = idle_within
        door = bind("127.0.0.1", 0)
        server = Door(config, lambda: None)
        task = asyncio.create_task(server._serve([door]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            config.listen_also = server.listen_also
            yield config, door.getsockname()[1]
        finally:
            server.should_exit = True
            await task
            logging.getLogger("uvicorn.error").handlers.clear()


async def half_open(port, text=HALF):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text)
    await writer.drain()
    return reader, writer


async def answer_to(port, text):
    """The status and the key of the refusal, once the house has ended the connection."""
    reader, writer = await half_open(port, text)
    async with asyncio.timeout(20):
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), json.loads(body)["refused"]["key"] if body else ""


async def until(condition):
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


async def test_a_second_door_has_the_manners_of_the_first(tmp_path):
    """S45 who comes by the address in the network is heard, and counted with all others."""
    async with doorstep(tmp_path) as (config, port):
        doors = Doors(Settings(database="sqlite:///x"), ("127.0.0.1", port), config.listen_also, lambda: NEAR)
        address = await doors.open("127.0.0.1", Headers({"host": f"localhost:{port}"}))
        assert address == f"http://{NEAR}:{port}"
        reader, writer = await asyncio.open_connection(NEAR, port)
        writer.write(ALIVE)
        assert b"200 OK" in await reader.readline()
        assert config.crowd.total == 1
        writer.close()


async def test_half_open_requests_of_an_address_are_counted(tmp_path):
    """S32 they count like all others, and when they leave there is place again."""
    async with doorstep(tmp_path, max_lines=2) as (config, port):
        lines = [await half_open(port) for _ in range(2 + BESIDES)]
        await until(lambda: config.crowd.total == 2 + BESIDES)
        assert await answer_to(port, HALF) == (429, "gate-too-many-lines")
        for _, writer in lines:
            writer.close()
        await until(lambda: config.crowd.total == 0)
        reader, writer = await half_open(port, WHOLE)
        assert (await reader.readline()).split()[1] == b"200"
        writer.close()


async def test_a_crowd_is_let_in_a_few_at_a_time(tmp_path):
    """S32 between them those who are inside have their turn; the others wait, and nobody is lost."""
    async with doorstep(tmp_path) as (config, port):
        crowd = [socket.create_connection(("127.0.0.1", port)) for _ in range(5 * AT_ONCE)]
        inside = [0]
        while inside[-1] < len(crowd):
            await asyncio.sleep(0)
            inside.append(config.crowd.total)
        steps = [after - before for before, after in pairwise(inside)]
        assert max(steps) <= AT_ONCE + 1
        for line in crowd:
            line.close()
        await until(lambda: config.crowd.total == 0)


async def test_a_house_that_is_full_says_so(tmp_path):
    """S32 descriptors are left for the database and the bots, whoever comes."""
    async with doorstep(tmp_path, places=3) as (config, port):
        lines = [await half_open(port) for _ in range(3)]
        await until(lambda: config.crowd.total == 3)
        for _ in range(2 * MOST_LINGERING):
            lines.append(await half_open(port, b""))
        await until(lambda: config.crowd.lingering)
        assert config.crowd.lingering <= MOST_LINGERING
        for _, writer in lines[3:]:
            writer.close()
        await until(lambda: not config.crowd.lingering)
        assert await answer_to(port, HALF) == (503, "gate-crowded")
        for _, writer in lines:
            writer.close()


async def test_a_head_that_does_not_end_is_not_waited_for(tmp_path):
    """S33 neither at first nor in a connection that is kept open; a byte now and then does not help."""
    async with doorstep(tmp_path, headers_within=0.2) as (config, port):
        assert await answer_to(port, HALF) == (408, "gate-head-slow")
        assert await answer_to(port, b"") == (408, "gate-head-slow")
        reader, writer = await half_open(port, WHOLE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"G")
        async with asyncio.timeout(20):
            assert b" 408 " in await reader.read()
        writer.close()
        await until(lambda: config.crowd.total == 0)


async def test_an_idle_connection_is_let_go(tmp_path):
    """S33"""
    async with doorstep(tmp_path, idle_within=0.1) as (_, port):
        reader, writer = await half_open(port, WHOLE)
        async with asyncio.timeout(20):
            assert b" 200 " in await reader.read()
        writer.close()


async def test_a_socket_is_counted_until_it_ends(tmp_path):
    """S32 once, although it began as a request."""
    async with doorstep(tmp_path, headers_within=0.2) as (config, port):
        async with websockets.connect(f"ws://127.0.0.1:{port}/api/rooms/{'0' * 26}/feed") as line:
            assert config.crowd.total == 1
            with pytest.raises(websockets.ConnectionClosedError) as closed:
                await line.recv()
        assert closed.value.rcvd.code == 4404
        await until(lambda: config.crowd.total == 0)


def handshake(path, *more):
    lines = [
        f"GET {path} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *more,
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


async def test_a_handshake_that_is_too_long_is_answered(tmp_path):
    """S34"""
    async with doorstep(tmp_path) as (config, port):
        assert await answer_to(port, handshake("/" + "x" * 60_000)) == (414, "gate-path-too-long")
        assert await answer_to(port, handshake("/feed", f"Cookie: {'x' * 9000}")) == (
            431,
            "gate-head-too-large",
        )
        many = [f"X-{number}: y" for number in range(150)]
        assert await answer_to(port, handshake("/feed", *many)) == (431, "gate-head-too-large")
        await until(lambda: config.crowd.total == 0)


@pytest.mark.parametrize("name", ["x" * (LONGEST_PATH - 100), "x", "A" * 26])
async def test_the_name_of_a_room_has_a_limit_on_the_socket_too(tmp_path, name):
    """S34 what cannot be a room is not looked for."""
    async with doorstep(tmp_path) as (config, port):
        asked = config.app.app.house.loading
        async with websockets.connect(f"ws://127.0.0.1:{port}/api/rooms/{name}/feed") as line:
            with pytest.raises(websockets.ConnectionClosedError) as closed:
                await line.recv()
        assert closed.value.rcvd.code == 4404
        assert not asked


def test_a_trusted_proxy_may_bring_many():
    """S32 it counts them itself, and the gate counts the sockets of those behind it."""
    crowd = Crowd(1, 3, NETWORK)
    for address in ("10.0.0.1", "203.0.113.5"):
        crowd.enter(address)
    assert crowd.refusal("10.0.0.1") == ""
    assert crowd.refusal("203.0.113.5") == "gate-too-many-lines"
    assert crowd.refusal("203.0.113.6") == ""
    crowd.enter("10.0.0.1")
    assert crowd.refusal("203.0.113.6") == "gate-crowded"


async def test_small_answers_do_not_wait_for_acknowledgements():
    """S36 the door is known to be TCP, so asyncio turns Nagle's algorithm off."""
    found = asyncio.get_running_loop().create_future()

    def greet(reader, writer):
        line = writer.get_extra_info("socket")
        found.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    door = bind("127.0.0.1", 0)
    async with await asyncio.start_server(greet, sock=door):
        _, writer = await asyncio.open_connection("127.0.0.1", door.getsockname()[1])
        assert await found
        writer.close()


def record(name, msg):
    return logging.LogRecord(name, logging.ERROR, "", 0, msg, (), None)


def test_what_strangers_can_cause_is_said_a_few_times_and_then_counted():
    """S35"""
    now = 0.0
    throttle = Throttle(lambda: now)
    accept = record("asyncio", "socket.accept() out of system resource")
    refused = record("taverne.server.gate.gate", {"event": "request", "status": 429})
    played = record("taverne.server.gate.gate", {"event": "request", "status": 200})
    for one in (accept, refused):
        assert sum(bool(throttle.filter(one)) for _ in range(1000)) == MOST_A_MINUTE
    assert all(throttle.filter(played) for _ in range(1000))
    now = 61.0
    with capture_logs() as said:
        assert throttle.filter(accept)
    assert [one["count"] for one in said] == [2 * (1000 - MOST_A_MINUTE)]


def test_rubbish_is_collected_when_nobody_waits(monkeypatch):
    """S36"""
    monkeypatch.setattr(gc, "collect", lambda: 0)
    broom = Broom(0)
    assert not broom.sweep(QUIET_EVERY - 1, is_quiet=True)
    assert broom.sweep(QUIET_EVERY, is_quiet=True)
    assert not broom.sweep(AT_LEAST_EVERY, is_quiet=False)
    assert broom.sweep(QUIET_EVERY + AT_LEAST_EVERY, is_quiet=False)
    before = gc.get_threshold()
    try:
        broom.begin()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] == NEVER
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
