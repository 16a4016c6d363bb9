"""Writes the appends of a batch into a SQLite file: one thread, one connection, one hop for all of it.

Through the asynchronous driver every statement of a transaction would go to a thread and back.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Final

from taverne.house.store import Conflict, NoRoom, StoreError, Unsure
from taverne.server.store.engine import PRAGMAS
from taverne.server.store.errors import reason
from taverne.server.store.writer import Append, Outcome

WRITE: Final = "INSERT INTO entries (room, seq, at, kind, body) VALUES (?, ?, ?, ?, ?)"
TOUCH: Final = "UPDATE rooms SET touched_at = ?, phase = coalesce(?, phase) WHERE id = ?"
FIND: Final = "SELECT 1 FROM rooms WHERE id = ?"


class SqliteScribe:
    """The connection belongs to the thread; after any trouble there is a new one."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self.connection: sqlite3.Connection | None = None

    async def write(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.written, appends)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.let_go)
        self.thread.shutdown()

    def written(self, appends: Sequence[Append]) -> list[Outcome]:
        try:
            return self.together(appends)
        except sqlite3.IntegrityError:
            return self.one_by_one(appends)

    def together(self, appends: Sequence[Append]) -> list[Outcome]:
        with self.transaction() as connection:
            write(connection, appends)
        return [None] * len(appends)

    def one_by_one(self, appends: Sequence[Append]) -> list[Outcome]:
        """Still one transaction, but who comes too late fails alone, with what he built upon it."""
        outcomes: list[Outcome] = []
        spoilt: dict[str, StoreError] = {}
        with self.transaction() as connection:
            for append in appends:
                trouble = spoilt.get(append.room) or attempt(connection, append)
                if trouble:
                    spoilt[append.room] = trouble
                outcomes.append(trouble)
        return outcomes

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """What fails before the commit was not written; what fails in it may have been."""
        connection = self.connection or self.connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            try:
                self.commit(connection)
            except Exception as trouble:  # whatever it was, the commit may have reached the disk
                raise Unsure("store-unsure", reason=reason(trouble)) from trouble
        except BaseException:
            self.let_go()
            raise

    def commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    def connect(self) -> sqlite3.Connection:
        """Transactions begin where we say so: the driver would begin them too late."""
        self.connection = connection = sqlite3.connect(self.path, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    def let_go(self) -> None:
        """Whatever was not committed is gone with the connection."""
        if self.connection is not None:
            with suppress(sqlite3.Error):
                self.connection.close()
        self.connection = None


def attempt(connection: sqlite3.Connection, append: Append) -> Outcome:
    connection.execute("SAVEPOINT append")
    try:
        write(connection, [append])
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO append")
        return refusal(connection, append)
    finally:
        connection.execute("RELEASE append")
    return None


def refusal(connection: sqlite3.Connection, append: Append) -> StoreError:
    found = connection.execute(FIND, (append.room,)).fetchone()
    return Conflict("store-conflict", seq=append.first) if found else NoRoom("store-no-room")


def write(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    connection.executemany(
        WRITE,
        [
            (append.room, seq, *entry)
            for append in appends
            for seq, entry in enumerate(append.entries, append.first)
        ],
    )
    connection.executemany(TOUCH, [(one.entries[-1].at, one.phase, one.room) for one in appends])
