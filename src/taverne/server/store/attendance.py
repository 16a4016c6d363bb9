"""Who is connected to which room at which node; a node that is silent for long sees nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select

from taverne.house.bus import SOMEBODY
from taverne.house.store import Attended
from taverne.server.store.postgres_scribe import TELL
from taverne.server.store.schema import attendance, nodes
from taverne.server.store.tables import Tables

KEY: Final = ("room", "guest", "node")
OLD: Final = delete(attendance).where(*(attendance.c[key] == bindparam(f"old_{key}") for key in KEY))
ROWS: Final = select(attendance, func.coalesce(nodes.c.alive_at, 0)).select_from(
    attendance.outerjoin(nodes, attendance.c.node == nodes.c.id)
)


class AttendanceRows(Tables):
    async def attend(self, changes: Sequence[Attended]) -> None:
        """Write down who came and who left, and tell the other nodes."""
        rows = [dict(zip(attendance.c.keys(), one, strict=False)) for one in sorted(changes)]
        async with self.writing() as connection:
            await connection.execute(OLD, [{f"old_{key}": row[key] for key in KEY} for row in rows])
            await connection.execute(insert(attendance), rows)
            if connection.dialect.name == "postgresql":
                rooms = sorted({one.room for one in changes})
                await connection.execute(TELL, {"lines": [f"{room} {SOMEBODY}" for room in rooms]})

    async def attended(self, room: str) -> list[Attended]:
        """Everything that is known of the guests of a room, of all nodes."""
        return [Attended(*row) for row in await self.ask(ROWS.where(attendance.c.room == room))]

    async def seen_elsewhere(self, node: str, since: int) -> list[Attended]:
        """Who is connected to other nodes that have been alive since then."""
        wanted = ROWS.where(attendance.c.here, attendance.c.node != node, nodes.c.alive_at >= since)
        return [Attended(*row) for row in await self.ask(wanted)]

    async def forget_dead_nodes(self, before: int) -> None:
        """Nodes that died long ago, and whom they saw; when the house was last open stays known."""
        dead = select(nodes.c.id).where(nodes.c.alive_at < before)
        last = select(func.max(nodes.c.alive_at)).scalar_subquery()
        async with self.writing() as connection:
            await connection.execute(delete(attendance).where(attendance.c.node.in_(dead)))
            await connection.execute(delete(attendance).where(~attendance.c.here, attendance.c.at < before))
            await connection.execute(delete(nodes).where(nodes.c.alive_at < before, nodes.c.alive_at < last))
