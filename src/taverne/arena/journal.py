"""Finished games on paper: a line for each as it comes, so that no accident loses one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from taverne.arena.errors import ArenaError
from taverne.arena.job import Job, read_job
from taverne.arena.paper import Paper, is_begun, read_lines
from taverne.arena.result import Place, Result, read_result

FORMAT: Final = "Taverne arena journal 1"


class Pages(NamedTuple):
    """What stands in a journal, and how many of its bytes are whole lines."""

    job: Job
    results: dict[Place, Result]
    whole: int


class Journal(Paper):
    """The job, then each game."""

    def __init__(self, path: Path, job: Job) -> None:
        super().__init__(path)
        self.results: dict[Place, Result] = {}
        if is_begun(path):
            self.reopen(self.read(job).whole)
        else:
            self.begin({"format": FORMAT, "job": job.as_json()})

    def read(self, job: Job) -> Pages:
        pages = read_journal(self.path)
        if pages.job.identity() != job.identity():
            raise ArenaError(
                "arena-journal-other-job", file=str(self.path), fields=differences(pages.job, job)
            )
        self.results = pages.results
        return pages

    def add(self, result: Result) -> None:
        self.results[result.place] = result
        self.append(result)


def differences(one: Job, two: Job) -> str:
    mine, yours = one.identity(), two.identity()
    return ", ".join(name for name in mine if mine[name] != yours[name])


def read_journal(path: Path) -> Pages:
    """Everything in it; a last line that was torn by an accident is as if it were not there."""
    lines, whole = read_lines(path)
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
