"""Bots answer in time: those who think at once share it, and the pause before a move is time to think."""

import asyncio

import pytest

from taverne import gwent
from taverne.house.bus import SilentBus
from taverne.house.customs import Customs
from taverne.house.duty import Duty
from taverne.house.house import House
from taverne.house.memory import MemoryStore
from taverne.house.room.entries import Readied
from taverne.house.thinking import Question, Thinkers
from taverne.protocol.rooms import NewRoom


class Patient(Thinkers):
    """Notes how long each may think, and lets nobody answer before the test says so."""

    limit_s = 20.0
    seconds = 2.0

    def __init__(self, at_once=1):
        self.at_once = at_once
        self.given = []
        self.answering = asyncio.Event()

    async def ask(self, errand, limit_s, room, urgency):
        self.given.append(errand.seconds)
        await self.answering.wait()
        return "pass"


async def think(thinkers, bots):
    thoughts = [asyncio.create_task(thinkers.choose("gwent", "search", 1, None)) for _ in range(bots)]
    while len(thinkers.given) < bots:
        await asyncio.sleep(0)
    thinkers.answering.set()
    await asyncio.gather(*thoughts)
    return thinkers.given


@pytest.mark.parametrize(
    ("at_once", "bots", "each"), [(1, 1, 2.0), (1, 4, 0.5), (2, 4, 1.0), (4, 4, 2.0), (8, 1, 2.0)]
)
async def test_who_thinks_at_once_shares_the_time(at_once, bots, each):
    assert await think(Patient(at_once), bots) == [each] * bots


async def test_who_thinks_later_has_all_of_it_again():
    thinkers = Patient()
    await think(thinkers, 3)
    thinkers.given.clear()
    assert await think(thinkers, 1) == [2.0]


@pytest.mark.parametrize("bot", ["greedy", "net"])
def test_a_bot_that_does_not_search_is_not_hurried(bot, monkeypatch):
    """It knows no budget; nor does one that could search, but was not asked to."""
    monkeypatch.setattr("taverne.house.thinking.hurried", lambda *_: pytest.fail("it was hurried"))
    view = gwent.deal("monsters", "nilfgaard", seed=7).look(0)
    plain, hurried = (Question("gwent", bot, 3, view, seconds) for seconds in (0.0, 0.5))
    assert plain.answer() == hurried.answer()


class Leisurely(Duty):
    async def pause(self):
        self.house.thinkers.answering.set()


async def test_the_pause_is_time_to_think():
    """A bot answers after the pause or after its thought, whatever takes longer; not after both."""
    on_duty = Leisurely(House(Customs(), MemoryStore(), SilentBus(), Patient()))
    try:
        await on_duty.start()
        house, seats = on_duty.house, [{"who": "me"}, {"who": "bot", "bot": "search"}]
        key = await house.open(NewRoom(name="Ann", game="cardia", seats=seats))
        salon = await house.find(key.room)
        async with salon.lock:
            await house.change(salon, lambda room: [Readied(seat=0, luck="ab" * 16)])
        async with asyncio.timeout(60):
            await house.thinkers.answering.wait()
    finally:
        await on_duty.close()
