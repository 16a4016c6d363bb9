"""Addresses that are not welcome."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from taverne.server.store.schema import bans
from taverne.server.store.tables import Tables


class BanRows(Tables):
    async def banned(self) -> dict[str, int]:
        """Each with the moment since when."""
        return {row.address: row.at for row in await self.ask(select(bans))}

    async def ban(self, address: str, at: int) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(bans).where(bans.c.address == address))
            await connection.execute(insert(bans).values(address=address, at=at))

    async def lift(self, address: str) -> bool:
        """Whether there was such a ban."""
        async with self.writing() as connection:
            return (await connection.execute(delete(bans).where(bans.c.address == address))).rowcount > 0
