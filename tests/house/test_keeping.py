"""How a house is kept: who is there, what is closed and forgotten, and what it says when it cannot write."""

import asyncio
import gc
import json
import resource
import signal
import subprocess
import sys
from types import SimpleNamespace

import httpx
import pytest
from typer.testing import CliRunner

from kit.databases import silence
from taverne.cli.rooms import rooms
from taverne.client import Client
from taverne.client.feed import Feed
from taverne.house.attendance import EXPIRY
from taverne.house.duty import DAY, IDLE, Duty
from taverne.house.house import House, reread
from taverne.house.room.errors import NoSuchRoom
from taverne.house.room.views import room_view
from taverne.house.salon import MOST_TEXTS, Connection, Salon
from taverne.house.store import StoreError
from taverne.kernel.errors import TaverneError
from taverne.protocol.commands import COMMANDS
from taverne.protocol.rooms import JoinRoom, Key, NewRoom
from taverne.server.app import create_app
from taverne.server.keeper import Keeper
from taverne.server.opening import open_house
from taverne.server.settings import Settings
from taverne.server.store import SqlStore
from taverne.server.store.bus import bus_for
from taverne.server.thinkers import ThinkerPool

MONSTERS = [{"who": "me", "decks": ["monsters"]}, {"who": "open", "decks": ["monsters"]}]
MINUTE = 60_000


class Node:
    """A house without a door, whose clock only the test moves; `hour` is shared by all nodes."""

    def __init__(self, url, hour, **chosen):
        self.url, self.hour, self.chosen = url, hour, chosen

    async def __aenter__(self):
        self.store = await SqlStore.open(self.url)
        self.bus = bus_for(self.url)
        settings = Settings(database=self.url, **self.chosen)
        house = House(settings, self.store, self.bus, ThinkerPool(1, 5), now=lambda: self.hour.now)
        self.house, self.duty = house, Duty(house)
        await self.bus.start(self.house.hear)
        await self.duty.wake_up()
        await self.house.pulse.beat()
        return self

    async def __aexit__(self, *trouble):
        await self.duty.close()
        await self.bus.close()
        await self.store.close()

    async def beat(self):
        await self.duty.tick(1)

    async def says(self, key, kind, nonce=None, **details):
        salon = await self.house.find(key.room)
        self.said = getattr(self, "said", 0) + 1
        named = {"type": kind, "nonce": nonce or f"{self.house.node}-{self.said}", **details}
        return await self.house.obey(salon, key.guest, COMMANDS.validate_python(named))

    async def refuses(self, key, kind, **details):
        with pytest.raises(TaverneError) as refused:
            await self.says(key, kind, **details)
        return refused.value.key

    async def connects(self, key):
        salon, line = await self.house.find(key.room), Connection(key.guest, 0)
        self.house.arrive(salon, line)
        return lambda: self.house.depart(salon, line)

    def knocks(self, path):
        app = create_app(self.house, self.house.customs)
        transport = httpx.ASGITransport(app, client=("203.0.113.5", 5000))
        return httpx.AsyncClient(transport=transport, base_url="http://localhost").get(path)


@pytest.fixture
def hour():
    return SimpleNamespace(now=1_000_000_000)


@pytest.fixture
def sqlite(new_database):
    return new_database("sqlite")


async def duel(node, other=None, **wanted):
    """Ann opens at one node, Bob comes in at the other, both are ready."""
    other = other or node
    ann = await node.house.open(NewRoom(name="Ann", seats=MONSTERS, **wanted), "203.0.113.5")
    bob = await other.house.enter(
        await other.house.find(ann.room), JoinRoom(invite=ann.invite, name="Bob"), "203.0.113.6"
    )
    await node.says(ann, "ready", luck="ab" * 16)
    await other.says(bob, "ready", luck="cd" * 16)
    await node.house.follow(await node.house.find(ann.room))
    return ann, bob


# Who is there


async def test_nobody_wins_against_a_player_who_is_there_at_another_node(new_database, hour):
    """S20: neither a claim nor a takeover, until no node sees the player."""
    url = new_database("postgres")
    async with Node(url, hour) as north, Node(url, hour) as south:
        ann, bob = await duel(north, south)
        ann_leaves = await north.connects(ann)
        await south.connects(bob)
        for _ in range(4):
            hour.now += MINUTE
            await north.beat()
        takeover = {"wish": "takeover", "seat": 0}
        assert await south.refuses(bob, "claim", seat=0) == "room-not-absent"
        assert await south.refuses(bob, "ask", **takeover) == "room-not-absent"
        await south.house.attendance.look_around(south.house.salons.values())
        assert 0 in (await south.house.find(bob.room)).presence().here
        ann_leaves()
        await north.beat()
        assert await south.refuses(bob, "claim", seat=0) == "room-not-absent"
        hour.now += MINUTE
        await south.says(bob, "claim", seat=0)
        assert (await south.house.find(bob.room)).room.result.reason == "absent"


async def test_a_node_that_died_sees_nobody_any_more(new_database, hour):
    """S20: and those whom it saw are away since it was last heard of."""
    url = new_database("postgres")
    async with Node(url, hour) as north, Node(url, hour) as south:
        ann, bob = await duel(north, south)
        await north.connects(ann)
        await north.beat()
        await south.house.attendance.look_around(south.house.salons.values())
        salon = await south.house.find(bob.room)
        assert 0 in salon.presence().here
        hour.now += EXPIRY + 1
        await south.house.attendance.look_around(south.house.salons.values())
        assert 0 not in salon.presence().here
        assert await south.refuses(bob, "claim", seat=0) == "room-not-absent"
        hour.now += MINUTE - EXPIRY
        await south.says(bob, "claim", seat=0)


async def test_while_all_nodes_were_closed_nobody_was_away(new_database, hour):
    """S20"""
    url = new_database("postgres")
    async with Node(url, hour) as evening:
        ann, bob = await duel(evening)
        leaves = await evening.connects(ann)
        await evening.beat()
        leaves()
        await evening.beat()
    hour.now += DAY
    async with Node(url, hour) as morning:
        assert await morning.refuses(bob, "claim", seat=0) == "room-not-absent"
        hour.now += MINUTE
        await morning.says(bob, "claim", seat=0)


# What is closed and forgotten


async def test_what_nobody_visits_is_closed_and_later_forgotten(url, hour):
    """S21: games that were left in the middle too; a game by correspondence waits for its clock."""
    async with Node(url, hour, max_rooms=4) as node:
        left, _ = await duel(node)
        visited, _ = await duel(node)
        letters, _ = await duel(node, clock={"kind": "days", "days": 30})
        waiting = await node.house.open(NewRoom(name="Ann"))
        with pytest.raises(TaverneError) as full:
            await node.house.open(NewRoom(name="Eve"))
        assert full.value.key == "house-full"
        await node.beat()
        hour.now += 13 * DAY
        (await node.connects(visited))()
        await node.beat()
        hour.now += 2 * DAY
        await node.duty.sweep()
        phases = [(await node.house.find(key.room)).room.phase for key in (left, visited, letters, waiting)]
        assert phases == ["closed", "playing", "playing", "closed"]
        await node.beat()
        await node.house.open(NewRoom(name="Eve"))
        hour.now += 31 * DAY
        for _ in range(2):
            await node.duty.sweep()
        with pytest.raises(NoSuchRoom):
            await node.house.find(left.room)


async def test_an_address_opens_only_so_many_rooms(url, hour):
    """S21: others still find place, and who closes a room may open another."""
    async with Node(url, hour, max_rooms_of_address=2) as node:
        rooms = [await node.house.open(NewRoom(name="Eve"), "203.0.113.5") for _ in range(2)]
        with pytest.raises(TaverneError) as refused:
            await node.house.open(NewRoom(name="Eve"), "203.0.113.5")
        assert refused.value.key == "house-enough-rooms"
        await node.house.open(NewRoom(name="Ann"), "203.0.113.6")
        await node.says(rooms[0], "close")
        await node.beat()
        await node.house.open(NewRoom(name="Eve"), "203.0.113.5")


async def test_the_keeper_closes_rooms_of_an_open_house(url, hour):
    """S22: by their first letters, or all of an address; the house notices."""
    async with Node(url, hour) as node:
        one, _ = await duel(node)
        other = await node.house.open(NewRoom(name="Eve"), "2001:db8::7")
        keeper = Keeper(node.store, lambda: hour.now)
        assert [row.id for row in await keeper.rooms(address="203.0.113.5")] == [one.room]
        name = await keeper.find(one.room[:8])
        assert await keeper.close(name)
        assert not await keeper.close(name)
        await node.beat()
        assert node.house.salons[one.room].room.closed
        assert await node.refuses(one, "resign") == "room-closed"
        assert [row.id for row in await keeper.rooms()] == [other.room]


async def test_the_keeper_shows_a_guest_the_door(url, hour):
    """S22: the seat is given up, the token opens nothing, the address does not come in again."""
    async with Node(url, hour) as node:
        ann, bob = await duel(node)
        salon = await node.house.find(ann.room)
        assert (await node.knocks("/alive")).status_code == 200
        await Keeper(node.store, lambda: hour.now).dismiss(ann.room, ann.guest)
        line = Connection(ann.guest, 0, "203.0.113.5")
        salon.connections.add(line)
        await node.beat()
        assert salon.room.result.winners == (salon.room.seating.side_of[salon.room.seat_of(bob.guest)],)
        assert line.parting == "gate-banned"
        answer = await node.knocks("/alive")
        assert (answer.status_code, answer.json()["refused"]["key"]) == (403, "gate-banned")
        await Keeper(node.store).lift("203.0.113.5")
        await node.beat()
        assert (await node.knocks("/alive")).status_code == 200


# What is in memory


async def test_unknown_names_leave_nothing_behind(sqlite, hour):
    """S25"""
    async with Node(sqlite, hour) as node:
        for number in range(50):
            with pytest.raises(NoSuchRoom):
                await node.house.find(f"{number:026}")
        gc.collect()
        assert len(node.house.loading) == 0


async def test_a_room_is_read_once_however_many_come_at_once(sqlite, hour):
    """S25: the lock for reading is there as long as somebody needs it."""
    async with Node(sqlite, hour) as node:
        key = await node.house.open(NewRoom(name="Ann"))
        node.house.salons.clear()
        found = await asyncio.gather(*(node.house.find(key.room) for _ in range(10)))
        assert len(set(map(id, found))) == 1


async def test_rooms_that_nobody_uses_leave_memory(sqlite, hour):
    """S25: an hour's worth of strangers who open, look and go."""
    async with Node(sqlite, hour, max_rooms=10_000, max_rooms_of_address=10_000) as node:
        for number in range(12):
            for _ in range(5):
                key = await node.house.open(NewRoom(name="Eve"), f"203.0.113.{number}")
                (await node.connects(key))()
            hour.now += 5 * MINUTE
            await node.beat()
            await node.duty.sweep()
            assert len(node.house.salons) <= 10
        hour.now += IDLE
        await node.duty.sweep()
        assert not node.house.salons
        assert not node.house.attendance.untold
        assert not node.house.background.tasks


async def test_a_curious_guest_cannot_fill_memory_with_texts(sqlite, hour):
    """S25: every number that one says to know is another text."""
    async with Node(sqlite, hour) as node:
        ann, _ = await duel(node)
        salon = await node.house.find(ann.room)
        assert len(salon.room.happenings) > 20
        for _ in range(3):
            for known in range(60):
                salon.render(0, known, hour.now)
        assert len(salon.rendered) <= MOST_TEXTS


# While the house is closed


async def test_clocks_stand_still_while_the_house_is_closed(sqlite, hour):
    clock = {"kind": "bank", "seconds": 60, "increment": 0}
    async with Node(sqlite, hour) as evening:
        ann, _ = await duel(evening, clock=clock)
        hour.now += 20_000
        await evening.beat()
        assert await left(evening, ann) == 40_000
    hour.now += 8 * 60 * MINUTE
    async with Node(sqlite, hour) as morning:
        assert await left(morning, ann) == 40_000
        hour.now += 15_000
        assert await left(morning, ann) == 25_000


async def left(node, key):
    """On the clock of the first seat, in milliseconds."""
    salon = await node.house.find(key.room)
    return room_view(salon.room, key.guest, salon.presence(), node.hour.now).seats[0].clock


# What is written, and what is not


async def test_a_command_sent_to_two_nodes_at_once_counts_once_and_is_accepted_by_both(new_database, hour):
    """S26"""
    url = new_database("postgres")
    async with Node(url, hour) as north, Node(url, hour) as south:
        ann, _ = await duel(north, south)
        room = (await north.house.find(ann.room)).room
        await south.house.follow(await south.house.find(ann.room))
        answer = {"question": room.question_id(0), "word": "done"}
        accepted = await asyncio.gather(
            *(node.says(ann, "answer", nonce="once", **answer) for node in (north, south))
        )
        assert accepted[0] == accepted[1]
        await north.house.follow(await north.house.find(ann.room))
        assert room.playing().answers == [(0, "done")]


async def test_a_node_that_lags_behind_refuses_nothing_that_counted(new_database, hour):
    """S26: it has not heard of the answer yet, nor of what came before."""
    url = new_database("postgres")
    async with Node(url, hour) as north, Node(url, hour) as south:
        ann, _ = await duel(north, south)
        first = (await south.store.read(ann.room))[:1]
        south.house.salons[ann.room] = Salon(reread(ann.room, first))
        room = (await north.house.find(ann.room)).room
        answer = {"question": room.question_id(0), "word": "done"}
        first = await north.says(ann, "answer", nonce="once", **answer)
        south.house.salons[ann.room].room.guests = room.guests
        assert await south.says(ann, "answer", nonce="once", **answer) == first


async def unheard(*_):
    raise StoreError("store-unavailable", reason="")


async def test_the_house_finds_out_by_itself_whether_a_write_arrived(url, hour, monkeypatch):
    """S23"""
    async with Node(url, hour) as node:
        ann, _ = await duel(node)
        salon = await node.house.find(ann.room)
        answer = {"question": salon.room.question_id(0), "word": "done"}
        silence(monkeypatch, node.store, then=monkeypatch.undo)
        await node.says(ann, "answer", **answer)
        assert salon.room.playing().answers == [(0, "done")]


async def test_what_may_have_counted_is_not_called_refused_and_can_be_sent_again(url, hour, monkeypatch):
    """S23"""
    async with Node(url, hour) as node:
        ann, _ = await duel(node)
        salon = await node.house.find(ann.room)
        answer = {"question": salon.room.question_id(0), "word": "done"}
        monkeypatch.setattr(node.store, "read", unheard)
        silence(monkeypatch, node.store)
        assert await node.refuses(ann, "answer", nonce="once", **answer) == "store-unsure"
        monkeypatch.undo()
        await node.says(ann, "answer", nonce="once", **answer)
        assert salon.room.playing().answers == [(0, "done")]


async def test_what_was_written_is_accepted_even_if_what_follows_cannot_be(sqlite, hour, monkeypatch):
    """S23: the last one is ready, and the deal cannot be written: it is dealt later."""
    async with Node(sqlite, hour) as node:
        ann = await node.house.open(NewRoom(name="Ann", rules="mode=solo"))
        append, calls = node.store.append, []

        async def once(*words):
            calls.append(words)
            if len(calls) == 2:
                raise StoreError("store-unavailable", reason="")
            await append(*words)

        monkeypatch.setattr(node.store, "append", once)
        monkeypatch.setattr("taverne.house.ledger.PATIENCE", 0)
        await node.says(ann, "ready", luck="ab" * 16)
        salon = await node.house.find(ann.room)
        assert salon.room.phase == "gathering"
        await asyncio.gather(*node.house.background.tasks)
        assert salon.room.phase == "playing"


# Whether it is well


async def test_a_house_that_cannot_write_is_alive_but_not_ready(sqlite, hour, caplog):
    """S28: a full disk."""
    async with Node(sqlite, hour) as node:
        assert (await node.knocks("/health")).json()["status"] == "ok"
        hour.now += 1_000
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
        try:
            with caplog.at_level("WARNING", "taverne"):
                await node.house.pulse.beat()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        answer = await node.knocks("/health")
        assert [one.message for one in caplog.records] == ["cannot_write"]
        assert (answer.status_code, answer.json()["refused"]["key"]) == (503, "health-cannot-write")
        assert (await node.knocks("/alive")).status_code == 200
        await node.house.pulse.beat()
        assert (await node.knocks("/health")).status_code == 200


async def test_a_frozen_database_makes_the_house_unready_at_once(new_database, hour, postgres):
    """S28: the question is answered without asking the database."""
    async with Node(new_database("postgres"), hour) as node:
        hour.now += 6_000
        answer = await node.knocks("/health")
        assert (answer.status_code, answer.json()["refused"]["key"]) == (503, "health-no-answer")
        assert (await node.knocks("/alive")).status_code == 200
        await node.house.pulse.beat()
        assert (await node.knocks("/health")).status_code == 200


async def test_a_second_house_with_the_same_file_is_refused(sqlite):
    """S29"""
    settings = Settings(database=sqlite, bot_workers=1)
    async with open_house(settings):
        with pytest.raises(StoreError) as refused:
            async with open_house(settings):
                pass
        assert refused.value.key == "store-second-house"
        assert "sqlite" not in str(refused.value)
    async with open_house(settings):
        pass


HOLDER = """
import sys
from taverne.server.store.alone import alone_with
with alone_with(sys.argv[1]):
    print("open", flush=True)
    sys.stdin.read()
"""


def test_a_killed_house_leaves_no_lock_behind(sqlite):
    """S29"""
    from taverne.server.store.alone import alone_with

    command = [sys.executable, "-c", HOLDER, sqlite]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(StoreError), alone_with(sqlite):
            pass
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    with alone_with(sqlite):
        pass


# What others hear


async def test_an_exchange_wakes_nobody_else(sqlite, hour):
    """S27, GWT-9.18: a message would tell that there was something to hear."""
    async with Node(sqlite, hour) as node:
        ann, bob = await duel(node)
        salon = await node.house.find(ann.room)
        lines = [Connection(guest, 0) for guest in (ann.guest, bob.guest, None)]
        salon.connections.update(lines)
        for word, woken in ((1, [True, False, False]), (0, [True, True, True])):
            for line in lines:
                line.woken.clear()
            options = salon.room.playing().options(0)
            await node.says(ann, "answer", question=salon.room.question_id(0), word=options[word])
            assert [line.woken.is_set() for line in lines] == woken


# The keeper and our clients


async def test_the_keeper_speaks_from_the_command_line(sqlite, hour, monkeypatch):
    """S22"""
    monkeypatch.setenv("TAVERNE_DATABASE", sqlite)
    async with Node(sqlite, hour) as node:
        ann, _ = await duel(node)
        room = ann.room

    def taverne(*words):
        return CliRunner().invoke(rooms, words, catch_exceptions=False).output

    def spoken():
        assert room in taverne("list")
        assert "Bob, seat 1, from 203.0.113.6" in taverne("show", room[:9])
        assert "banned address: 203.0.113.6" in taverne("ban", room[:9], "--guest", "1")
        assert "Gwent, over" in taverne("list", "--all")
        assert "One room was closed" in taverne("close", room)
        assert "No rooms." in taverne("list")
        assert "welcome again" in taverne("ban", "203.0.113.6", "--lift")
        assert [one["id"] for one in json.loads(taverne("list", "--all", "--json"))] == [room]

    await asyncio.to_thread(spoken)


async def test_our_clients_ask_again(monkeypatch):
    """S23: over HTTP and over the feed, with the same nonce."""
    monkeypatch.setattr("taverne.client.house.WAITS", (0, 0))
    monkeypatch.setattr("taverne.client.feed.UNSURE_WAIT", 0)
    unsure = {"key": "store-unsure", "details": {}, "text": "", "complaints": []}
    nonces = []

    def answer(request):
        nonces.append(json.loads(request.content)["nonce"])
        if len(nonces) < 3:
            return httpx.Response(503, json={"refused": unsure})
        return httpx.Response(200, json={"type": "accepted", "nonce": nonces[-1], "number": 7})

    async with Client("http://localhost") as client:
        client.http = httpx.AsyncClient(base_url="http://localhost", transport=httpx.MockTransport(answer))
        accepted = await client.return_as(Key(room="r" * 26, guest=0, token="t")).say("resign")
    assert (accepted.number, len(nonces), len(set(nonces))) == (7, 3, 1)

    sent = []

    class Line:
        async def send(self, text):
            message = json.loads(text)
            sent.append(message["nonce"])
            said = (
                {"type": "unsure", "reason": unsure} if len(sent) == 1 else {"type": "accepted", "number": 8}
            )
            feed.hear(json.dumps({"nonce": message["nonce"], **said}))

    feed = Feed("ws://localhost", None)
    feed.line = Line()
    assert (await feed.say("resign")).number == 8
    assert len(sent) == 2
    assert len(set(sent)) == 1
