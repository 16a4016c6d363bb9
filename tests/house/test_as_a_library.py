"""The house without doors, database, processes and threads: as a page of files would open it."""

import asyncio
import json
import subprocess
import sys

import pytest

from taverne.house import advice
from taverne.house.bus import SilentBus
from taverne.house.customs import Customs
from taverne.house.duty import Duty
from taverne.house.feed import Gone, serve_feed
from taverne.house.house import House
from taverne.house.memory import MemoryStore
from taverne.house.opening import opened
from taverne.house.room import entries as log
from taverne.house.room.entries import Invited, Opened
from taverne.house.room.errors import NoSuchRoom, RoomError
from taverne.house.room.fold import fold
from taverne.house.salon import Salon
from taverne.protocol.clocks import NoClock
from taverne.protocol.commands import COMMANDS
from taverne.protocol.rooms import JoinRoom, NewRoom

AT_EASE = Customs(bot_pause_ms=0, messages_per_s=1000, messages_burst=1000)
HEAVY = (
    "aiosqlite",
    "alembic",
    "asyncpg",
    "fastapi",
    "fluent",
    "multiprocessing",
    "platformdirs",
    "sqlalchemy",
    "sqlite3",
    "starlette",
    "structlog",
    "taverne.server",
    "uvicorn",
    "websockets",
)
WHOLE = """
import importlib, pkgutil, sys
import taverne.house
from taverne.games import offers

for module in pkgutil.walk_packages(taverne.house.__path__, "taverne.house."):
    importlib.import_module(module.name)
for game in offers():
    game.house.facts()
print(*[name for name in {heavy!r} if name in sys.modules])
"""


def test_the_whole_house_loads_no_door_no_database_and_no_process():
    done = subprocess.run(
        [sys.executable, "-c", WHOLE.format(heavy=HEAVY)], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []


class Port:
    """A line made of two queues, as a message port is."""

    def __init__(self):
        self.said, self.heard, self.end = asyncio.Queue(), asyncio.Queue(), None

    async def hear(self):
        text = await self.said.get()
        if text is None:
            raise Gone
        return text

    async def send_text(self, text):
        self.heard.put_nowait(json.loads(text))

    async def close(self, code, reason):
        self.end = (code, reason)

    def say(self, **message):
        self.said.put_nowait(json.dumps(message))


async def play(port):
    """Always the last option, until the game is over; the last update."""
    port.say(type="hello", after=0)
    port.say(type="ready", nonce="ready", luck="ab" * 16)
    answered = set()
    while True:
        message = await port.heard.get()
        assert message["type"] in ("update", "accepted"), message
        if message["type"] == "update" and message["room"]["phase"] == "over":
            return message
        question = message.get("question")
        if question and question["id"] not in answered:
            answered.add(question["id"])
            nonce = question["id"].replace(".", "-")
            port.say(type="answer", nonce=nonce, question=question["id"], word=question["options"][-1])


class Clock:
    """Only the test moves it; who wants to be woken is woken by it."""

    def __init__(self):
        self.now, self.alarms = 1_000_000, []

    def __call__(self):
        return self.now

    def wake_in(self, seconds, act):
        self.alarms.append(Alarm(self.now + 1000 * seconds, act))
        return self.alarms[-1]

    def moves(self, milliseconds):
        self.now += milliseconds
        for alarm in self.alarms:
            alarm.look(self.now)


class Alarm:
    def __init__(self, at, act):
        self.at, self.act, self.is_set = at, act, True

    def cancel(self):
        self.is_set = False

    def look(self, now):
        if self.is_set and now >= self.at:
            self.cancel()
            self.act()


def command(kind, **details):
    return COMMANDS.validate_python({"type": kind, "nonce": kind, **details})


async def test_time_runs_out_even_if_nobody_looks():
    """To the millisecond by the clock that the house was given, however long the test takes."""
    clock = Clock()
    duty = Duty(House(AT_EASE, MemoryStore(), now=clock))
    duty.wake_in, house = clock.wake_in, duty.house
    seats = [{"who": "me", "decks": ["monsters"]}, {"who": "open", "decks": ["skellige"]}]
    key = await house.open(NewRoom(name="Ann", seats=seats, clock={"kind": "move", "seconds": 5}))
    salon = await house.find(key.room)
    await house.enter(salon, JoinRoom(name="Bob", invite=key.invite))
    for guest in (0, 1):
        await house.obey(salon, guest, command("ready", luck="ab" * 16))
    await house.obey(salon, 0, command("answer", question=salon.room.question_id(0), word="done"))
    clock.moves(4_999)
    assert (salon.room.phase, len(house.background.tasks)) == ("playing", 0)
    clock.moves(6)
    async with asyncio.timeout(30):
        while house.background.tasks:
            await asyncio.sleep(0)
    assert (salon.room.result.winners, salon.room.result.reason) == ((0,), "time")
    await duty.close()


@pytest.mark.parametrize("game", ["gwent", "cardia"])
async def test_a_game_is_played_on_the_spot_and_goes_on_from_its_log(game):
    store = MemoryStore()
    async with asyncio.timeout(60), opened(AT_EASE, store) as house:
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        key = await house.open(NewRoom(name="Ann", game=game, seats=seats))
        port = Port()
        feed = asyncio.create_task(serve_feed(port, house, key.room, key.token))
        last = await play(port)
        record = house.record(await house.find(key.room)).text()
        port.said.put_nowait(None)
        await feed
    async with opened(AT_EASE, store) as again:
        room = (await again.find(key.room)).room
        assert (room.phase, room.result.reason) == ("over", last["room"]["result"]["reason"])
        assert again.record(Salon(room)).text() == record


async def test_a_guest_who_wonders_is_told_on_the_spot():
    async with opened(AT_EASE, MemoryStore()) as house:
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        key = await house.open(NewRoom(name="Ann", game="cardia", seats=seats))
        salon = await house.find(key.room)
        room = salon.room
        async with salon.lock:
            await house.change(salon, lambda room: [log.Readied(seat=0, luck="ab" * 16)])
        while 0 not in room.running():
            await asyncio.sleep(0)
        hint = await advice.suggest(house, salon, 0)
        foreseen = await advice.look_ahead(house, salon, 0)
        assert {one.option for one in hint.suggestions} == set(room.question(0).options)
        assert hint.question == foreseen.question == room.question_id(0)


async def test_the_house_does_not_know_who_is_on_duty():
    """Without anybody on duty rooms are opened and changed all the same; only bots do not play."""
    house = House(AT_EASE, MemoryStore())
    key = await house.open(NewRoom(name="Ann", rules="mode=solo"))
    assert (await house.find(key.room)).room.phase == "gathering"
    assert not house.background.tasks
    heard = []
    house.listeners.append(heard.append)
    await house.invite(await house.find(key.room), 0)
    assert heard == [await house.find(key.room)]
    await house.close()


async def test_who_is_on_duty_hears_of_every_change():
    duty = Duty(House(AT_EASE, MemoryStore(), SilentBus()))
    seats = [{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    key = await duty.house.open(NewRoom(name="Ann", game="cardia", seats=seats))
    salon = await duty.house.find(key.room)
    assert duty.house.unnoted == {key.room}
    async with asyncio.timeout(30), salon.lock:
        await duty.house.change(salon, lambda room: [log.Closed()])
    assert (await duty.house.store.count(["closed"]), duty.house.salons[key.room].room.closed) == (0, True)
    await duty.house.note_standings()
    assert await duty.house.store.count(["closed"]) == 1
    await duty.close()


OPENED = Opened(game="gwent", rules="", tournament=False, clock=NoClock(), listed=False, watching=True)


def test_a_room_is_whole_from_its_first_entry():
    room = fold("r" * 26, [(OPENED, 7)])
    assert (room.deed, room.seq, room.at, room.phase) == (OPENED, 1, 7, "gathering")
    assert (len(room.seats), room.seating.sides, room.timing.clock) == (2, 2, NoClock())


@pytest.mark.parametrize("entries", [[Invited(digest="x")], [OPENED, OPENED]])
def test_a_log_that_does_not_open_its_room_once_is_broken(entries):
    with pytest.raises(RoomError) as broken:
        fold("r" * 26, [(entry, 1) for entry in entries])
    assert broken.value.key == "room-log-broken"


def test_a_room_without_a_log_is_unknown():
    with pytest.raises(NoSuchRoom):
        fold("r" * 26, [])
