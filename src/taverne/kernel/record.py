"""A record is the set-up and the answers of a game, as text that people can read.

The last line counts the answers and carries a checksum, so that a cut or damaged file is noticed.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field

from taverne.kernel.errors import RecordError

FORMAT = "Taverne record 1"
LONGEST_NUMBER = 9
Answer = tuple[int, str]


@dataclass(frozen=True)
class Record:
    """Which game by which ruleset, how it was set up, and what was answered by whom."""

    game: str
    ruleset: int
    setup: dict[str, str]
    answers: tuple[Answer, ...] = ()
    notes: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        head = [FORMAT, f"game: {self.game}", f"ruleset: {self.ruleset}"]
        head += [f"{key}: {value}" for key, value in self.setup.items()]
        head += [f"note {key}: {value}" for key, value in self.notes.items()]
        body = [f"{seat} {word}" for seat, word in self.answers]
        text = "\n".join([*head, "", *body]) + "\n"
        return f"{text}end {len(self.answers)} {checksum(text)}\n"


def checksum(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"


def read_record(text: str) -> Record:
    """The record written as by `Record.text`."""
    text = text.replace("\r\n", "\n")
    if not text.startswith(FORMAT + "\n"):
        raise RecordError("record-unreadable")
    body, answers = checked(text)
    head, _, moves = body.partition("\n\n")
    fields = dict(read_field(line) for line in head.splitlines()[1:])
    record = read_head(fields, tuple(read_answer(line) for line in moves.splitlines()))
    if len(record.answers) != answers:
        raise RecordError("record-truncated")
    return record


def checked(text: str) -> tuple[str, int]:
    """All but the closing line, and the number of answers that it promises."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    words = last.split(" ")
    if len(words) != 3 or words[0] != "end" or not is_number(words[1]):
        raise RecordError("record-truncated")
    if words[2] != checksum(body + "\n"):
        raise RecordError("record-damaged")
    return body, int(words[1])


def read_head(fields: dict[str, str], answers: tuple[Answer, ...]) -> Record:
    if "game" not in fields or not is_number(fields.get("ruleset", "")):
        raise RecordError("record-unreadable")
    notes = {key.removeprefix("note "): value for key, value in fields.items() if key.startswith("note ")}
    setup = {key: value for key, value in fields.items() if not key.startswith("note ")}
    return Record(setup.pop("game"), int(setup.pop("ruleset")), setup, answers, notes)


def read_field(line: str) -> tuple[str, str]:
    key, colon, value = line.partition(":")
    if not colon:
        raise RecordError("record-unreadable")
    return key, value.strip()


def read_answer(line: str) -> Answer:
    seat, _, word = line.partition(" ")
    if not is_number(seat) or not word:
        raise RecordError("record-unreadable")
    return int(seat), word


def is_number(word: str) -> bool:
    """Of a reasonable length: Python itself refuses to read endless ones."""
    return word.isdecimal() and len(word) <= LONGEST_NUMBER
