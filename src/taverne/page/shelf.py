"""The store of a page: an append-only log in the browser's own database.

`Disk` is written in TypeScript (`web/src/here/disk.ts`). Only texts and numbers cross the bridge.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, Protocol

from taverne.house.memory import MemoryStore
from taverne.house.store import Conflict, Doorplate, NoRoom, NumberedEntry, Standing, StoreError, WrittenEntry

HERE: Final = "page"
TROUBLES: Final = {"QuotaExceededError": "here-disk-full", "ConstraintError": "store-conflict"}


class Disk(Protocol):
    """Every promise is kept when its transaction is complete; a trouble is told by its name."""

    async def load(self) -> str: ...
    async def append(self, room: str, first: int, lines: str, plate: str) -> str: ...
    async def read(self, room: str, after: int) -> str: ...
    async def note(self, plates: str) -> str: ...
    async def forget(self, room: str) -> str: ...
    async def keep_key(self, room: str, guest: int, token: str) -> str: ...
    async def beat(self, now: int) -> str: ...


class Shelf(MemoryStore):
    """What is known of the rooms lies in memory, too, their logs on disk alone; the disk comes first."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self.disk = disk
        self.keys: dict[str, dict[int, str]] = {}

    @classmethod
    async def open(cls, disk: Disk) -> Shelf:
        shelf = cls(disk)
        alive = await shelf.look()
        if alive is not None:
            shelf.nodes[HERE] = alive
        return shelf

    async def look(self) -> int | None:
        """Read what lies on disk; when the house was last open."""
        told: dict[str, Any] = json.loads(await self.disk.load())
        self.plates = {row["id"]: Doorplate(**row) for row in told["plates"]}
        self.keys = {}
        for room, guest, token in told["keys"]:
            self.keys.setdefault(room, {})[guest] = token
        alive: int | None = told["alive"]
        return alive

    async def create(
        self,
        room: str,
        at: int,
        game: str,
        listed: bool,
        written: Sequence[WrittenEntry],
        phase: str = "gathering",
        address: str | None = None,
    ) -> None:
        if room in self.plates:
            raise Conflict("store-conflict", seq=1)
        plate = Doorplate(room, at, at, game, phase, listed, None, None, 0, address)
        await self.write(plate, 1, written)

    async def append(
        self, room: str, first: int, written: Sequence[WrittenEntry], phase: str | None = None
    ) -> None:
        if not written:
            return
        if room not in self.plates:
            await self.look()
        plate = self.plates.get(room)
        if plate is None:
            raise NoRoom("store-no-room")
        touched = plate._replace(touched_at=written[-1].at, phase=phase or plate.phase)
        await self.write(touched, first, written)

    async def write(self, plate: Doorplate, first: int, written: Sequence[WrittenEntry]) -> None:
        body = json.dumps(plate._asdict())
        checked(await self.disk.append(plate.id, first, json.dumps(written), body), seq=first)
        self.plates[plate.id] = plate

    async def read(self, room: str, after: int = 0) -> list[NumberedEntry]:
        return [NumberedEntry(*one) for one in json.loads(await self.disk.read(room, after))]

    async def note(self, standings: Sequence[Standing]) -> None:
        await super().note(standings)
        known = [self.plates[one.room]._asdict() for one in standings if one.room in self.plates]
        if known:
            checked(await self.disk.note(json.dumps(known)))

    async def forget(self, room: str) -> None:
        checked(await self.disk.forget(room))
        self.keys.pop(room, None)
        await super().forget(room)

    async def alive(self, node: str, now: int) -> None:
        checked(await self.disk.beat(now))
        await super().alive(node, now)

    async def keep_key(self, room: str, guest: int, token: str) -> None:
        """What a cookie is to a house on the network."""
        checked(await self.disk.keep_key(room, guest, token))
        self.keys.setdefault(room, {})[guest] = token

    def key(self, room: str, guest: int | None) -> str | None:
        """The key of one of those who sit at this device, without a number of the first of them."""
        known = self.keys.get(room, {})
        return known.get(min(known, default=0) if guest is None else guest)


def checked(trouble: str, **details: object) -> None:
    if not trouble:
        return
    key = TROUBLES.get(trouble, "here-disk-silent")
    raise (Conflict if key == "store-conflict" else StoreError)(key, **details)
