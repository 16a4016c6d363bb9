"""The house: every room in use, one way to change it, and what the house does by itself."""

from __future__ import annotations

import asyncio
import hashlib
import math
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

import structlog

from taverne.kernel.errors import TaverneError
from taverne.kernel.record import Record
from taverne.protocol.commands import Agree, Ask, Bring, Claim, Said
from taverne.protocol.fairness import notes
from taverne.protocol.messages import Accepted
from taverne.protocol.rooms import JoinRoom, Key, NewRoom, RoomSummary
from taverne.server.attendance import Attendance
from taverne.server.broom import Broom
from taverne.server.desk import Desk
from taverne.server.duty import Duty
from taverne.server.health import Pulse
from taverne.server.limits import Buckets
from taverne.server.live import LiveRoom
from taverne.server.lobby import OPEN, Lobby
from taverne.server.room import entries as logged
from taverne.server.room.decide import decide, due
from taverne.server.room.entries import HOUSE
from taverne.server.room.errors import NoSuchRoom, NotYours, RoomError, TooFast
from taverne.server.room.fold import apply
from taverne.server.room.gathering import join, open_room
from taverne.server.room.room import Result, Room
from taverne.server.room.views import number_of, summary
from taverne.server.room.world import World
from taverne.server.settings import Settings
from taverne.server.store import Conflict, Entry, Row, Store, StoreError, Unsure
from taverne.server.store.attendance import SOMEBODY
from taverne.server.store.bus import EVERY_ROOM, Bus
from taverne.server.thinking import Thinkers
from taverne.server.tokens import digest, matches, new_room_id, new_token

log = structlog.stdlib.get_logger(__name__)

MOST_TRIES: Final = 8
OF_ABSENCE: Final = (Claim, Ask, Agree)
Decide = Callable[[Room], Sequence[logged.Entry]]


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Opens rooms, lets guests in, obeys them, and keeps every promise on disk before it speaks."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.now = now
        self.node = secrets.token_hex(8)
        self.whim = secrets.token_bytes(32)
        self.rooms: dict[str, LiveRoom] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.banned: Mapping[str, int] = {}
        self.desk = Desk()
        self.archive = Desk(most_waiting=math.inf)
        self.readings = Buckets(settings.readings_per_minute / 60, settings.readings_burst)
        self.broom = Broom(now())
        self.lobby = Lobby(store)
        self.duty = Duty(self)
        self.attendance = Attendance(self)
        self.pulse = Pulse(self)

    async def start(self) -> None:
        """Go on with everything that was going on."""
        await self.bus.start(self.hear)
        await self.duty.wake_up()
        await self.pulse.beat()
        await self.duty.obey_the_keeper()
        self.duty.begin(self.duty.beat())

    def hear(self, name: str, seq: int) -> None:
        """Another node wrote into a room, or into any, or sees other guests there."""
        rooms = list(self.rooms.values()) if name == EVERY_ROOM else [self.rooms.get(name)]
        for live in rooms:
            if live is not None and (name == EVERY_ROOM or live.room.seq < seq):
                self.duty.begin(self.follow(live))
            elif live is not None and seq == SOMEBODY:
                self.duty.begin(self.attendance.look(live))

    async def follow(self, live: LiveRoom) -> None:
        async with live.lock:
            await self.catch_up(live)

    async def close(self) -> None:
        """Everybody is told, and nothing is left half done."""
        for live in self.rooms.values():
            for connection in live.connections:
                connection.close("house-restarts")
        await self.duty.close()

    def connections(self) -> int:
        return sum(len(live.connections) for live in self.rooms.values())

    def world(self, away: Mapping[int, int]) -> World:
        return World(self.now(), away, self.settings.absent_after_s * 1000, fresh_secret)

    async def check_place(self, address: str) -> None:
        """Whether there is place for one more room, and one more of this address."""
        most = self.settings.max_rooms_of_address
        if address and await self.store.count(OPEN, address) >= most:
            raise RoomError("house-enough-rooms", most=most)
        if await self.store.count(OPEN) >= self.settings.max_rooms:
            raise RoomError("house-full")

    async def open(self, wanted: NewRoom, address: str = "") -> Key:
        """A new room; its host gets the only copy of the token and of the invitation."""
        await self.check_place(address)
        name, token, invite, now = new_room_id(), new_token(), new_token(), self.now()
        opening = (wanted, digest(token), digest(invite), self.world({}), address)
        first = await self.desk.read(open_room, *opening)
        live = LiveRoom(name)
        room = await self.desk.read(unfolded, live.room, [(entry, now) for entry in first])
        live.publish_changes()
        deed, phase = room.deed, room.phase
        await self.store.create(name, now, deed.game, deed.listed, written(first, now), phase, address)
        live.used = live.visited = now
        self.rooms[name] = live
        self.lobby.forget()
        log.info("room_opened", room=name[:6], game=deed.game)
        self.duty.look_after(live)
        return Key(room=name, guest=0, token=token, invite=invite)

    async def find(self, name: str) -> LiveRoom:
        """The room of this name, read from its log if it is not in use."""
        live = self.rooms.get(name)
        if live is None:
            async with self.loading.setdefault(name, asyncio.Lock()):
                live = self.rooms.get(name) or await self.load(name)
        live.used = self.now()
        return live

    async def load(self, name: str) -> LiveRoom:
        live = LiveRoom(name)
        rows = await self.store.read(name)
        if not rows:
            raise NoSuchRoom("room-unknown")
        await self.archive.read(reread, live.room, rows)
        live.publish_changes()
        self.rooms[name] = live
        self.note_absence(live)
        self.duty.look_after(live)
        return live

    def note_absence(self, live: LiveRoom) -> None:
        """Nobody has been seen since the room was read; how long they were gone before is not known."""
        live.away = {guest.number: self.now() for guest in live.room.guests}

    def guest(self, live: LiveRoom, token: str | None) -> int | None:
        """Whose token this is; a watcher has none."""
        if token is None:
            return None
        known = [one.number for one in live.room.guests if matches(token, one.digest) and not one.gone]
        if not known:
            raise NotYours("room-bad-token")
        return known[0]

    def admit(self, live: LiveRoom, guest: int | None) -> None:
        """Whether this viewer may look at the table: guests always, watchers where they are welcome."""
        if guest is not None:
            return
        if not live.room.deed.watching:
            raise NotYours("room-no-watchers")
        if live.presence().watchers >= self.settings.max_watchers:
            raise NotYours("room-too-many-watchers")

    async def enter(self, live: LiveRoom, wanted: JoinRoom, address: str = "") -> Key:
        """Come in by an invitation, or into a listed room."""
        token = new_token()

        def decision(room: Room) -> Sequence[logged.Entry]:
            if any(one.digest == digest(token) for one in room.guests):
                return []
            invited = wanted.invite is not None and digest(wanted.invite) in room.invites
            if not invited and not (room.deed.listed and wanted.invite is None):
                raise NotYours("room-bad-invitation")
            return join(room, wanted.name, digest(token), wanted.seat, self.settings.max_guests, address)

        async with live.lock:
            await self.change(live, decision)
            guest = next(one.number for one in live.room.guests if one.digest == digest(token))
        return Key(room=live.room.name, guest=guest, token=token)

    async def invite(self, live: LiveRoom, guest: int | None) -> Key:
        """A new invitation, for a guest of the room."""
        if guest is None:
            raise NotYours("room-only-watching")
        invite = new_token()

        def decision(room: Room) -> Sequence[logged.Entry]:
            if room.is_full:
                raise RoomError("room-log-full")
            known = digest(invite) in room.invites
            return [] if known else [logged.Invited(by=guest, digest=digest(invite))]

        async with live.lock:
            await self.change(live, decision)
        return Key(room=live.room.name, guest=guest, invite=invite)

    async def obey(self, live: LiveRoom, guest: int | None, command: Said) -> Accepted:
        """Do what a guest says, once; it is on disk when this returns, also if nobody waits for it."""
        return await asyncio.shield(self.obeyed(live, guest, command))

    async def obeyed(self, live: LiveRoom, guest: int | None, command: Said) -> Accepted:
        async with live.lock:
            mine = (HOUSE if guest is None else guest, command.nonce)
            away = await self.attendance.away(live) if isinstance(command, OF_ABSENCE) else live.away

            def decision(room: Room) -> Sequence[logged.Entry]:
                return [] if mine in room.nonces else decide(room, guest, command, self.world(away))

            if mine not in live.room.nonces:
                self.check_readings(live, command)
            await self.change(live, decision, isinstance(command, Bring))
            place = live.room.nonces[mine]
            return Accepted(nonce=command.nonce, number=number_of(live.room, guest, place))

    def check_readings(self, live: LiveRoom, command: Said) -> None:
        """Decks take long to read, so a room may bring only so many."""
        if isinstance(command, Bring) and self.readings.take(live.room.name, self.now()):
            raise TooFast("gate-too-fast")

    async def change(self, live: LiveRoom, decision: Decide, takes_long: bool = False) -> None:
        """Decide, write, apply, tell; if the log has grown meanwhile, catch up and decide again.

        A decision must find out by itself whether it was carried out already: at another node,
        or by a write of which the database did not say that it arrived.
        """
        for _ in range(MOST_TRIES):
            try:
                decided = await self.desk.read(decision, live.room) if takes_long else decision(live.room)
                await self.append(live, decided)
            except Conflict:
                await self.catch_up(live)
            except Unsure as unsure:
                with suppress(StoreError):
                    if await self.catch_up(live):
                        continue
                raise unsure from None
            except StoreError:
                raise
            except TaverneError:
                if not (self.bus.is_shared and await self.catch_up(live)):
                    raise
            else:
                await self.follow_through(live)
                return
        raise RoomError("house-busy")

    async def append(self, live: LiveRoom, decided: Sequence[logged.Entry]) -> None:
        """The log first, then the room in memory."""
        at, first = max(self.now(), live.room.at), live.room.seq + 1
        await self.store.append(live.room.name, first, written(decided, at))
        await self.apply(live, [(entry, at) for entry in decided])

    async def follow_through(self, live: LiveRoom) -> None:
        """What the house itself must do now; what cannot be written is no reason to refuse what was."""
        try:
            while decided := due(live.room, self.now()):
                await self.append(live, decided)
        except StoreError as trouble:
            log.warning("duty_delayed", room=live.room.name[:6], key=trouble.key)
            self.duty.begin(self.duty.try_again(live))
        live.publish_changes()
        self.duty.look_after(live)

    async def catch_up(self, live: LiveRoom) -> bool:
        """Read what was written elsewhere; whether there was something."""
        rows = await self.store.read(live.room.name, live.room.seq)
        await self.apply(live, entries_of(rows))
        if rows:
            live.publish_changes()
            self.duty.look_after(live)
        return bool(rows)

    def whim_for(self, room: Room, seat: int, question: str) -> int:
        """The luck of a bot or a hint: from a secret of this house, never from anything that guests see."""
        told = f"{room.name} {seat} {question}".encode()
        return int.from_bytes(hashlib.blake2b(told, digest_size=7, key=self.whim).digest(), "big")

    async def apply(self, live: LiveRoom, entries: Sequence[tuple[logged.Entry, int]]) -> None:
        """Under the lock of the room; a game that is to be wound back is played through elsewhere first."""
        for entry, at in entries:
            if isinstance(entry, logged.TakenBack):
                game = live.room.playing()
                live.room.earlier = await self.archive.read(game.at, len(game.answers) - entry.answers)
            live.apply(entry, at)

    async def listed(self) -> list[RoomSummary]:
        """The rooms that anybody may find."""
        found = [(await self.find(name)).room for name in await self.lobby.names(self.now())]
        return [summary(room) for room in found if room.phase in OPEN]

    def record(self, live: LiveRoom) -> Record:
        """The record of a game that is over, with the proof of its deal."""
        room = live.room
        if room.game is None or room.result is None:
            raise RoomError("room-game-not-over")
        record = room.record()
        shown = notes(room.proof) if room.proof else {}
        players = {f"seat {number}": seat_name(room, number) for number in range(len(room.seats))}
        return replace(record, notes={**record.notes, **players, **ended(room.result), **shown})


def seat_name(room: Room, number: int) -> str:
    seat = room.seats[number]
    return room.guests[seat.guest].name if seat.guest is not None else seat.bot or "-"


def ended(result: Result) -> dict[str, str]:
    """What does not follow from the answers: why the game ended, and for whom."""
    if result.reason == "played":
        return {}
    return {"ended": result.reason, "winners": " ".join(map(str, result.winners))}


def fresh_secret() -> str:
    return secrets.token_hex(32)


def entries_of(rows: Sequence[Row]) -> list[tuple[logged.Entry, int]]:
    return [(logged.ENTRIES.validate_json(row.body), row.at) for row in rows]


def unfolded(room: Room, entries: Sequence[tuple[logged.Entry, int]]) -> Room:
    for entry, at in entries:
        apply(room, entry, at)
    return room


def reread(room: Room, rows: Sequence[Row]) -> Room:
    """The room that follows from its log."""
    return unfolded(room, entries_of(rows))


def written(entries: Sequence[logged.Entry], at: int) -> list[Entry]:
    return [Entry(at, entry.kind, entry.model_dump_json()) for entry in entries]
