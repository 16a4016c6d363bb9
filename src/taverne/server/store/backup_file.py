"""The file of a backup: packed lines of JSON, a header first, their number and checksum last."""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from taverne.disk import replacing
from taverne.server.store.errors import BackupError

FORMAT: Final = "Taverne backup 1"
PRIVATE: Final = 0o600


class Seal:
    """The number of the lines and their checksum."""

    def __init__(self) -> None:
        self.lines = 0
        self.sha256 = hashlib.sha256()

    def add(self, line: bytes) -> bytes:
        self.lines += 1
        self.sha256.update(line)
        return line

    def line(self) -> bytes:
        return packed({"lines": self.lines, "sha256": self.sha256.hexdigest()})


class Scribe:
    """Writes a backup line by line."""

    def __init__(self, file: gzip.GzipFile, revision: str) -> None:
        self.file = file
        self.seal = Seal()
        self.write({"format": FORMAT, "schema": revision})

    def write(self, line: object) -> None:
        self.file.write(self.seal.add(packed(line)))


@contextmanager
def new_backup(path: Path, revision: str) -> Iterator[Scribe]:
    """The file is there when everything has been written, and not before."""
    with (
        spoken_of(path),
        replacing(path.expanduser().resolve(), PRIVATE) as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=0) as inner,
    ):
        scribe = Scribe(inner, revision)
        yield scribe
        inner.write(scribe.seal.line())


def read_backup(path: Path) -> Iterator[Any]:
    """The revision of its schema, then each line; a damaged one is refused, at the latest at the end."""
    with spoken_of(path), gzip.open(path.expanduser(), "rb") as file:
        lines = (json.loads(line) for line in sealed(file))
        header = next(lines, None)
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise BackupError("backup-unreadable", file=str(path))
        yield header["schema"]
        yield from map(row, lines)


def sealed(lines: Iterable[bytes]) -> Iterator[bytes]:
    """All lines but the last, which must be their seal."""
    seal, last = Seal(), b""
    for line in lines:
        if last:
            yield seal.add(last)
        last = line
    if last != seal.line():
        raise ValueError("the seal is broken")


def row(line: Any) -> tuple[str, dict[str, Any]]:
    """The name of a table and the values by column."""
    name, values = line
    if not isinstance(name, str) or not isinstance(values, dict):
        raise ValueError("not a row")  # noqa: TRY004 (it is the file that is wrong)
    return name, values


def packed(line: object) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


@contextmanager
def spoken_of(path: Path) -> Iterator[None]:
    """What is wrong with the file, in our words."""
    try:
        yield
    except FileNotFoundError as trouble:
        raise BackupError("backup-missing", file=str(path)) from trouble
    except gzip.BadGzipFile as trouble:
        raise BackupError("backup-unreadable", file=str(path)) from trouble
    except OSError as trouble:
        raise BackupError("backup-trouble", file=str(path), reason=trouble.strerror or "") from trouble
    except (EOFError, ValueError, KeyError, zlib.error) as trouble:
        raise BackupError("backup-damaged", file=str(path)) from trouble
