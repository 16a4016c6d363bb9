"""Nonsense, near-sense and malice: every answer is a typed refusal or a close code, and nothing changes."""

import asyncio
import contextlib
import json
import random
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kit.open_house import GENEROUS, OpenHouse, meet, two_guests

TOO_LONG = 413
CLOSE_CODES = {1000, 1009, 1012, 1013, 4400, 4403, 4404, 4429}
WORDS = [
    "",
    "pass",
    "done",
    "leader",
    "melee@0",
    "ne_decoy.mo",
    "seat-1",
    "\u0000",
    "💣" * 20,
    "x" * 200,
    "../../etc",
    "1.0.0",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    opened = OpenHouse(tmp_path_factory.mktemp("house"), **GENEROUS, TAVERNE_MAX_ROOMS="100000").open()
    yield opened
    opened.close()
    assert '"level": "error"' not in opened.logged()


@pytest.fixture(scope="module")
def room(house):
    """A running duel, and the tokens of both seats."""

    async def story(client):
        ann, bob = await two_guests(client)
        for guest in (ann, bob):
            await guest.say("ready", luck="ab" * 16)
        return ann.key, bob.key

    return meet(house, story)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_breaks_the_house(house, room, mode):
    """As generated, and once more in a room that exists, by a guest who belongs there."""
    doors = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    operations = [found.ok() for found in doors.get_all_operations()]
    assert len(operations) >= 10
    for operation in operations:
        try_door(operation, room[0], mode)


def try_door(operation, key, mode):
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=5,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def knock(case):
        knock_once(case)
        if "room" in (case.path_parameters or {}):
            case.path_parameters["room"] = key.room
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {key.token}"}
            knock_once(case, as_generated=mode is GenerationMode.POSITIVE)

    with contextlib.suppress(Unsatisfiable):
        knock()


def knock_once(case, as_generated=True):
    """By all checks of schemathesis, unless the case was changed or is too long for the gate."""
    answer = case.call()
    expect_kindness(answer)
    if as_generated and answer.status_code != TOO_LONG:
        case.validate_response(answer)


def expect_kindness(answer):
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert json.loads(answer.text)["refused"]["key"]
        assert "Traceback" not in answer.text


def test_the_contract_of_the_api_is_exact(house):
    """S41 no status, method, type or header that is not described, by all checks of schemathesis."""
    command = [
        Path(sys.executable).parent / "schemathesis",
        *("run", f"{house.address}/api/openapi.json", "--checks", "all", "--phases", "coverage"),
        *("--max-examples", "1", "--seed", "1", "--generation-database", "none", "--no-color"),
    ]
    found = subprocess.run(command, capture_output=True, text=True, cwd=house.home)
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-1000:]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/decks/check", "POST"),
        ("DELETE", "/api/rooms", "GET, POST"),
        ("TRACE", "/health", "GET"),
        ("POST", "/play", "GET, HEAD"),
    ],
)
def test_a_method_that_is_not_offered_is_told_which_are(house, method, path, allowed):
    """S41"""
    answer = httpx.request(method, f"{house.address}{path}")
    assert answer.status_code == 405
    assert sorted(answer.headers["allow"].split(", ")) == sorted(allowed.split(", "))


@pytest.mark.parametrize(
    "field",
    [{"bearer": 0}, {"bearer": "true"}, {"tournament": 1}, {"clock": {"kind": "move", "seconds": True}}],
)
def test_nothing_is_taken_for_something_else(house, field):
    """S41 what is no truth value is not read as one, and what is no number not as a number."""
    answer = httpx.post(f"{house.address}/api/rooms", json={"name": "Ann", **field})
    assert answer.status_code == 422
    assert answer.json()["refused"]["key"] == "message-unreadable"


def nonsense(rng):
    """A message: a whole one with one thing wrong, or no message at all."""
    kinds = [
        "sit",
        "stand",
        "seat_bot",
        "bring",
        "ready",
        "wait",
        "answer",
        "ask",
        "agree",
        "decline",
        "claim",
        "hello",
    ]
    message = {"type": rng.choice(kinds), "nonce": str(rng.random()).replace(".", "")}
    fields = {
        "seat": [0, 1, 2, 4, -1, 99, None, "0", 1.5],
        "bot": ["greedy", "wizard", "search:999999999", None, 7],
        "decks": [[], ["monsters"], ["x" * 9000], [None], "monsters", ["G1-" + "Z" * 50]],
        "luck": ["ab" * 16, "", "zz", 7],
        "question": WORDS,
        "word": WORDS,
        "wish": ["take_back", "draw", "rematch", "swap", "takeover", "gold"],
        "request": [0, 1, -1, 10**30, "1"],
        "after": [0, 5, 10**12, -1, "x"],
    }
    for name, values in fields.items():
        if rng.random() < 0.4:
            message[name] = rng.choice(values)
    text = json.dumps(message)
    if rng.random() < 0.15:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "}", "\x00", "[[[[", "9" * 400]) + text[cut + 1 :]
    return text.encode() if rng.random() < 0.05 else text


@pytest.mark.parametrize("seed", range(8))
def test_no_message_breaks_the_house(house, room, seed):
    rng = random.Random(seed)

    async def bother(key):
        address = f"{house.address.replace('http', 'ws')}/api/rooms/{key.room}/feed"
        headers = {"Authorization": f"Bearer {key.token}"} if key.token else {}
        async with connect(address, additional_headers=headers) as line:
            with contextlib.suppress(ConnectionClosed):
                await line.send('{"type": "hello"}')
                for _ in range(60):
                    await line.send(nonsense(rng))
                    if rng.random() < 0.3:
                        json.loads(await line.recv())
        return line.close_code

    async def story(client):
        codes = []
        for key in (room[0], room[1], room[0].model_copy(update={"token": None})):
            codes += await asyncio.gather(*(bother(key) for _ in range(4)))
        return codes

    assert set(meet(house, story)) <= CLOSE_CODES
    assert httpx.get(f"{house.address}/health").status_code == 200


def test_raw_bytes_at_the_door(house):
    """What is no HTTP at all is no concern of ours, and does no harm."""

    async def throw(rubbish):
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(rubbish)
        with contextlib.suppress(OSError, TimeoutError):
            await writer.drain()
            async with asyncio.timeout(0.5):
                await reader.read(1000)
        writer.close()

    async def story(client):
        rng = random.Random(1)
        for _ in range(20):
            await throw(rng.randbytes(rng.randrange(1, 3000)))
        await throw(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000)
        await throw(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n")
        await throw(
            b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n"
        )

    meet(house, story)
    assert httpx.get(f"{house.address}/health").status_code == 200
