"""What people say about the moves of a recorded game: notes of the record, which every reader accepts.

The note `comment 17` belongs to the game after its 17th answer, `comment 0` to the deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from taverne.kernel.errors import RecordError
from taverne.kernel.record import Record, is_number

KEY: Final = "comment "
NEW_LINE: Final = "¶"
LONGEST_COMMENT: Final = 500


def comments_of(record: Record) -> dict[int, str]:
    """By step; what belongs to no step of this game is left out."""
    found = {key.removeprefix(KEY): text for key, text in record.notes.items() if key.startswith(KEY)}
    kept = {int(step): spoken(text) for step, text in found.items() if is_number(step)}
    return {step: kept[step] for step in sorted(kept) if step <= len(record.answers) and kept[step]}


def commented(record: Record, comments: Mapping[int, str]) -> Record:
    """The same game with these comments and no others."""
    last = len(record.answers)
    if any(not 0 <= step <= last for step in comments):
        raise RecordError("record-no-such-point", point=max(comments), last=last)
    notes = {key: text for key, text in record.notes.items() if not key.startswith(KEY)}
    written = {step: in_one_line(text) for step, text in sorted(comments.items())}
    return replace(record, notes=notes | {f"{KEY}{step}": text for step, text in written.items() if text})


def in_one_line(text: str) -> str:
    """As a record can hold it: nothing but letters that can be printed, and a sign for each new line."""
    lines = [clean(line) for line in text.replace(NEW_LINE, "").splitlines()]
    return f" {NEW_LINE} ".join(lines).strip(f" {NEW_LINE}")[:LONGEST_COMMENT]


def spoken(text: str) -> str:
    return "\n".join(clean(line) for line in text[:LONGEST_COMMENT].split(NEW_LINE)).strip()


def clean(line: str) -> str:
    printable = "".join(letter if letter.isprintable() else " " for letter in line)
    return " ".join(printable.split())
