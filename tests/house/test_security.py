"""Every line of docs/security.md."""

import asyncio
import contextlib
import json
import re
import sqlite3

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.open_house import GENEROUS, OpenHouse, meet, two_guests
from kit.places import DOCS, TESTS
from taverne.client import HouseRefused, play
from taverne.protocol.rooms import NewRoom, SeatWish

# The same for everybody, so that its length tells nothing.
PRINTED_LISTS = ("/api/games", "/api/lessons")
PRINTED = ("/api/library/", "/api/rules/", "/api/books/", "/api/figures/", "/api/almanac/")
BAD = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"x"',
    '{"type": "dance"}',
    '{"type": "answer"}',
    '{"type": "sit", "nonce": "1", "seat": 99}',
    '{"type": "sit", "nonce": "1", "seat": "0", "extra": 1}',
    '{"type": "answer", "nonce": "a b", "question": "", "word": ""}',
]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    opened = OpenHouse(tmp_path_factory.mktemp("house"), **GENEROUS).open()
    yield opened
    opened.close()


def feed_address(house, room):
    return f"{house.address.replace('http', 'ws')}/api/rooms/{room}/feed"


async def last_words(line):
    """The close code, after everything else that was said."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.recv()
    return line.close_code


def bearer(guest):
    return {"Authorization": f"Bearer {guest.key.token}"}


def test_every_line_of_the_threat_model_names_a_test_that_exists():
    table = (DOCS / "security.md").read_text(encoding="utf-8")
    for line in re.findall(r"(?m)^\| S\d+ .*$", table):
        named = re.findall(r"`((?:(?:\w+/)?test_\w+\.py)?(?:::)?(?:test_\w+)?)`", line)
        assert named or "fairness" in line, line
        for name in named:
            file, _, test = (
                name.rpartition("::")
                if "::" in name
                else (name, "", "")
                if name.endswith(".py")
                else ("", "", name)
            )
            path = TESTS / (file if "/" in file else f"house/{file or 'test_security.py'}")
            assert path.exists(), name
            assert not test or f"def {test}(" in path.read_text(encoding="utf-8"), name


def test_rooms_cannot_be_guessed(house):
    """S1"""
    for room in ("a" * 26, "0" * 26, "nonsense", "..%2f..%2fetc"):
        answer = httpx.get(f"{house.address}/api/rooms/{room}")
        assert answer.status_code in (404, 422)
        assert set(answer.json()) == {"refused"}


def test_a_forged_token_opens_nothing(house):
    """S2"""

    async def story(client):
        ann, _ = await two_guests(client)
        forged = client.return_as(ann.key.model_copy(update={"token": "x" * 43}))
        with pytest.raises(HouseRefused) as reason:
            await forged.say("close")
        other = await client.open(NewRoom(name="Eve"))
        stranger = client.return_as(other.key.model_copy(update={"room": ann.key.room}))
        with pytest.raises(HouseRefused) as wrong_room:
            await stranger.update()
        with pytest.raises(HouseRefused) as no_invitation:
            await client.join(ann.key.room, "y" * 43, "Eve")
        with pytest.raises(HouseRefused) as half_an_invitation:
            await client.join(ann.key.room, "Ab-_9…", "Eve")
        with pytest.raises(HouseRefused) as unlisted:
            await client.join(ann.key.room, None, "Eve")
        return [one.value.key for one in (reason, wrong_room, no_invitation, half_an_invitation, unlisted)]

    assert meet(house, story) == [
        "room-bad-token",
        "room-bad-token",
        "room-bad-invitation",
        "room-bad-invitation",
        "room-bad-invitation",
    ]


def test_the_database_holds_no_token(house):
    """S3"""

    async def story(client):
        ann, bob = await two_guests(client)
        return [ann.key.token, ann.key.invite, bob.key.token, await ann.invite()]

    tokens = meet(house, story)
    for path in house.home.rglob("*"):
        if path.is_file() and path.suffix not in (".log",):
            content = path.read_bytes()
            assert not [token for token in tokens if token.encode() in content], path


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(house):
    """S4"""
    answer = httpx.post(f"{house.address}/api/rooms", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert answer.status_code == 201
    assert answer.json()["token"] is None
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    assert f"Path=/api/rooms/{answer.json()['room']}" in cookie
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_another_site_cannot_act_in_your_name(house):
    """S5"""
    evil = {"Origin": "https://evil.example"}
    answer = httpx.post(f"{house.address}/api/rooms", json={"name": "Ann"}, headers=evil)
    assert answer.status_code == 403
    own = {"Origin": house.address}
    assert httpx.post(f"{house.address}/api/rooms", json={"name": "Ann"}, headers=own).status_code == 201

    async def story(client):
        ann, _ = await two_guests(client)
        cookie = {"Cookie": f"taverne-seat={ann.key.token}"}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(feed_address(house, ann.key.room), additional_headers={**cookie, **evil}):
                pass
        async with connect(feed_address(house, ann.key.room), additional_headers={**cookie, **own}) as line:
            await line.send('{"type": "hello"}')
            assert json.loads(await line.recv())["room"]["you"]["guest"] == 0
        return refused.value.response.status_code

    assert meet(house, story) == 403


def test_a_foreign_host_name_is_refused(house):
    """S6"""
    answer = httpx.get(f"{house.address}/api/rooms", headers={"Host": f"rebound.example:{house.port}"})
    assert answer.status_code in (400, 403, 421)
    assert (
        httpx.get(f"{house.address}/api/rooms", headers={"Host": f"localhost:{house.port}"}).status_code
        == 200
    )


def test_every_answer_carries_strict_headers(house):
    """S7"""
    for path in ("/api/rooms", "/health", "/api/rooms/nonsense", "/nothing/here", "/api/openapi.json"):
        headers = httpx.get(f"{house.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_nothing_hidden_leaves_the_house(house):
    """S8: nothing that a watcher or the other seat is sent during a whole game names a hidden card."""

    async def story(client):
        ann, bob = await two_guests(client)
        watcher = client.watch(ann.key.room)
        seen = []

        async def follow(guest):
            async with guest.feed() as feed:
                async for update in feed:
                    seen.append((guest, update))
                    if update.room.phase == "over":
                        return

        await asyncio.gather(
            follow(bob),
            follow(watcher),
            play(ann, lambda view, q: q.options[0]),
            play(bob, lambda view, q: q.options[-1]),
        )
        return [(guest is watcher, update) for guest, update in seen]

    for is_watcher, update in meet(house, story):
        if update.view is None:
            continue
        seat = update.room.you.seat
        for number, other in enumerate(update.view.seats):
            if is_watcher or number != seat:
                assert other.hand.cards is None
                assert other.deck.cards is None
                assert other.list is None
        drawn = [one for one in update.happenings if one and one.of == "game" and one.kind == "draw"]
        assert all(not one.card or (not is_watcher and one.seat == seat) for one in drawn)
        if update.room.phase == "playing":
            assert update.room.fairness.link is None


def test_bad_messages_are_refused(house):
    """S10"""

    async def story(client):
        ann, _ = await two_guests(client)
        async with connect(feed_address(house, ann.key.room), additional_headers=bearer(ann)) as line:
            await line.send('{"type": "hello"}')
            before = json.loads(await line.recv())
            for text in BAD[:10]:
                await line.send(text)
                reply = json.loads(await line.recv())
                assert (reply["type"], reply["refused"]["key"]) == ("refused", "message-unreadable")
            await line.send(BAD[10])
            code = await last_words(line)
        after = await ann.update()
        assert after.number == before["number"]
        for text in BAD:
            answer = await client.http.post(
                f"/api/rooms/{ann.key.room}/commands", content=text, headers=bearer(ann)
            )
            assert answer.status_code in (400, 422)
            assert set(answer.json()) == {"refused"}
        return code

    assert meet(house, story) == 4400


def test_oversized_messages_end_the_connection(house):
    """S10"""

    async def story(client):
        ann, _ = await two_guests(client)
        async with connect(feed_address(house, ann.key.room), additional_headers=bearer(ann)) as line:
            await line.send('{"type": "hello"}')
            await line.recv()
            await line.send("x" * 20_000)
            code = await last_words(line)
        huge = await client.http.post("/api/rooms", content=b"x" * 3_000_000)
        return code, huge.status_code

    code, status = meet(house, story)
    assert code in (1009, 4400)
    assert status == 413


def test_the_first_word_is_hello(house):
    """S10"""

    async def story(client):
        ann, _ = await two_guests(client)
        async with connect(feed_address(house, ann.key.room), additional_headers=bearer(ann)) as line:
            await line.send('{"type": "resign", "nonce": "1"}')
            return await last_words(line)

    assert meet(house, story) == 4400


def test_a_flood_is_slowed_down(tmp_path):
    """S12"""
    limits = {
        "TAVERNE_MESSAGES_PER_S": "5",
        "TAVERNE_MESSAGES_BURST": "10",
        "TAVERNE_REQUESTS_PER_S": "5",
        "TAVERNE_REQUESTS_BURST": "30",
    }
    house = OpenHouse(tmp_path, **{**GENEROUS, **limits}).open()
    try:

        async def story(client):
            ann, _ = await two_guests(client)
            async with connect(feed_address(house, ann.key.room), additional_headers=bearer(ann)) as line:
                await line.send('{"type": "hello"}')
                with contextlib.suppress(ConnectionClosed):
                    for number in range(200):
                        await line.send(f'{{"type": "wait", "nonce": "{number}"}}')
                code = await last_words(line)
            statuses = [(await client.http.get("/api/rooms")).status_code for _ in range(60)]
            return code, statuses

        code, statuses = meet(house, story)
        assert code == 4429
        assert 429 in statuses
    finally:
        house.close()


def test_watchers_are_counted(tmp_path):
    """S12"""
    house = OpenHouse(tmp_path, **GENEROUS, TAVERNE_MAX_WATCHERS="2").open()
    try:

        async def story(client):
            ann = await client.open(NewRoom(name="Ann"))
            closed = await client.open(NewRoom(name="Ann", watching=False))
            lines = []
            for _ in range(2):
                line = await connect(feed_address(house, ann.key.room))
                await line.send('{"type": "hello"}')
                await line.recv()
                lines.append(line)
            codes = []
            for room in (ann.key.room, closed.key.room):
                async with connect(feed_address(house, room)) as line:
                    codes.append((await last_words(line), line.close_reason))
            for line in lines:
                await line.close()
            return codes

        assert meet(house, story) == [(4403, "room-too-many-watchers"), (4403, "room-no-watchers")]
    finally:
        house.close()


def test_an_address_holds_only_so_many_lines(tmp_path):
    """S12 and when one is closed, there is place for another."""
    house = OpenHouse(tmp_path, **{**GENEROUS, "TAVERNE_MAX_LINES": "2"}).open()
    try:

        async def story(client):
            ann = await client.open(NewRoom(name="Ann"))
            first, second = [await connect(feed_address(house, ann.key.room)) for _ in range(2)]
            with pytest.raises(InvalidStatus) as refused:
                await connect(feed_address(house, ann.key.room))
            await first.close()
            third = await connect(feed_address(house, ann.key.room))
            for line in (second, third):
                await line.close()
            return refused.value.response

        response = meet(house, story)
        assert response.status_code == 429
        assert json.loads(response.body)["refused"]["key"] == "gate-too-many-lines"
    finally:
        house.close()


def test_the_house_can_be_full(tmp_path):
    """S12"""
    house = OpenHouse(tmp_path, **GENEROUS, TAVERNE_MAX_ROOMS="2").open()
    try:

        async def story(client):
            for _ in range(2):
                await client.open(NewRoom(name="Ann"))
            with pytest.raises(HouseRefused) as reason:
                await client.open(NewRoom(name="Ann"))
            return reason.value.key

        assert meet(house, story) == "house-full"
    finally:
        house.close()


def test_errors_tell_nothing(tmp_path):
    """S14: a database that has been pulled away is a typed refusal, and no trace of the inside."""
    house = OpenHouse(tmp_path, **GENEROUS).open()
    try:

        async def story(client):
            ann = await client.open(NewRoom(name="Ann", seats=[SeatWish(who="me")]))
            with sqlite3.connect(next(house.home.rglob("*.db"))) as database:
                database.execute("DROP TABLE entries")
            return await client.http.post(
                f"/api/rooms/{ann.key.room}/commands",
                json={"type": "bring", "nonce": "1", "decks": ["monsters"]},
                headers=bearer(ann),
            )

        answer = meet(house, story)
        assert answer.status_code == 503
        assert answer.json()["refused"]["key"] == "store-unavailable"
        assert not re.search(r"Traceback|sqlite|entries|File \"", answer.text)
    finally:
        house.close()


def test_an_unknown_door_of_the_api_is_a_typed_refusal(house):
    """S14"""
    for path in ("/api/nothing", "/api/rooms/x/y/z", "/api/"):
        answer = httpx.get(f"{house.address}{path}")
        assert answer.status_code in (404, 405)
        assert answer.json()["refused"]["key"].startswith("house-no-such")


def test_nothing_that_holds_a_secret_is_compressed(house):
    """S44 only what is the same for everybody: a length tells what stands beside the words of a stranger."""

    async def story(client):
        ann, _ = await two_guests(client)
        paths = httpx.get(f"{house.address}/api/openapi.json").json()["paths"]
        named = {"room": ann.key.room, "spoken": "en"}
        doors = [path.format(**named) for path, methods in paths.items() if "get" in methods]
        for path in doors:
            headers = {**bearer(ann), "Accept-Encoding": "br, gzip, deflate"}
            answer = await asyncio.to_thread(httpx.get, f"{house.address}{path}", headers=headers)
            is_printed = path in PRINTED_LISTS or path.startswith(PRINTED)
            assert ("content-encoding" in answer.headers) == is_printed, path
            assert answer.headers.get("cache-control") == (
                "no-cache" if is_printed else "no-store" if path.startswith("/api") else None
            )
        opened = httpx.post(
            f"{house.address}/api/rooms", json={"name": "Ann", "bearer": True}, headers=headers
        )
        assert opened.status_code == 201
        assert "content-encoding" not in opened.headers
        async with connect(feed_address(house, ann.key.room), additional_headers=bearer(ann)) as line:
            assert line.protocol.extensions == []

    meet(house, story)


def test_a_refusal_of_the_library_is_not_kept(house):
    """S44"""
    assert httpx.get(f"{house.address}/api/library/chess").headers["cache-control"] == "no-store"
