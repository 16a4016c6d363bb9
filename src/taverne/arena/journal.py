"""Finished games on paper: a line for each as it comes, so that no accident loses one."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, NamedTuple, Self

from taverne.arena.errors import ArenaError
from taverne.arena.job import Job, read_job
from taverne.arena.result import Place, Result, read_result

FORMAT: Final = "Taverne arena journal 1"
BATCH: Final = 50


class Pages(NamedTuple):
    """What stands in a journal, and how many of its bytes are whole lines."""

    job: Job
    results: dict[Place, Result]
    whole: int


class Journal:
    """A file of JSON lines: the job, then each game; every batch is brought to the disk."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        self.results: dict[Place, Result] = {}
        self.unsaved = 0
        self.file = self.reopened(job) if is_begun(path) else self.begun(job)

    def begun(self, job: Job) -> BinaryIO:
        self.file = open(self.path, "wb")  # noqa: SIM115 (open as long as the journal)
        self.write({"format": FORMAT, "job": job.as_json()})
        self.save()
        return self.file

    def reopened(self, job: Job) -> BinaryIO:
        pages = read_journal(self.path)
        if pages.job.identity() != job.identity():
            raise ArenaError(
                "arena-journal-other-job", file=str(self.path), fields=differences(pages.job, job)
            )
        self.results = pages.results
        file = open(self.path, "r+b")  # noqa: SIM115 (open as long as the journal)
        file.truncate(pages.whole)
        file.seek(pages.whole)
        return file

    def add(self, result: Result) -> None:
        self.results[result.place] = result
        self.write(result)
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


def differences(one: Job, two: Job) -> str:
    mine, yours = one.identity(), two.identity()
    return ", ".join(name for name in mine if mine[name] != yours[name])


def read_journal(path: Path) -> Pages:
    """Everything in it; a last line that was torn by an accident is as if it were not there."""
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    lines = content[:whole].splitlines()
    job = read_header(lines[0] if lines else b"", path)
    results: dict[Place, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        result = read_line(line, number, path)
        results[result.place] = result
    return Pages(job, results, whole)


def read_header(line: bytes, path: Path) -> Job:
    try:
        header: dict[str, Any] = json.loads(line)
        if header["format"] == FORMAT:
            return read_job(header["job"])
    except (ValueError, TypeError, KeyError):
        pass
    raise ArenaError("arena-journal-unreadable", file=str(path))


def read_line(line: bytes, number: int, path: Path) -> Result:
    try:
        return read_result(json.loads(line))
    except (ValueError, TypeError):
        raise ArenaError("arena-journal-damaged", file=str(path), line=number) from None
