"""Rooms, their logs, and the nodes that serve them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("lease_node", sa.Text),
        sa.Column("lease_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_phase_touched_at", "rooms", ["phase", "touched_at"])
    op.create_index("ix_rooms_listed_created_at", "rooms", ["listed", "created_at"])
    op.create_index("ix_rooms_due_at", "rooms", ["due_at"])
    op.create_index("ix_rooms_lease_node", "rooms", ["lease_node"])
    op.create_table(
        "entries",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_entries_room", ondelete="CASCADE"),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
