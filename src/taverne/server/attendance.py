"""Who is connected, as all nodes together see it: a guest is absent only if no node sees him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from taverne.server.live import Connection, LiveRoom
from taverne.server.store import Attended
from taverne.server.store.attendance import attend, attended, seen_elsewhere

if TYPE_CHECKING:
    from taverne.server.house import House

A_MINUTE: Final = 60_000
EXPIRY: Final = 15_000  # after which a silent node sees nobody any more


class Attendance:
    """Of one node: what it tells the others, and what it hears from them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.untold: dict[tuple[str, int], Attended] = {}
        self.opened_at = house.now()

    def arrive(self, live: LiveRoom, connection: Connection) -> None:
        live.arrive(connection)
        self.note(live, connection.guest)

    def depart(self, live: LiveRoom, connection: Connection) -> None:
        live.depart(connection, self.house.now())
        self.note(live, connection.guest)

    def note(self, live: LiveRoom, guest: int | None) -> None:
        """A visit counts, and is told to the other nodes if there can be any."""
        self.visited(live, guest)
        if guest is not None and self.house.bus.is_shared:
            name, here = live.room.name, guest in live.here()
            self.untold[name, guest] = Attended(name, guest, self.house.node, here, self.house.now())

    def visited(self, live: LiveRoom, guest: int | None) -> None:
        """A room that its guests visit is not closed; to the minute is good enough."""
        now = self.house.now()
        if guest is not None and now - live.visited > A_MINUTE:
            live.visited = now
            self.house.duty.changed.add(live.room.name)

    async def tell(self) -> None:
        """Write down what the other nodes do not know yet."""
        changes, self.untold = self.untold, {}
        if not changes:
            return
        try:
            await attend(self.house.store, list(changes.values()))
        except BaseException:
            self.untold = changes | self.untold
            raise

    async def away(self, live: LiveRoom) -> Mapping[int, int]:
        """Since when each guest has been away from every node; who is seen somewhere is not in it."""
        if not self.house.bus.is_shared:
            return live.away
        await self.tell()
        rows = await attended(self.house.store, live.room.name)
        here = live.here() | self.seen(rows)
        return {
            guest: max(self.opened_at, since)
            for guest in range(len(live.room.guests))
            if guest not in here and (since := last_seen(rows, guest, live.away.get(guest))) is not None
        }

    def seen(self, rows: Sequence[Attended]) -> frozenset[int]:
        """Whom other nodes that are alive see."""
        alive = self.house.now() - EXPIRY
        others = [one for one in rows if one.node != self.house.node]
        return frozenset(one.guest for one in others if one.here and one.alive_at >= alive)

    async def look(self, live: LiveRoom) -> None:
        """Somebody came to or left this room elsewhere."""
        self.show(live, self.seen(await attended(self.house.store, live.room.name)))

    async def look_around(self) -> None:
        """The same for all rooms in use: a node that died did not say goodbye."""
        elsewhere: dict[str, set[int]] = {}
        since = self.house.now() - EXPIRY
        for one in await seen_elsewhere(self.house.store, self.house.node, since):
            elsewhere.setdefault(one.room, set()).add(one.guest)
        for name, live in list(self.house.rooms.items()):
            self.show(live, frozenset(elsewhere.get(name, ())))

    def show(self, live: LiveRoom, elsewhere: frozenset[int]) -> None:
        if live.elsewhere != elsewhere:
            live.elsewhere = elsewhere
            live.publish()


def last_seen(rows: Sequence[Attended], guest: int, otherwise: int | None) -> int | None:
    """By any node; one that died saw him as long as it lived."""
    known = [one.alive_at if one.here else one.at for one in rows if one.guest == guest]
    return max(known, default=otherwise)
