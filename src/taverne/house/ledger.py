"""The log of each room: what is decided is written first, then it counts, then everybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from taverne.house.background import Background
from taverne.house.bus import Bus
from taverne.house.readers import Readers
from taverne.house.room import entries as logged
from taverne.house.room.decide import due
from taverne.house.room.errors import RoomError
from taverne.house.room.fold import fold
from taverne.house.room.room import Room
from taverne.house.salon import Salon
from taverne.house.store import Conflict, NumberedEntry, Store, StoreError, Unsure, WrittenEntry
from taverne.kernel.errors import TaverneError

log = logging.getLogger(__name__)

MOST_TRIES: Final = 8
PATIENCE: Final = 2.0
Decide = Callable[[Room], Sequence[logged.Entry]]
Listener = Callable[[Salon], None]


class Ledger:
    """The one way to change a room; all of it under the lock of the room."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        readers: Readers,
        background: Background,
        now: Callable[[], int],
        changed: Listener,
    ) -> None:
        self.store = store
        self.bus = bus
        self.readers = readers
        self.background = background
        self.now = now
        self.changed = changed

    async def change(self, salon: Salon, decision: Decide, takes_long: bool = False) -> None:
        """Decide, write, apply, tell; if the log has grown meanwhile, catch up and decide again.

        A decision must find out by itself whether it was carried out already: at another node,
        or by a write of which the database did not say that it arrived.
        """
        for _ in range(MOST_TRIES):
            try:
                await self.append(salon, await self.decided(salon.room, decision, takes_long))
            except Conflict:
                await self.catch_up(salon)
            except Unsure as unsure:
                with suppress(StoreError):
                    if await self.catch_up(salon):
                        continue
                raise unsure from None
            except StoreError:
                raise
            except TaverneError:
                if not (self.bus.is_shared and await self.catch_up(salon)):
                    raise
            else:
                await self.follow_through(salon)
                return
        raise RoomError("house-busy")

    async def decided(self, room: Room, decision: Decide, takes_long: bool) -> Sequence[logged.Entry]:
        return await self.readers.read(decision, room) if takes_long else decision(room)

    async def append(self, salon: Salon, decided: Sequence[logged.Entry]) -> None:
        """The log first, then the room in memory."""
        at, first = max(self.now(), salon.room.at), salon.room.seq + 1
        await self.store.append(salon.room.name, first, written(decided, at))
        await self.apply(salon, [(entry, at) for entry in decided])

    async def follow_through(self, salon: Salon) -> None:
        """What the house itself must do now; what cannot be written is no reason to refuse what was."""
        try:
            while decided := due(salon.room, self.now()):
                await self.append(salon, decided)
        except StoreError as trouble:
            log.warning("duty_delayed", extra={"room": salon.room.name[:6], "key": trouble.key})
            self.background.begin(self.try_again(salon))
        salon.publish_changes()
        self.changed(salon)

    async def try_again(self, salon: Salon) -> None:
        """What was due and could not be written."""
        await asyncio.sleep(PATIENCE)
        try:
            async with salon.lock:
                await self.catch_up(salon)
                await self.follow_through(salon)
        except StoreError:
            self.background.begin(self.try_again(salon))

    async def catch_up(self, salon: Salon) -> bool:
        """Read what was written elsewhere; whether there was something."""
        rows = await self.store.read(salon.room.name, salon.room.seq)
        await self.apply(salon, entries_of(rows))
        if rows:
            salon.publish_changes()
            self.changed(salon)
        return bool(rows)

    async def apply(self, salon: Salon, entries: Sequence[tuple[logged.Entry, int]]) -> None:
        """Under the lock of the room; a game that is to be wound back is played through elsewhere first."""
        for entry, at in entries:
            if isinstance(entry, logged.TakenBack):
                game = salon.room.playing()
                salon.room.earlier = await self.readers.recall(game.at, len(game.answers) - entry.answers)
            salon.apply(entry, at)


def entries_of(rows: Sequence[NumberedEntry]) -> list[tuple[logged.Entry, int]]:
    return [(logged.ENTRIES.validate_json(row.body), row.at) for row in rows]


def reread(name: str, rows: Sequence[NumberedEntry]) -> Room:
    """The room that follows from its log."""
    return fold(name, entries_of(rows))


def written(entries: Sequence[logged.Entry], at: int) -> list[WrittenEntry]:
    return [WrittenEntry(at, entry.kind, entry.model_dump_json()) for entry in entries]
