"""Bring a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from taverne.house.store import StoreError

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x7461766572  # "taver", so that nodes which start together take turns


def migrate(connection: Connection, revision: str = "head") -> None:
    """Upwards only; a database of a later version is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = revision_of(connection)
    if found and not knows(found):
        raise StoreError("store-newer", revision=found)
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def knows(revision: str) -> bool:
    return revision in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings
