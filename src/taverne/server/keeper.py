"""The keeper looks after the rooms of a house, open or closed, through its store alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from taverne.house.house import wall_clock
from taverne.house.ledger import reread, written
from taverne.house.lobby import OPEN
from taverne.house.room import entries as logged
from taverne.house.room.errors import NoSuchRoom, RoomError
from taverne.house.room.fold import apply
from taverne.house.room.gathering import departure
from taverne.house.room.room import Room
from taverne.house.store import Conflict, Doorplate
from taverne.kernel.errors import TaverneError
from taverne.server.gate.addresses import household, read_address
from taverne.server.store import SqlStore

MOST: Final = 10_000
MOST_TRIES: Final = 8
ALL: Final = (*OPEN, "over", "closed")


class Keeper:
    """What is written here is noticed by every node within a second or two."""

    def __init__(self, store: SqlStore, now: Callable[[], int] = wall_clock) -> None:
        self.store = store
        self.now = now

    async def rooms(self, every: bool = False, address: str = "") -> list[Doorplate]:
        """Open rooms, or all; those first that nobody has touched for longest."""
        found = await self.store.rooms(ALL if every else OPEN, MOST)
        home = address and home_of(address)
        return [row for row in found if not home or row.address == home]

    async def find(self, start: str) -> str:
        """The room whose name begins so."""
        names = [row.id for row in await self.rooms(every=True) if start and row.id.startswith(start)]
        if len(names) > 1:
            raise RoomError("rooms-several", start=start, count=len(names))
        if not names:
            raise NoSuchRoom("room-unknown")
        return names[0]

    async def look(self, name: str) -> Room:
        return reread(name, await self.store.read(name))

    async def close(self, name: str) -> bool:
        """Whether it was open."""
        return await self.write(name, lambda room: [] if room.closed else [logged.Closed()])

    async def dismiss(self, name: str, guest: int) -> str:
        """A guest leaves the room for good, and the house if his address is known."""
        room = await self.look(name)
        if not 0 <= guest < len(room.guests):
            raise RoomError("rooms-no-guest", guest=guest)
        await self.write(name, lambda now: [] if now.guests[guest].gone else departure(now, guest))
        address = room.guests[guest].address
        await self.store.ban(address or f"{name}/{guest}", self.now())
        return address

    async def ban(self, address: str) -> str:
        home = home_of(address)
        await self.store.ban(home, self.now())
        return home

    async def lift(self, address: str) -> str:
        home = home_of(address)
        if not await self.store.lift(home):
            raise RoomError("rooms-not-banned", address=home)
        return home

    async def write(self, name: str, decision: Callable[[Room], Sequence[logged.Entry]]) -> bool:
        """Whether there was something to write; if the log grows meanwhile, it is read again."""
        for _ in range(MOST_TRIES):
            room = await self.look(name)
            decided, at, first = decision(room), max(self.now(), room.at), room.seq + 1
            for entry in decided:
                apply(room, entry, at)
            try:
                await self.store.append(name, first, written(decided, at), room.phase)
            except Conflict:
                continue
            return bool(decided)
        raise RoomError("house-busy")


def home_of(address: str) -> str:
    """The household of an address, as the gate counts it."""
    if read_address(address.partition("/")[0]) is None:
        raise TaverneError("rooms-no-address", address=address)
    return household(address.partition("/")[0])
