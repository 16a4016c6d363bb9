"""Addresses that are not welcome."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from taverne.server.store.schema import bans
from taverne.server.store.store import Store


async def banned(store: Store) -> dict[str, int]:
    """Each with the moment since when."""
    return {row.address: row.at for row in await store.ask(select(bans))}


async def ban(store: Store, address: str, at: int) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(bans).where(bans.c.address == address))
        await connection.execute(insert(bans).values(address=address, at=at))


async def lift(store: Store, address: str) -> bool:
    """Whether there was such a ban."""
    async with store.writing() as connection:
        return (await connection.execute(delete(bans).where(bans.c.address == address))).rowcount > 0
