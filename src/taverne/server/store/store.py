"""The store: the logs of all rooms, on disk before anybody is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from sqlalchemy import BigInteger, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from taverne.house.store import Conflict, Doorplate, NumberedEntry, Standing, WrittenEntry
from taverne.server.store.attendance import AttendanceRows
from taverne.server.store.bans import BanRows
from taverne.server.store.engine import WRITING, is_sqlite, make_engine, read_url
from taverne.server.store.errors import spoken
from taverne.server.store.migrate import migrate
from taverne.server.store.postgres_scribe import PostgresScribe, numbered
from taverne.server.store.schema import attendance, entries, nodes, rooms
from taverne.server.store.sqlite_scribe import SqliteScribe
from taverne.server.store.writer import Append, Scribe, Writer

TOUCHED: Final = bindparam("now_touched_at", type_=BigInteger)
NOTE: Final = (
    update(rooms)
    .where(rooms.c.id == bindparam("which"))
    .values({name: bindparam(f"now_{name}") for name in ("phase", "listed", "due_at")})
    .values(touched_at=case((rooms.c.touched_at > TOUCHED, rooms.c.touched_at), else_=TOUCHED))
)


class SqlStore(AttendanceRows, BanRows):
    """A room's log is the truth and only grows; the other columns are derived from it."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.writer = Writer(self.scribe(), self.turn)

    def scribe(self) -> Scribe:
        if is_sqlite(self.engine.url):
            return SqliteScribe(self.engine.url.database or "")
        return PostgresScribe(self.pen)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Ready to use, with the schema of this version."""
        with spoken():
            engine = make_engine(read_url(url))
            try:
                async with engine.execution_options(**{WRITING: True}).begin() as connection:
                    await connection.run_sync(migrate)
            except BaseException:
                await engine.dispose()
                raise
        return cls(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

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
        """A new room with the first entries of its log, from number 1."""
        values = {"id": room, "created_at": at, "touched_at": at, "game": game, "phase": phase}
        try:
            async with self.writing() as connection:
                await connection.execute(insert(rooms).values(listed=listed, address=address, **values))
                if written:
                    await connection.execute(insert(entries), numbered(room, 1, written))
        except IntegrityError as trouble:
            raise Conflict("store-conflict", seq=1) from trouble

    async def append(
        self, room: str, first: int, written: Sequence[WrittenEntry], phase: str | None = None
    ) -> None:
        """On disk when this returns; all or, with `Conflict`, nothing. One append of a room at a time."""
        if written:
            await self.writer.append(Append(room, first, written, phase))

    async def read(self, room: str, after: int = 0) -> list[NumberedEntry]:
        """The log of a room from the entry behind `after`."""
        wanted = (entries.c.seq, entries.c.at, entries.c.kind, entries.c.body)
        query = select(*wanted).where(entries.c.room == room, entries.c.seq > after)
        return [NumberedEntry(*row) for row in await self.ask(query.order_by(entries.c.seq))]

    async def note(self, standings: Sequence[Standing]) -> None:
        """Write down how rooms stand; the log itself needs no such note."""
        if standings:
            async with self.writing() as connection:
                await connection.execute(NOTE, [noted(one) for one in sorted(standings)])

    async def find(self, room: str) -> Doorplate | None:
        found = await self.ask(select(rooms).where(rooms.c.id == room))
        return Doorplate(*found[0]) if found else None

    async def rooms(
        self, phases: Sequence[str], limit: int, before: int | None = None, due: bool | None = None
    ) -> list[Doorplate]:
        """Rooms in one of these phases, those first that nobody has touched for longest.

        `due` asks for those where the house must act some day, or for those where it must not.
        """
        query = select(rooms).where(rooms.c.phase.in_(phases)).order_by(rooms.c.touched_at, rooms.c.id)
        if before is not None:
            query = query.where(rooms.c.touched_at < before)
        if due is not None:
            query = query.where(rooms.c.due_at.is_not(None) if due else rooms.c.due_at.is_(None))
        return [Doorplate(*row) for row in await self.ask(query.limit(limit))]

    async def due(self, before: int, limit: int, touched_since: int | None = None) -> list[str]:
        """Rooms where the house must act before this moment, or that have no fresh note about it."""
        wanted = rooms.c.due_at < before
        if touched_since is not None:
            wanted = or_(wanted, rooms.c.touched_at >= touched_since)
        query = select(rooms.c.id).where(wanted).order_by(rooms.c.due_at, rooms.c.id)
        return [row.id for row in await self.ask(query.limit(limit))]

    async def listed(self, limit: int, phases: Sequence[str] = ()) -> list[Doorplate]:
        """Rooms that may be shown to everybody, the newest first."""
        query = select(rooms).where(rooms.c.listed).order_by(rooms.c.created_at.desc(), rooms.c.id)
        if phases:
            query = query.where(rooms.c.phase.in_(phases))
        return [Doorplate(*row) for row in await self.ask(query.limit(limit))]

    async def closed_since(self, at: int) -> list[str]:
        """Rooms that were closed after this moment, by whomever."""
        query = select(rooms.c.id).where(rooms.c.phase == "closed", rooms.c.touched_at >= at)
        return [row.id for row in await self.ask(query)]

    async def count(self, phases: Sequence[str] = (), address: str | None = None) -> int:
        query = select(func.count()).select_from(rooms)
        if phases:
            query = query.where(rooms.c.phase.in_(phases))
        if address is not None:
            query = query.where(rooms.c.address == address)
        return int((await self.ask(query))[0][0])

    async def forget(self, room: str) -> None:
        """The room and its log, for good."""
        async with self.writing() as connection:
            await connection.execute(delete(rooms).where(rooms.c.id == room))
            await connection.execute(delete(attendance).where(attendance.c.room == room))

    async def lease(self, room: str, node: str, now: int, until: int) -> bool:
        """Whether this node may serve the room until then."""
        vacant = or_(rooms.c.lease_node.is_(None), rooms.c.lease_node == node, rooms.c.lease_until <= now)
        taken = update(rooms).where(rooms.c.id == room, vacant).values(lease_node=node, lease_until=until)
        async with self.writing() as connection:
            return (await connection.execute(taken)).rowcount == 1

    async def release(self, node: str, room: str | None = None) -> None:
        """Give one room back, or all that this node holds."""
        freed = update(rooms).where(rooms.c.lease_node == node).values(lease_node=None, lease_until=0)
        async with self.writing() as connection:
            await connection.execute(freed if room is None else freed.where(rooms.c.id == room))

    async def alive(self, node: str, now: int) -> None:
        """The heartbeat of a node."""
        async with self.writing() as connection:
            beat = update(nodes).where(nodes.c.id == node).values(alive_at=now)
            if not (await connection.execute(beat)).rowcount:
                await connection.execute(insert(nodes).values(id=node, started_at=now, alive_at=now))

    async def last_alive(self) -> int | None:
        """When any node was last alive; before the first heartbeat, that is when the house closed."""
        last: int | None = (await self.ask(select(func.max(nodes.c.alive_at))))[0][0]
        return last


def noted(standing: Standing) -> dict[str, object]:
    values = {f"now_{name}": value for name, value in standing._asdict().items()}
    return {"which": values.pop("now_room"), **values}
