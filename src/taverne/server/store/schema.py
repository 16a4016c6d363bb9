"""The tables: the log of every room, and what is derived from it for questions and housekeeping."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMES)

rooms: Final = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due_at", BigInteger),
    Column("lease_node", Text),
    Column("lease_until", BigInteger, nullable=False, server_default="0"),
    Column("address", Text),
    Index(None, "phase", "touched_at"),
    Index(None, "listed", "created_at"),
    Index(None, "due_at"),
    Index(None, "lease_node"),
    Index(None, "address", "phase"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("room", Text, ForeignKey(rooms.c.id, ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("room", "seq"),
)

nodes: Final = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("started_at", BigInteger, nullable=False),
    Column("alive_at", BigInteger, nullable=False),
)

attendance: Final = Table(
    "attendance",
    metadata,
    Column("room", Text, nullable=False),
    Column("guest", Integer, nullable=False),
    Column("node", Text, nullable=False),
    Column("here", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("room", "guest", "node"),
    Index(None, "node"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("address", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
