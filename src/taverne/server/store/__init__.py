"""Where rooms are kept: SQLite in a file, or PostgreSQL."""

from taverne.server.store.store import SqlStore

__all__ = ["SqlStore"]
