"""The games of a climb on paper, so that it can be interrupted and go on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from taverne.arena.crews import Crew
from taverne.arena.errors import ArenaError
from taverne.arena.paper import Paper, is_begun, read_lines
from taverne.arena.result import Place, Result, read_result
from taverne.meta.climb import Climb
from taverne.meta.order import Order, digest, read_order
from taverne.meta.proof import Proof
from taverne.meta.sample import Batch

FORMAT: Final = "Taverne climb journal 1"
Key = tuple[str, int, Place]


class Diary(Paper):
    """The order, then each game: by the deck that played it, under which luck, and where."""

    def __init__(self, path: Path, order: Order) -> None:
        super().__init__(path)
        self.results: dict[Key, Result] = {}
        if is_begun(path):
            self.go_on(order)
        else:
            self.begin({"format": FORMAT, "order": order.as_json()})

    def go_on(self, order: Order) -> None:
        lines, whole = read_lines(self.path)
        before = read_header(lines[0] if lines else b"", self.path)
        if before != order:
            fields = ", ".join(differences(before, order))
            raise ArenaError("arena-journal-other-job", file=str(self.path), fields=fields)
        for number, line in enumerate(lines[1:], 2):
            key, result = read_line(line, number, self.path)
            self.results[key] = result
        self.reopen(whole)

    def add(self, key: Key, result: Result) -> None:
        self.results[key] = result
        self.append([key[0], key[1], result])


def advance(work: Climb | Proof, crew: Crew, diary: Diary | None = None) -> bool:
    """The next batch, as far as it is not on paper already; whether there was one."""
    batch = work.wanted()
    if batch is None:
        return False
    work.take(list(played(batch, crew, diary)))
    return True


def played(batch: Batch, crew: Crew, diary: Diary | None) -> Iterator[Result]:
    line, luck = batch.schedule.job.kits[0].line, batch.schedule.job.seed
    kept = diary.results if diary else {}
    known = {place: kept[key] for place in batch.places if (key := (digest(line), luck, place)) in kept}
    yield from known.values()
    lacking = [place for place in batch.places if place not in known]
    if lacking:
        crew.take_on(batch.schedule)
        for result in crew.play(lacking):
            if diary:
                diary.add((digest(line), luck, result.place), result)
            yield result


def earlier_order(path: Path) -> Order | None:
    """What the journal says that was being bettered, if it has been begun."""
    if not is_begun(path):
        return None
    lines = read_lines(path).lines
    return read_header(lines[0] if lines else b"", path)


def differences(one: Order, two: Order) -> Iterable[str]:
    mine, yours = one.as_json(), two.as_json()
    return [name for name in mine if mine[name] != yours[name]]


def read_header(line: bytes, path: Path) -> Order:
    try:
        header: dict[str, Any] = json.loads(line)
        if header["format"] == FORMAT:
            return read_order(header["order"])
    except (ValueError, TypeError, KeyError):
        pass
    raise ArenaError("arena-journal-unreadable", file=str(path))


def read_line(line: bytes, number: int, path: Path) -> tuple[Key, Result]:
    try:
        deck, luck, fields = json.loads(line)
        result = read_result(fields)
        return (str(deck), int(luck), result.place), result
    except (ValueError, TypeError):
        raise ArenaError("arena-journal-damaged", file=str(path), line=number) from None
