"""The gate: who may come in, how often, with how much, and what everybody is told."""

import asyncio
import json
import logging

import httpx
import pytest
import uvicorn
import websockets
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute

from taverne.server.gate import Gate
from taverne.server.gate.addresses import caller, household, is_secure
from taverne.server.gate.errors import GateError
from taverne.server.gate.gate import MOST_HESITATING
from taverne.server.gate.headers import POLICY
from taverne.server.gate.origins import check_host, check_origin
from taverne.server.settings import Settings


async def echo(request):
    return PlainTextResponse(await request.body())


async def stumble(request):
    raise KeyError("geralt of rivia")


async def who(request):
    return PlainTextResponse(request.client.host)


async def greet(socket):
    await socket.accept()
    await socket.send_text("welcome")
    await socket.close()


async def stumble_aloud(socket):
    await socket.accept()
    raise KeyError("geralt of rivia")


METHODS = ["GET", "POST", "PUT", "DELETE"]
HOUSE = Starlette(
    routes=[
        Route("/api/echo", echo, methods=METHODS),
        Route("/api/rooms", echo, methods=METHODS),
        Route("/api/fault", stumble, methods=METHODS),
        Route("/who", who),
        WebSocketRoute("/feed", greet),
        WebSocketRoute("/fault", stumble_aloud),
    ]
)


class Clock:
    now = 0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def settings(**chosen):
    return Settings(**{"database": "sqlite:///x", "requests_burst": 1000, "rooms_burst": 1000, **chosen})


@pytest.fixture
def visit(clock):
    """A client that comes through the gate."""
    clients = []

    def come(base="http://localhost:8420", peer="203.0.113.5", **chosen):
        transport = httpx.ASGITransport(Gate(HOUSE, settings(**chosen), clock), client=(peer, 5000))
        clients.append(httpx.AsyncClient(transport=transport, base_url=base))
        return clients[-1]

    return come


def refused(answer):
    """The key of a refusal, which has the usual shape and speaks plain words."""
    said = answer.json()["refused"]
    assert said["text"] != said["key"]
    return said["key"]


GOOD_HOSTS = ["localhost", "localhost:8420", "cards.localhost:1", "127.0.0.1", "[::1]:8420", "192.168.1.7:80"]
BAD_HOSTS = ["evil.example", "localhost.evil.example", "evillocalhost", "127.0.0.1.nip.io", "0x7f.1", ""]
BAD_HOSTS += ["a b", "localhost:", "localhost:99999999", "user@localhost", "[::1", "localhost/x"]


@pytest.mark.parametrize("host", [*GOOD_HOSTS, "Cards.Example", "cards.example:443"])
def test_names_that_lead_here(host):
    check_host(Headers({"host": host}), ("cards.example",))


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_names_that_were_bent_here_are_refused(host):
    with pytest.raises(GateError):
        check_host(Headers({"host": host}), ("cards.example",))


def test_one_host_and_no_more():
    for raw in ([], [(b"host", b"localhost"), (b"host", b"localhost")]):
        with pytest.raises(GateError):
            check_host(Headers(raw=raw), ())


SAME = [
    ("http://localhost:8420", "localhost:8420"),
    ("https://cards.example", "cards.example"),
    ("https://Cards.example", "cards.EXAMPLE:443"),
    ("http://[::1]:8420", "[::1]:8420"),
]
OTHER = [
    ("http://evil.example", "localhost:8420"),
    ("http://localhost:9999", "localhost:8420"),
    ("http://localhost", "localhost:8420"),
    ("null", "localhost:8420"),
    ("", "localhost:8420"),
    ("file://", "localhost:8420"),
    ("http://localhost:8420/path", "localhost:8420"),
    ("http://evil@localhost:8420", "localhost:8420"),
    ("http://[::1", "localhost:8420"),
    ("localhost:8420", "localhost:8420"),
]


@pytest.mark.parametrize("method", ["POST", "DELETE", "PATCH", None])
@pytest.mark.parametrize(("origin", "host"), SAME)
def test_pages_of_this_house_may_speak(method, origin, host):
    check_origin(method, Headers({"origin": origin, "host": host, "cookie": "a=b"}))


@pytest.mark.parametrize("method", ["POST", "DELETE", "PATCH", None])
@pytest.mark.parametrize(("origin", "host"), OTHER)
def test_pages_of_other_sites_may_not(method, origin, host):
    for cookie in ({}, {"cookie": "a=b"}):
        with pytest.raises(GateError):
            check_origin(method, Headers({"origin": origin, "host": host, **cookie}))


def test_without_an_origin_there_may_be_no_cookie():
    check_origin("POST", Headers({"host": "localhost"}))
    check_origin("GET", Headers({"host": "localhost", "cookie": "a=b"}))
    for method in ("POST", None):
        with pytest.raises(GateError):
            check_origin(method, Headers({"host": "localhost", "cookie": "a=b"}))


async def test_a_bent_name_gets_a_typed_refusal(visit):
    answer = await visit(base="http://evil.example").get("/api/echo")
    assert (answer.status_code, refused(answer)) == (400, "gate-host")


async def test_a_foreign_page_gets_a_typed_refusal(visit):
    answer = await visit().post("/api/echo", headers={"origin": "http://evil.example"})
    assert (answer.status_code, refused(answer)) == (403, "gate-origin")


async def test_only_the_table_that_is_taken_along_may_run_webassembly(visit):
    answer = await visit().get("/here/index.html")
    policy = answer.headers["content-security-policy"]
    assert policy.replace(" 'wasm-unsafe-eval'", "") == POLICY != policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert (await visit().get("/here")).headers["content-security-policy"] == POLICY


@pytest.mark.parametrize("path", ["/api/echo", "/api/nowhere", "/api/fault", "/who", "/../etc/passwd"])
async def test_every_answer_wears_the_headers(visit, path):
    answer = await visit().get(path)
    assert answer.headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api/")


async def test_refusals_wear_them_too(visit):
    answer = await visit(base="http://evil.example").get("/api/echo")
    assert answer.headers["content-security-policy"] == POLICY


async def test_a_fault_tells_nothing(visit):
    answer = await visit().get("/api/fault")
    assert (answer.status_code, refused(answer)) == (500, "house-fault")
    assert answer.json()["refused"]["details"] == {}
    assert "geralt" not in answer.text
    assert "Error" not in answer.text


async def test_a_body_has_a_limit(visit):
    house = visit(body_bytes=2048)
    assert (await house.post("/api/echo", content=b"x" * 2048)).text == "x" * 2048
    answer = await house.post("/api/echo", content=b"x" * 2049)
    assert (answer.status_code, refused(answer)) == (413, "gate-body-too-large")
    assert answer.headers["connection"] == "close"


async def test_a_body_in_pieces_has_the_same_limit(visit):
    async def pieces(count):
        for _ in range(count):
            yield b"x" * 512

    house = visit(body_bytes=2048)
    assert (await house.post("/api/echo", content=pieces(4))).text == "x" * 2048
    for count in (5, 1000):
        assert (await house.post("/api/echo", content=pieces(count))).status_code == 413


@pytest.mark.parametrize("length", ["-1", "many", "9" * 5000, ""])
async def test_a_strange_length_is_refused(visit, length):
    answer = await visit().post("/api/echo", headers={"content-length": length})
    assert answer.status_code in (200, 413)


async def test_a_body_that_never_ends_is_not_waited_for(visit, monkeypatch):
    monkeypatch.setattr("taverne.server.gate.bodies.PATIENCE_S", 0.05)

    async def drops():
        yield b"x"
        await asyncio.sleep(30)

    answer = await visit().post("/api/echo", content=drops())
    assert (answer.status_code, refused(answer)) == (408, "gate-body-slow")


async def test_too_many_requests_wait(visit, clock):
    house = visit(requests_burst=3, requests_per_s=0.5)
    assert [(await house.get("/who")).status_code for _ in range(4)] == [200, 200, 200, 429]
    answer = await house.get("/who")
    assert refused(answer) == "gate-too-fast"
    assert answer.headers["retry-after"] == "2"
    clock.now += 2000
    assert (await house.get("/who")).status_code == 200


async def test_opening_rooms_has_a_rate_of_its_own(visit, clock):
    house = visit(rooms_burst=1, rooms_per_minute=1)
    assert (await house.post("/api/rooms")).status_code == 200
    answer = await house.post("/api/rooms")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
    assert (await house.get("/api/rooms")).status_code == 200


async def test_who_asks_too_much_waits_for_the_refusal(clock):
    """S43 so that a flood is no faster than the few lines that an address may hold."""
    pauses, open_again = [], asyncio.Event()

    async def pause(seconds):
        pauses.append(seconds)
        await open_again.wait()

    gate = Gate(HOUSE, settings(requests_burst=1, requests_per_s=0.5), clock, pause)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(gate), base_url="http://localhost") as house:
        assert (await house.get("/who")).status_code == 200
        refusals = [asyncio.create_task(house.get("/who")) for _ in range(MOST_HESITATING + 3)]
        at_once, waiting = await asyncio.wait(refusals, return_when=asyncio.FIRST_COMPLETED)
        while len(at_once) < 3:
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            at_once |= done
        assert (len(at_once), len(waiting), len(pauses)) == (3, MOST_HESITATING, MOST_HESITATING)
        open_again.set()
        assert {(await one).status_code for one in refusals} == {429}
        assert gate.hesitating == 0


TRUSTED = settings(trusted_proxies=["10.0.0.0/8", "::1"]).trusted_proxies


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.5", [], "203.0.113.5"),
        ("203.0.113.5", ["1.2.3.4"], "203.0.113.5"),
        ("10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["9.9.9.9, 1.2.3.4, 10.0.0.2"], "1.2.3.4"),
        ("10.0.0.1", ["9.9.9.9", "1.2.3.4:4711"], "1.2.3.4"),
        ("::1", ["[2001:db8::1]:80"], "2001:db8::1"),
        ("::ffff:10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["nonsense"], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("testclient", ["1.2.3.4"], "unknown"),
    ],
)
def test_who_is_calling(peer, forwarded, address):
    headers = Headers(raw=[(b"x-forwarded-for", words.encode()) for words in forwarded])
    assert caller({"client": (peer, 1)}, headers, TRUSTED) == address


@pytest.mark.parametrize(
    ("peer", "said", "secure"),
    [
        ("10.0.0.1", ["https"], True),
        ("10.0.0.1", ["http, HTTPS"], True),
        ("10.0.0.1", ["https", "http"], False),
        ("10.0.0.1", [], False),
        ("203.0.113.5", ["https"], False),
        ("testclient", ["https"], False),
    ],
)
def test_only_a_trusted_proxy_says_that_it_is_secure(peer, said, secure):
    """S37 and of several the nearest."""
    headers = Headers(raw=[(b"x-forwarded-proto", words.encode()) for words in said])
    assert is_secure({"client": (peer, 1)}, headers, TRUSTED) is secure


def test_a_socket_without_a_peer_is_unknown():
    assert caller({"client": None}, Headers({}), TRUSTED) == "unknown"


def test_a_household_shares_its_limit():
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("1.2.3.4") == "1.2.3.4"


async def test_the_house_hears_of_the_real_caller(visit):
    house = visit(peer="10.0.0.1", trusted_proxies=["10.0.0.1"])
    assert (await house.get("/who", headers={"x-forwarded-for": "1.2.3.4"})).text == "1.2.3.4"


@pytest.fixture
async def door():
    """The gate behind a real server; its port."""
    gate = Gate(HOUSE, settings(body_bytes=2048))
    config = uvicorn.Config(gate, port=0, ws="websockets-sansio", lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    socket = config.bind_socket()
    task = asyncio.create_task(server._serve([socket]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield socket.getsockname()[1]
    server.should_exit = True
    await task
    socket.close()
    logging.getLogger("uvicorn.error").handlers.clear()


async def test_a_socket_from_here_is_welcome(door):
    url = f"ws://127.0.0.1:{door}/feed"
    async with websockets.connect(url, origin=f"http://127.0.0.1:{door}") as socket:
        assert await socket.recv() == "welcome"
    async with websockets.connect(url) as socket:
        assert await socket.recv() == "welcome"


FOREIGN = [{"Origin": "http://evil.example"}, {"Cookie": "a=b"}, {"Origin": "null"}]


@pytest.mark.parametrize("headers", FOREIGN)
async def test_a_socket_from_elsewhere_is_refused_before_it_opens(door, headers):
    with pytest.raises(websockets.InvalidStatus) as refusal:
        async with websockets.connect(f"ws://127.0.0.1:{door}/feed", additional_headers=headers):
            pass
    answer = refusal.value.response
    assert answer.status_code == 403
    assert json.loads(answer.body)["refused"]["key"] == "gate-origin"
    assert answer.headers["content-security-policy"] == POLICY


async def test_a_fault_in_a_socket_closes_it_and_tells_nothing(door):
    async with websockets.connect(f"ws://127.0.0.1:{door}/fault") as socket:
        with pytest.raises(websockets.ConnectionClosedError) as closed:
            await socket.recv()
    assert closed.value.rcvd.code == 1011
    assert closed.value.rcvd.reason == ""


async def test_a_real_server_stops_a_body_in_pieces(door):
    async def pieces():
        for _ in range(50):
            yield b"x" * 512

    async with httpx.AsyncClient() as client:
        answer = await client.post(f"http://127.0.0.1:{door}/api/echo", content=pieces())
        assert (answer.status_code, refused(answer)) == (413, "gate-body-too-large")
        assert (await client.post(f"http://127.0.0.1:{door}/api/echo", content=b"hello")).text == "hello"
        answer = await client.get(f"http://127.0.0.1:{door}/api/fault")
        assert (answer.status_code, refused(answer)) == (500, "house-fault")


async def test_a_socket_without_more_words_is_just_closed():
    """A server that cannot answer a handshake with a body gets a plain close."""
    sent = []

    async def send(message):
        sent.append(message)

    scope = {"type": "websocket", "path": "/feed", "headers": [(b"host", b"evil.example")], "client": None}
    await Gate(HOUSE, settings())(scope, None, send)
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "gate-host"}]
