"""What can go wrong with the store, in kind words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from taverne.house.store import StoreError
from taverne.kernel.errors import TaverneError


class BackupError(TaverneError):
    """A backup that cannot be written, read or restored."""


@contextmanager
def spoken() -> Iterator[None]:
    """What the database says, in our words; a broken key is for the caller to judge."""
    try:
        yield
    except (IntegrityError, StoreError):
        raise
    except (SQLAlchemyError, OSError) as trouble:
        raise StoreError("store-unavailable", reason=reason(trouble)) from trouble


def reason(trouble: BaseException) -> str:
    """The driver's own words in one line, without the statement and its values."""
    inner = trouble.orig if isinstance(trouble, DBAPIError) and trouble.orig else trouble
    lines = str(inner).strip().splitlines()
    words = lines[0] if lines else type(inner).__name__
    return words.removeprefix("<class '").replace("'>: ", ": ")[:200]
