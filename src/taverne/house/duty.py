"""What the house does unasked: bots play, flags fall, rooms are put away, and nothing is forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from taverne.house.house import House
from taverne.house.lobby import OPEN
from taverne.house.room import entries as logged
from taverne.house.room.decide import due
from taverne.house.room.playing import checked_answer
from taverne.house.room.room import Room
from taverne.house.salon import Salon
from taverne.kernel.errors import TaverneError

log = logging.getLogger(__name__)

BEAT: Final = 1.0
LEASE: Final = 10_000
PATIENCE: Final = 2.0
IDLE: Final = 5 * 60_000
SOON: Final = 15 * 60_000
SWEEP: Final = 30
LOOK: Final = 5
OVERLAP: Final = 5_000
DAY: Final = 24 * 60 * 60_000
MOST_ROOMS_AT_ONCE: Final = 500
MOST_CLOSED: Final = 50
MOST_AT_START: Final = 50_000
SILENCE: Final = 5_000


class Duty:
    """Alarms and bots for the rooms in use; a beat every second for all the rest.

    It knows the house and listens to it; the house knows only that somebody listens.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.over = False
        self.looked = house.now()
        house.listeners.append(self.look_after)

    async def start(self) -> None:
        """Go on with everything that was going on."""
        await self.house.bus.start(self.house.hear)
        await self.wake_up()
        await self.house.pulse.beat()
        await self.obey_the_keeper()
        self.house.background.begin(self.beat())

    async def close(self) -> None:
        """No bots, no alarms, no beat any more; then the house closes."""
        self.over = True
        await self.house.close()

    def look_after(self, salon: Salon) -> None:
        """The room has changed: set the alarm anew, and let bots think."""
        if self.over:
            return
        self.set_alarm(salon)
        for seat in salon.room.bots_asked():
            if seat not in salon.thinking:
                salon.thinking[seat] = self.house.background.begin(self.think(salon, seat))

    def set_alarm(self, salon: Salon, least: float = 0.005) -> None:
        """For the moment at which somebody's time is up; at the latest we look again after a while."""
        if salon.alarm is not None:
            salon.alarm.cancel()
        salon.alarm = None
        deadline = salon.room.timing.deadline(salon.room.running())
        if deadline is not None and not self.over:
            wait = min(SOON, max(0, deadline - self.house.now())) / 1000 + least
            salon.alarm = self.wake_in(wait, lambda: self.house.background.begin(self.ring(salon)))

    def wake_in(self, seconds: float, act: Callable[[], object]) -> asyncio.TimerHandle:
        """The house tells the time by its own clock, and is woken by that of the loop."""
        return asyncio.get_running_loop().call_later(seconds, act)

    async def ring(self, salon: Salon) -> None:
        """Somebody's time may be up; another node may be the one to say so."""
        async with salon.lock:
            is_ours = await self.on_duty(salon)
            if is_ours:
                await self.house.change(salon, lambda room: due(room, self.house.now()))
        self.set_alarm(salon, least=0.005 if is_ours else PATIENCE)

    async def on_duty(self, salon: Salon) -> bool:
        """Whether this node acts for the room; where there is only one node, it does."""
        if not self.house.bus.is_shared:
            return True
        now = self.house.now()
        if salon.leased_until < now + LEASE // 2:
            held = await self.house.store.lease(salon.room.name, self.house.node, now, now + LEASE)
            salon.leased_until = now + LEASE if held else 0
        return salon.leased_until > now

    async def think(self, salon: Salon, seat: int) -> None:
        """A bot's answer to what its seat is asked; stale thoughts are dropped."""
        try:
            while seat in salon.room.bots_asked():
                if not await self.tried(salon, seat):
                    await asyncio.sleep(PATIENCE)
        finally:
            salon.thinking.pop(seat, None)

    async def tried(self, salon: Salon, seat: int) -> bool:
        """Whether it was our turn to answer, and nothing was in the way."""
        try:
            if not await self.on_duty(salon):
                return False
            await self.answer(salon, seat)
        except TaverneError as trouble:
            log.warning("bot_delayed", extra={"room": salon.room.name, "key": trouble.key})
            return False
        return True

    async def answer(self, salon: Salon, seat: int) -> None:
        room = salon.room
        question, bot = room.question_id(seat), room.seats[seat].bot
        view = room.playing().look(seat)
        whim = self.house.whim_for(room, seat, question)
        thought = self.house.thinkers.choose(room.deed.game, bot, whim, view, room.name)
        word, _ = await asyncio.gather(thought, self.pause())
        async with salon.lock:
            await self.house.change(salon, lambda now: bot_answer(now, seat, question, word))

    async def pause(self) -> None:
        """People see what was played before the next is; a bot thinks meanwhile."""
        await asyncio.sleep(self.house.customs.bot_pause_ms / 1000)

    async def wake_up(self) -> None:
        """After a start: what was due while the house was closed, and no clock ran meanwhile."""
        store, now = self.house.store, self.house.now()
        last = await store.last_alive()
        closed_at = last if last is not None and self.was_closed(now - last) else None
        for name in await store.due(now + SOON, MOST_AT_START, touched_since=(last or now) - 60_000):
            await self.resume(name, closed_at, now)

    def was_closed(self, silence: int) -> bool:
        """Of several nodes another may have kept the house open."""
        return not self.house.bus.is_shared or silence > SILENCE

    async def resume(self, name: str, down_since: int | None, now: int) -> None:
        try:
            salon = await self.house.find(name)
            if down_since is not None and salon.room.is_timed():
                paused = logged.Paused(since=down_since, until=now)
                async with salon.lock:
                    await self.house.change(salon, lambda room: [paused])
        except TaverneError as trouble:
            log.warning("room_unreadable", extra={"room": name[:6], "key": trouble.key})

    async def beat(self) -> None:
        """Every second, until the house closes."""
        count = 0
        while not self.over:
            await asyncio.sleep(BEAT)
            try:
                await self.tick(count)
            except TaverneError as trouble:
                log.warning("beat_missed", extra={"key": trouble.key})
            count += 1

    async def tick(self, count: int) -> None:
        house = self.house
        await house.pulse.beat()
        await house.attendance.tell()
        await self.obey_the_keeper()
        await house.note_standings()
        if house.bus.is_shared and count % LOOK == 0:
            await house.attendance.look_around(house.salons.values())
        if count % SWEEP == 0:
            await self.sweep()

    async def obey_the_keeper(self) -> None:
        """Rooms that were closed and guests that were banned from outside."""
        house, since = self.house, self.looked - OVERLAP
        self.looked = house.now()
        for name in await house.store.closed_since(since):
            salon = house.salons.get(name)
            if salon is not None and not salon.room.closed:
                await house.follow(salon)
        unwelcome = await house.store.banned()
        if unwelcome != house.banned:
            house.banned = unwelcome
            for salon in list(house.salons.values()):
                await house.follow(salon)
                salon.show_out(unwelcome)

    async def sweep(self) -> None:
        """Put away what is idle, read what will soon be due, forget what is long over."""
        house, now = self.house, self.house.now()
        for name, salon in list(house.salons.items()):
            if salon.is_idle and salon.used < now - IDLE and not is_due_soon(salon.room, now):
                salon.hush()
                del house.salons[name]
        house.broom.sweep(now, is_quiet=not house.connections())
        for name in await house.store.due(now + SOON, MOST_ROOMS_AT_ONCE):
            await self.resume(name, None, now)
        await self.close_abandoned(now - house.customs.close_after_days * DAY)
        old = now - house.customs.forget_after_days * DAY
        for plate in await house.store.rooms(("over", "closed"), MOST_ROOMS_AT_ONCE, before=old):
            if plate.id not in house.salons:
                await house.store.forget(plate.id)
        await house.store.forget_dead_nodes(now - DAY)

    async def close_abandoned(self, before: int) -> None:
        """Rooms that nobody has visited for long; a game with a clock ends by itself, if only after days."""
        for plate in await self.house.store.rooms(OPEN, MOST_CLOSED, before=before, due=False):
            try:
                salon = await self.house.find(plate.id)
                if not salon.connections and salon.room.due_at() is None:
                    async with salon.lock:
                        await self.house.change(salon, abandoned)
            except TaverneError as trouble:
                log.warning("room_unreadable", extra={"room": plate.id[:6], "key": trouble.key})


def bot_answer(room: Room, seat: int, question: str, word: str) -> list[logged.Entry]:
    """Nothing if the question is closed by now."""
    if seat not in room.bots_asked() or room.question_id(seat) != question:
        return []
    return [checked_answer(room, seat, question, word)]


def abandoned(room: Room) -> list[logged.Entry]:
    return [] if room.closed else [logged.Closed()]


def is_due_soon(room: Room, now: int) -> bool:
    moment = room.due_at()
    return moment is not None and moment < now + SOON + 60_000
