"""What the house asks of whoever keeps its rooms: logs that only grow, and a few facts beside each.

Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from taverne.kernel.errors import TaverneError


class StoreError(TaverneError):
    """The store does not do what it should; nothing was written."""


class Unsure(StoreError):
    """The store fell silent while it was writing: whether the write arrived is not known."""


class Conflict(StoreError):
    """The log has grown meanwhile; nothing of the append was written."""


class NoRoom(StoreError):
    """There is no such room, or not any more; nothing was written."""


class WrittenEntry(NamedTuple):
    """An entry of a room's log as text, before it has a number; the body is JSON."""

    at: int
    kind: str
    body: str


class NumberedEntry(NamedTuple):
    """An entry of a room's log as it comes back."""

    seq: int
    at: int
    kind: str
    body: str


class Doorplate(NamedTuple):
    """What is known of a room without reading its log."""

    id: str
    created_at: int
    touched_at: int
    game: str
    phase: str
    listed: bool
    due_at: int | None
    lease_node: str | None
    lease_until: int
    address: str | None


class Standing(NamedTuple):
    """How a room stands, derived from its log: `due_at` is when the house must act there, if it must."""

    room: str
    phase: str
    listed: bool
    touched_at: int
    due_at: int | None


class Attended(NamedTuple):
    """A guest came to or left a room at a node; `alive_at` is when that node was last heard of."""

    room: str
    guest: int
    node: str
    here: bool
    at: int
    alive_at: int = 0


class Store(Protocol):
    """A room's log is the truth and only grows; everything else is derived from it."""

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
        """A new room with the first entries of its log, from number 1; `Conflict` if there is one."""
        ...

    async def append(
        self, room: str, first: int, written: Sequence[WrittenEntry], phase: str | None = None
    ) -> None:
        """Kept when this returns; all or, with `Conflict`, nothing. One append of a room at a time."""
        ...

    async def read(self, room: str, after: int = 0) -> Sequence[NumberedEntry]:
        """The log of a room from the entry behind `after`."""
        ...

    async def note(self, standings: Sequence[Standing]) -> None:
        """Write down how rooms stand; the log itself needs no such note."""
        ...

    async def rooms(
        self, phases: Sequence[str], limit: int, before: int | None = None, due: bool | None = None
    ) -> Sequence[Doorplate]:
        """Rooms in one of these phases, those first that nobody has touched for longest.

        `due` asks for those where the house must act some day, or for those where it must not.
        """
        ...

    async def due(self, before: int, limit: int, touched_since: int | None = None) -> Sequence[str]:
        """Rooms where the house must act before this moment, or that have no fresh note about it."""
        ...

    async def listed(self, limit: int, phases: Sequence[str] = ()) -> Sequence[Doorplate]:
        """Rooms that may be shown to everybody, the newest first."""
        ...

    async def closed_since(self, at: int) -> Sequence[str]:
        """Rooms that were closed after this moment, by whomever."""
        ...

    async def count(self, phases: Sequence[str] = (), address: str | None = None) -> int: ...

    async def forget(self, room: str) -> None:
        """The room and its log, for good."""
        ...

    async def lease(self, room: str, node: str, now: int, until: int) -> bool:
        """Whether this node may serve the room until then."""
        ...

    async def release(self, node: str, room: str | None = None) -> None:
        """Give one room back, or all that this node holds."""
        ...

    async def alive(self, node: str, now: int) -> None:
        """The heartbeat of a node."""
        ...

    async def last_alive(self) -> int | None:
        """When any node was last alive; before the first heartbeat, that is when the house closed."""
        ...

    async def attend(self, changes: Sequence[Attended]) -> None:
        """Write down who came and who left, and tell the other nodes."""
        ...

    async def attended(self, room: str) -> Sequence[Attended]:
        """Everything that is known of the guests of a room, of all nodes."""
        ...

    async def seen_elsewhere(self, node: str, since: int) -> Sequence[Attended]:
        """Who is connected to other nodes that have been alive since then."""
        ...

    async def forget_dead_nodes(self, before: int) -> None:
        """Nodes that died long ago, and whom they saw; when the house was last open stays known."""
        ...

    async def banned(self) -> Mapping[str, int]:
        """Addresses that are not welcome, each with the moment since when."""
        ...
