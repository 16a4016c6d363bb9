"""A room that is in use: its state, who is connected, and one lock for all that changes it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Container
from typing import Any, Final

from taverne.house.room.entries import Entry
from taverne.house.room.fold import apply
from taverne.house.room.room import Room
from taverne.house.room.views import Presence, hears, room_view, update
from taverne.protocol.messages import Accepted, Refused, Unsure
from taverne.protocol.rooms import RoomView

MOST_REPLIES: Final = 64
MOST_TEXTS: Final = 32
MOMENT: Final = 50
BANNED: Final = "gate-banned"

Reply = Accepted | Refused | Unsure


class Connection:
    """One open feed. It keeps no backlog: whenever it can send, it sends all that is new."""

    def __init__(self, guest: int | None, known: int, address: str = "") -> None:
        self.guest = guest
        self.known = known
        self.address = address
        self.replies: deque[Reply] = deque(maxlen=MOST_REPLIES)
        self.woken = asyncio.Event()
        self.stale = True
        self.parting = ""

    def wake(self) -> None:
        """How things stand has changed."""
        self.stale = True
        self.woken.set()

    def reply(self, message: Reply) -> None:
        self.replies.append(message)
        self.woken.set()

    def close(self, reason: str) -> None:
        self.parting = reason
        self.woken.set()


class Salon:
    """Kept in memory while somebody looks at it or the house has to act; it can always be read again."""

    def __init__(self, room: Room, now: int = 0) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.away: dict[int, int] = {}
        self.elsewhere: frozenset[int] = frozenset()
        self.told = len(room.happenings)
        self.quiet = True
        self.visited = 0
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.rendered: dict[tuple[int | None, int], str] = {}
        self.common: RoomView | None = None
        self.common_at = 0
        self.advice: dict[tuple[str, int, str], asyncio.Task[Any]] = {}
        self.used = now
        self.leased_until = 0

    def here(self) -> frozenset[int]:
        """The guests who are connected to this node."""
        return frozenset(one.guest for one in self.connections if one.guest is not None)

    def presence(self) -> Presence:
        return Presence(self.here() | self.elsewhere, sum(one.guest is None for one in self.connections))

    def apply(self, entry: Entry, at: int) -> None:
        apply(self.room, entry, at)
        self.quiet = self.quiet and self.room.quiet

    def publish(self) -> None:
        """Everybody hears how things stand now."""
        self.forget_texts()
        for connection in self.connections:
            connection.wake()

    def publish_changes(self) -> None:
        """Everybody whom it concerns: a message would tell that there was something to hear (GWT-9.18)."""
        self.forget_texts()
        for connection in self.connections:
            if not self.quiet or self.concerns(connection.guest):
                connection.wake()
        self.told, self.quiet = len(self.room.happenings), True

    def concerns(self, guest: int | None) -> bool:
        return any(hears(self.room, one, guest) for one in self.room.happenings[self.told :])

    def forget_texts(self) -> None:
        self.rendered.clear()
        self.common = None
        self.advice.clear()

    def render(self, guest: int | None, after: int, now: int) -> str:
        """The update for a viewer as JSON; those who know and may know the same share one text."""
        key = (guest, after)
        if key not in self.rendered:
            if len(self.rendered) >= MOST_TEXTS:
                self.rendered.clear()
            seen = update(self.room, guest, after, self.presence(), now, self.as_all_see_it(now))
            self.rendered[key] = seen.model_dump_json()
        return self.rendered[key]

    def as_all_see_it(self, now: int) -> RoomView:
        """Worked out once for all who are told of a change; clocks run, so not for long."""
        if self.common is None or now - self.common_at > MOMENT:
            self.common, self.common_at = room_view(self.room, None, self.presence(), now), now
        return self.common

    def arrive(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.guest is not None:
            self.away.pop(connection.guest, None)
        self.publish()

    def depart(self, connection: Connection, now: int) -> None:
        self.connections.discard(connection)
        if connection.guest is not None and connection.guest not in self.here():
            self.away[connection.guest] = now
        self.publish()

    def show_out(self, unwelcome: Container[str]) -> None:
        """The lines of banned addresses, and of guests who are no longer guests, end."""
        for connection in self.connections:
            guest = connection.guest
            if connection.address in unwelcome or (guest is not None and self.room.guests[guest].gone):
                connection.close(BANNED)

    def hush(self) -> None:
        """No alarm and no bot any more."""
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.thinking.values():
            task.cancel()

    @property
    def is_idle(self) -> bool:
        """Nobody is connected, and the house has nothing to do here soon."""
        return not self.connections and not self.thinking and not self.lock.locked()
