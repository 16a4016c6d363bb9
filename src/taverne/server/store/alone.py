"""One house for one SQLite file: two would not hear of each other."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from taverne.house.store import StoreError
from taverne.server.store.engine import is_sqlite, make_private, read_url
from taverne.server.store.errors import spoken

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def alone_with(words: str) -> Iterator[None]:
    """The lock belongs to the open file, so it ends with the process, however that ends."""
    url = read_url(words)
    if not is_sqlite(url):
        yield
        return
    path = Path(f"{url.database}.lock")
    with spoken():
        make_private(path)
        file = os.open(path, os.O_RDWR)
    try:
        if not is_ours(file):
            raise StoreError("store-second-house", file=str(url.database))
        yield
    finally:
        os.close(file)


def is_ours(file: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
