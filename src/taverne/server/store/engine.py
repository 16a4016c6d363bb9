"""From an address to a database: SQLite in a file by default, PostgreSQL for several nodes."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from taverne.house.store import StoreError

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
PRAGMAS: Final = (
    "PRAGMA busy_timeout = 15000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
PATIENCE: Final = {"timeout": 10, "command_timeout": 30}
WRITING: Final = "taverne_writing"


def read_url(words: str) -> URL:
    """The address with the driver that we use."""
    try:
        url = make_url(words)
    except ArgumentError as error:
        raise StoreError("store-url-unreadable") from error
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise StoreError("store-url-unknown", kind=kind, known="sqlite, postgresql")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError("store-url-no-file")
    if kind != "sqlite" and not find_spec("asyncpg"):
        raise StoreError("store-no-driver", package="asyncpg", extra="postgres")
    return url.set(drivername=DRIVERS[kind])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def make_engine(url: URL) -> AsyncEngine:
    if is_sqlite(url):
        return sqlite_engine(url)
    return create_async_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, connect_args=PATIENCE)


def sqlite_engine(url: URL) -> AsyncEngine:
    make_private(Path(url.database or ""))
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def make_private(path: Path) -> None:
    """The file exists, and a new one is for its owner alone: it holds the seeds of running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def prepare(connection: Any, _: object) -> None:
    """SQLAlchemy begins transactions itself: the driver would begin them too late."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """Who means to write waits for his turn at once: later, SQLite would refuse instead of waiting."""
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
