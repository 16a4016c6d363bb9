"""The disk: where our files live, and how they are written so that nothing is lost."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from platformdirs import user_cache_path, user_data_path


def home() -> Path:
    """`TAVERNE_HOME`, else where the system keeps the data of programs."""
    chosen = os.environ.get("TAVERNE_HOME")
    return Path(chosen).expanduser() if chosen else user_data_path("taverne", appauthor=False)


def cache() -> Path:
    """What can be made again: in `TAVERNE_HOME`, else where the system keeps such things."""
    chosen = os.environ.get("TAVERNE_HOME")
    return home() / "cache" if chosen else user_cache_path("taverne", appauthor=False)


@contextlib.contextmanager
def replacing(path: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """All or nothing: a new file takes the place of the old one once it lies safely on the disk."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(draft, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    settle(path.parent)


def settle(folder: Path) -> None:
    """Make the new name last, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
