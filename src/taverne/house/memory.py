"""Rooms that are kept as long as the process lives: for trying out, and for whoever writes them elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from taverne.house.store import (
    Attended,
    Conflict,
    Doorplate,
    NoRoom,
    NumberedEntry,
    Standing,
    WrittenEntry,
)


class MemoryStore:
    """Says yes and no as a database does, and forgets everything at the end."""

    def __init__(self) -> None:
        self.plates: dict[str, Doorplate] = {}
        self.logs: dict[str, dict[int, WrittenEntry]] = {}
        self.nodes: dict[str, int] = {}
        self.seen: dict[tuple[str, int, str], Attended] = {}
        self.bans: dict[str, int] = {}

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
        self.plates[room] = Doorplate(room, at, at, game, phase, listed, None, None, 0, address)
        self.logs[room] = dict(enumerate(written, 1))

    async def append(
        self, room: str, first: int, written: Sequence[WrittenEntry], phase: str | None = None
    ) -> None:
        if not written:
            return
        if room not in self.plates:
            raise NoRoom("store-no-room")
        numbered, log = dict(enumerate(written, first)), self.logs[room]
        if log.keys() & numbered.keys():
            raise Conflict("store-conflict", seq=first)
        log.update(numbered)
        plate = self.plates[room]
        self.plates[room] = plate._replace(touched_at=written[-1].at, phase=phase or plate.phase)

    async def read(self, room: str, after: int = 0) -> list[NumberedEntry]:
        log = self.logs.get(room, {})
        return [NumberedEntry(seq, *log[seq]) for seq in sorted(log) if seq > after]

    async def note(self, standings: Sequence[Standing]) -> None:
        for one in standings:
            if (plate := self.plates.get(one.room)) is not None:
                touched = max(plate.touched_at, one.touched_at)
                self.plates[one.room] = plate._replace(
                    phase=one.phase, listed=one.listed, due_at=one.due_at, touched_at=touched
                )

    async def find(self, room: str) -> Doorplate | None:
        return self.plates.get(room)

    async def rooms(
        self, phases: Sequence[str], limit: int, before: int | None = None, due: bool | None = None
    ) -> list[Doorplate]:
        found = [
            plate
            for plate in in_phases(self.plates.values(), phases)
            if (before is None or plate.touched_at < before)
            and (due is None or due is (plate.due_at is not None))
        ]
        return sorted(found, key=lambda plate: (plate.touched_at, plate.id))[:limit]

    async def due(self, before: int, limit: int, touched_since: int | None = None) -> list[str]:
        found = [
            plate
            for plate in self.plates.values()
            if (plate.due_at is not None and plate.due_at < before)
            or (touched_since is not None and plate.touched_at >= touched_since)
        ]
        found.sort(key=lambda plate: (plate.due_at is not None, plate.due_at or 0, plate.id))
        return [plate.id for plate in found][:limit]

    async def listed(self, limit: int, phases: Sequence[str] = ()) -> list[Doorplate]:
        shown = [plate for plate in self.plates.values() if plate.listed]
        found = in_phases(shown, phases) if phases else shown
        return sorted(found, key=lambda plate: (-plate.created_at, plate.id))[:limit]

    async def closed_since(self, at: int) -> list[str]:
        return [plate.id for plate in in_phases(self.plates.values(), ["closed"]) if plate.touched_at >= at]

    async def count(self, phases: Sequence[str] = (), address: str | None = None) -> int:
        found = in_phases(self.plates.values(), phases) if phases else list(self.plates.values())
        return sum(address is None or plate.address == address for plate in found)

    async def forget(self, room: str) -> None:
        self.plates.pop(room, None)
        self.logs.pop(room, None)
        self.seen = {key: one for key, one in self.seen.items() if one.room != room}

    async def lease(self, room: str, node: str, now: int, until: int) -> bool:
        plate = self.plates.get(room)
        if plate is None or (plate.lease_node not in (None, node) and plate.lease_until > now):
            return False
        self.plates[room] = plate._replace(lease_node=node, lease_until=until)
        return True

    async def release(self, node: str, room: str | None = None) -> None:
        for name, plate in self.plates.items():
            if plate.lease_node == node and room in (None, name):
                self.plates[name] = plate._replace(lease_node=None, lease_until=0)

    async def alive(self, node: str, now: int) -> None:
        self.nodes[node] = now

    async def last_alive(self) -> int | None:
        return max(self.nodes.values(), default=None)

    async def attend(self, changes: Sequence[Attended]) -> None:
        for one in changes:
            self.seen[one.room, one.guest, one.node] = one

    async def attended(self, room: str) -> list[Attended]:
        return [self.aged(one) for one in self.seen.values() if one.room == room]

    async def seen_elsewhere(self, node: str, since: int) -> list[Attended]:
        others = [self.aged(one) for one in self.seen.values() if one.here and one.node != node]
        return [one for one in others if one.node in self.nodes and one.alive_at >= since]

    def aged(self, one: Attended) -> Attended:
        return one._replace(alive_at=self.nodes.get(one.node, 0))

    async def forget_dead_nodes(self, before: int) -> None:
        last = max(self.nodes.values(), default=0)
        dead = {node for node, at in self.nodes.items() if at < before}
        self.seen = {
            key: one
            for key, one in self.seen.items()
            if one.node not in dead and (one.here or one.at >= before)
        }
        self.nodes = {node: at for node, at in self.nodes.items() if node not in dead or at == last}

    async def banned(self) -> Mapping[str, int]:
        return dict(self.bans)

    async def ban(self, address: str, at: int) -> None:
        self.bans[address] = at

    async def lift(self, address: str) -> bool:
        """Whether there was such a ban."""
        return self.bans.pop(address, None) is not None


def in_phases(plates: Iterable[Doorplate], phases: Sequence[str]) -> list[Doorplate]:
    return [plate for plate in plates if plate.phase in phases]
