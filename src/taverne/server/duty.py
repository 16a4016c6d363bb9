"""What the house does unasked: bots play, flags fall, rooms are put away, and nothing is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import structlog

from taverne.kernel.errors import TaverneError
from taverne.server.live import LiveRoom
from taverne.server.room import entries as logged
from taverne.server.room.decide import due
from taverne.server.room.playing import checked_answer
from taverne.server.room.room import Room
from taverne.server.store import Standing, StoreError
from taverne.server.store.attendance import forget_dead_nodes
from taverne.server.store.bans import banned

if TYPE_CHECKING:
    from taverne.server.house import House

log = structlog.stdlib.get_logger(__name__)

BEAT: Final = 1.0
LEASE: Final = 10_000
PATIENCE: Final = 2.0
IDLE: Final = 5 * 60_000
SOON: Final = 15 * 60_000
SWEEP: Final = 30
LOOK: Final = 5
OVERLAP: Final = 5_000
OPEN: Final = ("gathering", "playing")
DAY: Final = 24 * 60 * 60_000
MOST_AT_ONCE: Final = 500
MOST_CLOSED: Final = 50
MOST_AT_START: Final = 50_000
SILENCE: Final = 5_000


class Duty:
    """Alarms and bots for the rooms in use; a beat every second for all the rest."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: set[asyncio.Task[Any]] = set()
        self.changed: set[str] = set()
        self.over = False
        self.looked = house.now()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """In the background; what goes wrong there is logged, not lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            log.error("duty_failed", exc_info=trouble)

    def look_after(self, live: LiveRoom) -> None:
        """The room has changed: set the alarm anew, and let bots think."""
        self.changed.add(live.room.name)
        if self.over:
            return
        self.set_alarm(live)
        for seat in live.room.bots_asked():
            if seat not in live.thinking:
                live.thinking[seat] = self.begin(self.think(live, seat))

    def set_alarm(self, live: LiveRoom, least: float = 0.005) -> None:
        """For the moment at which somebody's time is up; at the latest we look again after a while."""
        if live.alarm is not None:
            live.alarm.cancel()
        live.alarm = None
        deadline = live.room.timing.deadline(live.room.running())
        if deadline is not None and not self.over:
            wait = min(SOON, max(0, deadline - self.house.now())) / 1000 + least
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(wait, lambda: self.begin(self.ring(live)))

    async def ring(self, live: LiveRoom) -> None:
        """Somebody's time may be up; another node may be the one to say so."""
        async with live.lock:
            is_ours = await self.on_duty(live)
            if is_ours:
                await self.house.change(live, lambda room: due(room, self.house.now()))
        self.set_alarm(live, least=0.005 if is_ours else PATIENCE)

    async def on_duty(self, live: LiveRoom) -> bool:
        """Whether this node acts for the room; where there is only one node, it does."""
        if not self.house.bus.is_shared:
            return True
        now = self.house.now()
        if live.leased_until < now + LEASE // 2:
            held = await self.house.store.lease(live.room.name, self.house.node, now, now + LEASE)
            live.leased_until = now + LEASE if held else 0
        return live.leased_until > now

    async def think(self, live: LiveRoom, seat: int) -> None:
        """A bot's answer to what its seat is asked; stale thoughts are dropped."""
        try:
            while seat in live.room.bots_asked():
                if not await self.tried(live, seat):
                    await asyncio.sleep(PATIENCE)
        finally:
            live.thinking.pop(seat, None)

    async def tried(self, live: LiveRoom, seat: int) -> bool:
        """Whether it was our turn to answer, and nothing was in the way."""
        try:
            if not await self.on_duty(live):
                return False
            await self.answer(live, seat)
        except TaverneError as trouble:
            log.warning("bot_delayed", room=live.room.name, key=trouble.key)
            return False
        return True

    async def answer(self, live: LiveRoom, seat: int) -> None:
        room = live.room
        question, bot = room.question_id(seat), room.seats[seat].bot
        pause = asyncio.sleep(self.house.settings.bot_pause_ms / 1000)
        view = room.playing().look(seat)
        whim = self.house.whim_for(room, seat, question)
        word = await self.house.thinkers.choose(room.deed.game, bot, whim, view, room.name)
        await pause
        async with live.lock:
            await self.house.change(live, lambda now: bot_answer(now, seat, question, word))

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
            live = await self.house.find(name)
            if (
                down_since is not None
                and live.room.running()
                and live.room.timing.left[live.room.running()[0]]
            ):
                paused = logged.Paused(since=down_since, until=now)
                async with live.lock:
                    await self.house.change(live, lambda room: [paused])
        except TaverneError as trouble:
            log.warning("room_unreadable", room=name[:6], key=trouble.key)

    async def beat(self) -> None:
        """Every second, until the house closes."""
        count = 0
        while not self.over:
            await asyncio.sleep(BEAT)
            try:
                await self.tick(count)
            except TaverneError as trouble:
                log.warning("beat_missed", key=trouble.key)
            count += 1

    async def tick(self, count: int) -> None:
        house = self.house
        await house.pulse.beat()
        await house.attendance.tell()
        await self.obey_the_keeper()
        await self.note_standings()
        if house.bus.is_shared and count % LOOK == 0:
            await house.attendance.look_around()
        if count % SWEEP == 0:
            await self.sweep()

    async def obey_the_keeper(self) -> None:
        """Rooms that were closed and guests that were banned from outside."""
        house, since = self.house, self.looked - OVERLAP
        self.looked = house.now()
        for name in await house.store.closed_since(since):
            live = house.rooms.get(name)
            if live is not None and not live.room.closed:
                await house.follow(live)
        unwelcome = await banned(house.store)
        if unwelcome != house.banned:
            house.banned = unwelcome
            for live in list(house.rooms.values()):
                await house.follow(live)
                live.show_out(unwelcome)

    async def note_standings(self) -> None:
        """The columns by which a room is found again without reading its log."""
        names, self.changed = self.changed, set()
        rooms = [self.house.rooms[name] for name in names if name in self.house.rooms]
        await self.house.store.note([standing(live) for live in rooms])

    async def sweep(self) -> None:
        """Put away what is idle, read what will soon be due, forget what is long over."""
        house, now = self.house, self.house.now()
        for name, live in list(house.rooms.items()):
            if live.is_idle and live.used < now - IDLE and not is_due_soon(live.room, now):
                live.hush()
                del house.rooms[name]
        house.broom.sweep(now, is_quiet=not house.connections())
        for name in await house.store.due(now + SOON, MOST_AT_ONCE):
            await self.resume(name, None, now)
        await self.close_abandoned(now - house.settings.close_after_days * DAY)
        old = now - house.settings.forget_after_days * DAY
        for row in await house.store.rooms(("over", "closed"), MOST_AT_ONCE, before=old):
            if row.id not in house.rooms:
                await house.store.forget(row.id)
        await forget_dead_nodes(house.store, now - DAY)

    async def close_abandoned(self, before: int) -> None:
        """Rooms that nobody has visited for long; a game with a clock ends by itself, if only after days."""
        for row in await self.house.store.rooms(OPEN, MOST_CLOSED, before=before, due=False):
            try:
                live = await self.house.find(row.id)
                if not live.connections and due_at(live.room) is None:
                    async with live.lock:
                        await self.house.change(live, closing)
            except TaverneError as trouble:
                log.warning("room_unreadable", room=row.id[:6], key=trouble.key)

    async def try_again(self, live: LiveRoom) -> None:
        """What was due and could not be written."""
        await asyncio.sleep(PATIENCE)
        try:
            async with live.lock:
                await self.house.catch_up(live)
                await self.house.follow_through(live)
        except StoreError:
            self.begin(self.try_again(live))

    async def close(self) -> None:
        """No bots, no alarms, no beat any more; leases go back."""
        self.over = True
        for live in self.house.rooms.values():
            live.hush()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.note_standings()
        await self.house.store.release(self.house.node)


def bot_answer(room: Room, seat: int, question: str, word: str) -> list[logged.Entry]:
    """Nothing if the question is closed by now."""
    if seat not in room.bots_asked() or room.question_id(seat) != question:
        return []
    return [checked_answer(room, seat, question, word)]


def standing(live: LiveRoom) -> Standing:
    room = live.room
    return Standing(room.name, room.phase, room.deed.listed, max(room.at, live.visited), due_at(room))


def closing(room: Room) -> list[logged.Entry]:
    return [] if room.closed else [logged.Closed()]


def due_at(room: Room) -> int | None:
    """When the house must act here, if it must."""
    return room.at if room.bots_asked() else room.timing.deadline(room.running())


def is_due_soon(room: Room, now: int) -> bool:
    moment = due_at(room)
    return moment is not None and moment < now + SOON + 60_000
