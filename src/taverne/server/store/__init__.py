"""Where rooms are kept: SQLite in a file, or PostgreSQL."""

from taverne.server.store.errors import Conflict, NoRoom, StoreError, Unsure
from taverne.server.store.rows import Attended, Entry, RoomRow, Row, Standing
from taverne.server.store.store import Store

__all__ = [
    "Attended",
    "Conflict",
    "Entry",
    "NoRoom",
    "RoomRow",
    "Row",
    "Standing",
    "Store",
    "StoreError",
    "Unsure",
]
