"""What goes into the store and comes out of it. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """One line of a room's log, before it has a number; the body is JSON."""

    at: int
    kind: str
    body: str


class Row(NamedTuple):
    """One line of a room's log."""

    seq: int
    at: int
    kind: str
    body: str


class RoomRow(NamedTuple):
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
