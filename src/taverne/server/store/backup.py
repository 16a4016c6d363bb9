"""Backups: all tables of either database into one portable file, and back into an empty one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Connection, MetaData, Table, column, func, insert, inspect, select, table
from sqlalchemy.ext.asyncio import AsyncConnection

from taverne.server.store.backup_file import new_backup, read_backup
from taverne.server.store.engine import WRITING, is_sqlite, make_engine, read_url
from taverne.server.store.errors import BackupError, spoken
from taverne.server.store.migrate import knows, migrate, revision_of
from taverne.server.store.schema import metadata

BATCH: Final = 500
LEASES: Final = ("lease_node", "lease_until")
PASSING: Final = ("attendance",)


async def backup(url: str, path: Path) -> int:
    """How many rows were written, all as of one moment; the house may stay open meanwhile."""
    with spoken():
        async with snapshot(url) as connection:
            revision = await connection.run_sync(revision_of)
            if revision is None:
                raise BackupError("backup-nothing")
            with new_backup(path, revision) as scribe:
                for here in await connection.run_sync(tables):
                    if here.name in PASSING:
                        continue
                    async for row in await connection.stream(select(*lasting(here))):
                        scribe.write([here.name, dict(row._mapping)])
    return scribe.seal.lines - 1


async def restore(path: Path, url: str) -> int:
    """How many rows came back; all of them, or with an error none."""
    with spoken():
        engine = make_engine(read_url(url))
        try:
            async with engine.execution_options(**{WRITING: True}).begin() as connection:
                return await fill(connection, read_backup(path))
        finally:
            await engine.dispose()


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as of one moment."""
    address = read_url(url)
    if is_sqlite(address) and not Path(address.database or "").exists():
        raise BackupError("backup-nothing")
    engine = make_engine(address)
    steady = engine if is_sqlite(address) else engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        async with steady.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


def tables(connection: Connection) -> Sequence[Table]:
    """Our tables as this database has them, maybe of an older schema; rooms before their entries."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables)
    return found.sorted_tables


def lasting(here: Table) -> list[Column[Any]]:
    """Everything but who serves a room at the moment."""
    return [one for one in here.columns if one.name not in LEASES]


async def fill(connection: AsyncConnection, lines: Iterator[Any]) -> int:
    """First the schema that the backup was made with, then its rows, then the schema of today."""
    revision = next(lines)
    if not knows(revision):
        raise BackupError("backup-newer", revision=str(revision))
    await connection.run_sync(refuse_full, revision)
    await connection.run_sync(migrate, revision)
    count = 0
    for name, group in groupby(lines, key=lambda line: line[0]):
        while some := [values for _, values in islice(group, BATCH)]:
            await connection.execute(insert(table(name, *map(column, some[0]))), some)
            count += len(some)
    await connection.run_sync(migrate)
    return count


def refuse_full(connection: Connection, revision: str) -> None:
    """Nothing may be lost or mixed: only a database that has never been used is filled."""
    if not inspect(connection).get_table_names():
        return
    rows = sum(connection.scalar(select(func.count()).select_from(one)) or 0 for one in tables(connection))
    if rows or revision_of(connection) != revision:
        raise BackupError("backup-database-in-use")
