"""The house: every room in use, and one way to change it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final
from weakref import WeakValueDictionary

from taverne.house.attendance import Attendance
from taverne.house.background import Background
from taverne.house.broom import Broom
from taverne.house.bus import EVERY_ROOM, SOMEBODY, Bus, SilentBus
from taverne.house.codes import is_code, leads_to, points_at
from taverne.house.customs import Customs
from taverne.house.ledger import Decide, Ledger, reread, written
from taverne.house.limits import Bucket, Buckets
from taverne.house.lobby import OPEN, Lobby
from taverne.house.pulse import Pulse
from taverne.house.readers import AtOnce, Readers
from taverne.house.review import Reviews
from taverne.house.room import entries as logged
from taverne.house.room.decide import decide
from taverne.house.room.entries import HOUSE
from taverne.house.room.errors import NoSuchRoom, NotYours, RoomError, TooFast
from taverne.house.room.finished import record_for
from taverne.house.room.fold import fold
from taverne.house.room.gathering import join, open_room, stand_by
from taverne.house.room.room import Room
from taverne.house.room.views import number_of, summary
from taverne.house.room.world import World
from taverne.house.salon import Connection, Salon
from taverne.house.store import Standing, Store
from taverne.house.studies import Studies
from taverne.house.thinking import OnTheSpot, Thinkers
from taverne.house.tokens import digest, matches, new_room_id, new_token
from taverne.kernel.record import Record
from taverne.protocol.commands import Agree, Ask, Bring, Claim, Said
from taverne.protocol.messages import Accepted
from taverne.protocol.rooms import JoinRoom, Key, NewRoom, RoomSummary

log = logging.getLogger(__name__)

OF_ABSENCE: Final = (Claim, Ask, Agree)
A_MINUTE: Final = 60_000
CODES_PER_S: Final = 2.0
CODES_BURST: Final = 120


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Opens rooms, lets guests in, obeys them, and keeps every promise on disk before it speaks."""

    def __init__(
        self,
        customs: Customs,
        store: Store,
        bus: Bus | None = None,
        thinkers: Thinkers | None = None,
        readers: Readers | None = None,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.customs = customs
        self.store = store
        self.bus = bus or SilentBus()
        self.thinkers = thinkers or OnTheSpot()
        self.readers = readers or AtOnce()
        self.now = now
        self.node = secrets.token_hex(8)
        self.whim = secrets.token_bytes(32)
        self.salons: dict[str, Salon] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.banned: Mapping[str, int] = {}
        self.unnoted: set[str] = set()
        self.listeners: list[Callable[[Salon], None]] = []
        self.readings = Buckets(customs.readings_per_minute / 60, customs.readings_burst)
        self.guesses = Bucket(CODES_PER_S, CODES_BURST, now())
        self.studies = Studies(self.thinkers, self.readers, now)
        self.background = Background()
        self.ledger = Ledger(store, self.bus, self.readers, self.background, now, self.changed)
        self.broom = Broom(now())
        self.lobby = Lobby(store)
        self.attendance = Attendance(store, self.bus, self.node, now)
        self.pulse = Pulse(store, self.node, now)
        self.reviews = Reviews()

    def hear(self, name: str, seq: int) -> None:
        """Another node wrote into a room, or into any, or sees other guests there."""
        salons = list(self.salons.values()) if name == EVERY_ROOM else [self.salons.get(name)]
        for salon in salons:
            if salon is not None and (name == EVERY_ROOM or salon.room.seq < seq):
                self.background.begin(self.follow(salon))
            elif salon is not None and seq == SOMEBODY:
                self.background.begin(self.attendance.look(salon))

    async def follow(self, salon: Salon) -> None:
        async with salon.lock:
            await self.ledger.catch_up(salon)

    async def close(self) -> None:
        """Everybody is told, and nothing is left half done."""
        for salon in self.salons.values():
            salon.hush()
            for connection in salon.connections:
                connection.close("house-restarts")
        await self.background.close()
        await self.note_standings()
        await self.store.release(self.node)

    def connections(self) -> int:
        return sum(len(salon.connections) for salon in self.salons.values())

    def changed(self, salon: Salon) -> None:
        """Whoever listens may have something to do there."""
        self.unnoted.add(salon.room.name)
        for listener in self.listeners:
            listener(salon)

    def arrive(self, salon: Salon, connection: Connection) -> None:
        salon.arrive(connection)
        self.attendance.note(salon, connection.guest)
        self.visited(salon, connection.guest)

    def depart(self, salon: Salon, connection: Connection) -> None:
        salon.depart(connection, self.now())
        self.attendance.note(salon, connection.guest)
        self.visited(salon, connection.guest)

    def visited(self, salon: Salon, guest: int | None) -> None:
        """A room that its guests visit is not closed; to the minute is good enough."""
        if guest is not None and self.now() - salon.visited > A_MINUTE:
            salon.visited = self.now()
            self.unnoted.add(salon.room.name)

    async def note_standings(self) -> None:
        """The facts by which a room is found again without reading its log."""
        names, self.unnoted = self.unnoted, set()
        await self.store.note([standing(self.salons[name]) for name in names if name in self.salons])

    def world(self, away: Mapping[int, int]) -> World:
        return World(self.now(), away, self.customs.absent_after_s * 1000, fresh_secret)

    async def check_place(self, address: str) -> None:
        """Whether there is place for one more room, and one more of this address."""
        most = self.customs.max_rooms_of_address
        if address and await self.store.count(OPEN, address) >= most:
            raise RoomError("house-enough-rooms", most=most)
        if await self.store.count(OPEN) >= self.customs.max_rooms:
            raise RoomError("house-full")

    async def open(self, wanted: NewRoom, address: str = "") -> Key:
        """A new room; its host gets the only copy of the token and of the invitation."""
        await self.check_place(address)
        name, token, invite, now = new_room_id(), new_token(), new_token(), self.now()
        opening = (wanted, digest(token), digest(invite), self.world({}), address)
        first, room = await self.readers.read(furnished, name, now, *opening)
        deed, phase = room.deed, room.phase
        await self.store.create(name, now, deed.game, deed.listed, written(first, now), phase, address)
        salon = self.salons[name] = Salon(room, now)
        salon.visited = now
        self.lobby.forget()
        log.info("room_opened", extra={"room": name[:6], "game": deed.game})
        self.changed(salon)
        return Key(room=name, guest=0, token=token, invite=invite)

    async def find(self, name: str) -> Salon:
        """The room of this name, read from its log if it is not in use."""
        salon = self.salons.get(name)
        if salon is None:
            async with self.loading.setdefault(name, asyncio.Lock()):
                salon = self.salons.get(name) or await self.load(name)
        salon.used = self.now()
        return salon

    async def load(self, name: str) -> Salon:
        room = await self.readers.recall(reread, name, await self.store.read(name))
        salon = self.salons[name] = Salon(room)
        self.note_absence(salon)
        self.changed(salon)
        return salon

    def note_absence(self, salon: Salon) -> None:
        """Nobody has been seen since the room was read; how long they were gone before is not known."""
        salon.away = {guest.number: self.now() for guest in salon.room.guests}

    def guest(self, salon: Salon, token: str | None) -> int | None:
        """Whose token this is; a watcher has none."""
        if token is None:
            return None
        known = [one.number for one in salon.room.guests if matches(token, one.digest) and not one.gone]
        if not known:
            raise NotYours("room-bad-token")
        return known[0]

    def admit(self, salon: Salon, guest: int | None) -> None:
        """Whether this viewer may look at the table: guests always, watchers where they are welcome."""
        if guest is not None:
            return
        if not salon.room.deed.watching:
            raise NotYours("room-no-watchers")
        if salon.presence().watchers >= self.customs.max_watchers:
            raise NotYours("room-too-many-watchers")

    async def enter(self, salon: Salon, wanted: JoinRoom, address: str = "") -> Key:
        """Come in by an invitation, or into a listed room."""
        token = new_token()
        if wanted.invite is not None and is_code(wanted.invite):
            self.pace_of_guesses()

        def decision(room: Room) -> Sequence[logged.Entry]:
            if any(one.digest == digest(token) for one in room.guests):
                return []
            invited = wanted.invite is not None and is_invitation(room, wanted.invite)
            if wanted.standing and (invited or room.deed.watching):
                return stand_by(room, wanted.name, digest(token), self.customs.max_guests, address)
            if not invited and not (room.deed.listed and wanted.invite is None):
                raise NotYours("room-bad-invitation")
            return join(room, wanted.name, digest(token), wanted.seat, self.customs.max_guests, address)

        async with salon.lock:
            await self.change(salon, decision)
            guest = next(one.number for one in salon.room.guests if one.digest == digest(token))
        return Key(room=salon.room.name, guest=guest, token=token)

    async def find_by_code(self, code: str) -> str:
        """The room that waits for guests and is meant by these words."""
        self.pace_of_guesses()
        waiting = await self.store.rooms(("gathering",), self.customs.max_rooms)
        for plate in waiting:
            if points_at(code, plate.id) and is_invitation((await self.find(plate.id)).room, code):
                return plate.id
        raise NoSuchRoom("room-no-such-code")

    def pace_of_guesses(self) -> None:
        """All who say a code of words share one pace, so that nobody tries many."""
        if not self.guesses.take(self.now()):
            raise TooFast("gate-too-fast")

    async def invite(self, salon: Salon, guest: int | None) -> Key:
        """A new invitation, for a guest of the room."""
        if guest is None or salon.room.guests[guest].standing:
            raise NotYours("room-only-watching")
        invite = new_token()

        def decision(room: Room) -> Sequence[logged.Entry]:
            if room.is_full:
                raise RoomError("room-log-full")
            known = digest(invite) in room.invites
            return [] if known else [logged.Invited(by=guest, digest=digest(invite))]

        async with salon.lock:
            await self.change(salon, decision)
        return Key(room=salon.room.name, guest=guest, invite=invite)

    async def obey(self, salon: Salon, guest: int | None, command: Said) -> Accepted:
        """Do what a guest says, once; it is on disk when this returns, also if nobody waits for it."""
        return await asyncio.shield(self.obeyed(salon, guest, command))

    async def obeyed(self, salon: Salon, guest: int | None, command: Said) -> Accepted:
        async with salon.lock:
            mine = (HOUSE if guest is None else guest, command.nonce)
            away = await self.attendance.away(salon) if isinstance(command, OF_ABSENCE) else salon.away

            def decision(room: Room) -> Sequence[logged.Entry]:
                return [] if mine in room.nonces else decide(room, guest, command, self.world(away))

            if mine not in salon.room.nonces:
                self.check_readings(salon, command)
            await self.change(salon, decision, isinstance(command, Bring))
            place = salon.room.nonces[mine]
            return Accepted(nonce=command.nonce, number=number_of(salon.room, guest, place))

    def check_readings(self, salon: Salon, command: Said) -> None:
        """Decks take long to read, so a room may bring only so many."""
        if isinstance(command, Bring) and self.readings.take(salon.room.name, self.now()):
            raise TooFast("gate-too-fast")

    async def change(self, salon: Salon, decision: Decide, takes_long: bool = False) -> None:
        """Under the lock of the room: decide, write, apply, tell."""
        await self.ledger.change(salon, decision, takes_long)

    def whim_for(self, room: Room, seat: int, question: str) -> int:
        """The luck of a bot or a hint: from a secret of this house, never from anything that guests see."""
        told = f"{room.name} {seat} {question}".encode()
        return int.from_bytes(hashlib.blake2b(told, digest_size=7, key=self.whim).digest(), "big")

    async def listed(self) -> list[RoomSummary]:
        """The rooms that anybody may find."""
        found = [(await self.find(name)).room for name in await self.lobby.names(self.now())]
        return [summary(room) for room in found if room.phase in OPEN]

    def record(self, salon: Salon, guest: int | None = None, number: int | None = None) -> Record:
        """The record of a game that is over, with the proof of its deal: the last one, or by its number."""
        return record_for(salon.room, guest, number)


def is_invitation(room: Room, words: str) -> bool:
    """A link is good as long as the room remembers it; a code while one waits for guests."""
    return digest(words) in room.invites or (
        room.phase == "gathering" and leads_to(words, room.name, room.invites)
    )


def fresh_secret() -> str:
    return secrets.token_hex(32)


def furnished(
    name: str, now: int, wanted: NewRoom, token: str, invite: str, world: World, address: str
) -> tuple[list[logged.Entry], Room]:
    """The first entries of a new room, and the room that follows from them."""
    first = open_room(wanted, token, invite, world, address)
    return first, fold(name, [(entry, now) for entry in first])


def standing(salon: Salon) -> Standing:
    room = salon.room
    return Standing(room.name, room.phase, room.deed.listed, max(room.at, salon.visited), room.due_at())
