"""Who is connected, as all nodes together see it: a guest is absent only if no node sees him."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from taverne.house.bus import Bus
from taverne.house.salon import Salon
from taverne.house.store import Attended, Store

EXPIRY: Final = 15_000  # after which a silent node sees nobody any more


class Attendance:
    """Of one node: what it tells the others, and what it hears from them."""

    def __init__(self, store: Store, bus: Bus, node: str, now: Callable[[], int]) -> None:
        self.store = store
        self.bus = bus
        self.node = node
        self.now = now
        self.untold: dict[tuple[str, int], Attended] = {}
        self.opened_at = now()

    def note(self, salon: Salon, guest: int | None) -> None:
        """Somebody came or went, which is told to the other nodes if there can be any."""
        if guest is not None and self.bus.is_shared:
            name, here = salon.room.name, guest in salon.here()
            self.untold[name, guest] = Attended(name, guest, self.node, here, self.now())

    async def tell(self) -> None:
        """Write down what the other nodes do not know yet."""
        changes, self.untold = self.untold, {}
        if not changes:
            return
        try:
            await self.store.attend(list(changes.values()))
        except BaseException:
            self.untold = changes | self.untold
            raise

    async def away(self, salon: Salon) -> Mapping[int, int]:
        """Since when each guest has been away from every node; who is seen somewhere is not in it."""
        if not self.bus.is_shared:
            return salon.away
        await self.tell()
        rows = await self.store.attended(salon.room.name)
        here = salon.here() | self.seen(rows)
        return {
            guest: max(self.opened_at, since)
            for guest in range(len(salon.room.guests))
            if guest not in here and (since := last_seen(rows, guest, salon.away.get(guest))) is not None
        }

    def seen(self, rows: Sequence[Attended]) -> frozenset[int]:
        """Whom other nodes that are alive see."""
        alive = self.now() - EXPIRY
        others = [one for one in rows if one.node != self.node]
        return frozenset(one.guest for one in others if one.here and one.alive_at >= alive)

    async def look(self, salon: Salon) -> None:
        """Somebody came to or left this room elsewhere."""
        self.show(salon, self.seen(await self.store.attended(salon.room.name)))

    async def look_around(self, salons: Iterable[Salon]) -> None:
        """The same for all rooms in use: a node that died did not say goodbye."""
        elsewhere: dict[str, set[int]] = {}
        for one in await self.store.seen_elsewhere(self.node, self.now() - EXPIRY):
            elsewhere.setdefault(one.room, set()).add(one.guest)
        for salon in list(salons):
            self.show(salon, frozenset(elsewhere.get(salon.room.name, ())))

    def show(self, salon: Salon, elsewhere: frozenset[int]) -> None:
        if salon.elsewhere != elsewhere:
            salon.elsewhere = elsewhere
            salon.publish()


def last_seen(rows: Sequence[Attended], guest: int, otherwise: int | None) -> int | None:
    """By any node; one that died saw him as long as it lived."""
    known = [one.alive_at if one.here else one.at for one in rows if one.guest == guest]
    return max(known, default=otherwise)
