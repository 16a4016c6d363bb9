"""A file of JSON lines that no accident loses: a header, then a line for each thing as it comes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, NamedTuple, Self

BATCH: Final = 50


class Lines(NamedTuple):
    """The whole lines of a file, and how many bytes they are; a torn last line is as if it were not there."""

    lines: list[bytes]
    whole: int


class Paper:
    """Every line leaves this process at once, and every batch of them is brought to the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unsaved = 0
        self.file: BinaryIO

    def begin(self, header: dict[str, Any]) -> None:
        self.file = open(self.path, "wb")  # noqa: SIM115 (open as long as the journal)
        self.write(header)
        self.save()

    def reopen(self, whole: int) -> None:
        self.file = open(self.path, "r+b")  # noqa: SIM115 (open as long as the journal)
        self.file.truncate(whole)
        self.file.seek(whole)

    def append(self, line: object) -> None:
        self.write(line)
        self.unsaved += 1
        if self.unsaved >= BATCH:
            self.save()

    def write(self, line: object) -> None:
        """Out of this process at once, so that its death does no harm."""
        self.file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def save(self) -> None:
        os.fsync(self.file.fileno())
        self.unsaved = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.save()
        self.file.close()


def is_begun(path: Path) -> bool:
    return path.exists() and (not path.is_file() or path.stat().st_size > 0)


def read_lines(path: Path) -> Lines:
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    return Lines(content[:whole].splitlines(), whole)
