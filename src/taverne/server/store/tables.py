"""How the tables are asked and written, whatever is in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from taverne.server.store.engine import WRITING
from taverne.server.store.errors import spoken


class Tables:
    """One database; within this process one transaction writes at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.pen = engine.execution_options(**{WRITING: True})
        self.turn = asyncio.Lock()

    async def ask(self, query: Select[Any]) -> Sequence[Any]:
        with spoken():
            async with self.engine.connect() as connection:
                found: Sequence[Any] = (await connection.execute(query)).all()
                return found

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, in its turn."""
        async with self.turn:
            with spoken():
                async with self.pen.begin() as connection:
                    yield connection
