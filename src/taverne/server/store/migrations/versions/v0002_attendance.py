"""Who is connected where, which addresses are not welcome, and from where a room was opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("address", sa.Text))
    op.create_index("ix_rooms_address_phase", "rooms", ["address", "phase"])
    op.create_table(
        "attendance",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", "guest", "node", name="pk_attendance"),
    )
    op.create_index("ix_attendance_node", "attendance", ["node"])
    op.create_table(
        "bans",
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_bans"),
    )
