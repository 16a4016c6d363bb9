"""Alembic comes in here; the connection and its transaction are given by `migrate`."""

from __future__ import annotations

from alembic import context

from taverne.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
