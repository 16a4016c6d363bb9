"""Bots and hints share a few processes: moves first, and no room waits for all that another wants (S38)."""

import asyncio

from taverne.house.queue import ADVICE, MOVES, FairQueue


class Office:
    """One worker, and the order in which errands were given to it."""

    def __init__(self):
        self.queue = FairQueue()
        self.served = []

    async def errand(self, room, urgency):
        worker = await self.queue.get(room, urgency)
        self.served.append((room, urgency))
        self.queue.free(worker)


async def order_of(*errands):
    """In which order errands that all wait already are done."""
    office = Office()
    waiting = [asyncio.create_task(office.errand(room, urgency)) for room, urgency in errands]
    await asyncio.sleep(0)
    office.queue.free("worker")
    await asyncio.gather(*waiting)
    return office.served


async def test_hints_wait_for_moves():
    """S38 ten hints of one guest delay nobody's bot."""
    hints = [(f"guest-{number}", ADVICE) for number in range(10)]
    assert (await order_of(*hints, ("victim", MOVES)))[0] == ("victim", MOVES)


async def test_each_room_in_its_turn():
    """S38"""
    served = await order_of(("a", MOVES), ("a", MOVES), ("a", MOVES), ("b", MOVES), ("c", MOVES))
    assert [room for room, _ in served] == ["a", "b", "c", "a", "a"]


async def test_nobody_is_lost_when_somebody_gives_up():
    """S38 a worker goes to the next who waits, also when it was given at the moment of giving up."""
    office = Office()
    impatient = asyncio.create_task(office.queue.get("a", ADVICE))
    patient = asyncio.create_task(office.errand("b", ADVICE))
    await asyncio.sleep(0)
    office.queue.free("worker")
    impatient.cancel()
    await asyncio.gather(impatient, patient, return_exceptions=True)
    assert office.served == [("b", ADVICE)]
    assert not office.queue.empty()
