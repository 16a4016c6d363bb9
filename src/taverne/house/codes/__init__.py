"""A room in five words, to be read out over the phone, in the language of the reader.

They follow from the name of the room, which nobody can guess: nothing is stored, and every node knows them.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from taverne.words import ENGLISH, languages

FOLDER: Final = Path(__file__).parent
LENGTH: Final = 5  # words, each for one byte: 40 bits
BETWEEN: Final = re.compile(r"[^a-z]+")


@cache
def words_in(spoken: str) -> tuple[str, ...]:
    """256 words, each for the byte of its place."""
    return tuple((FOLDER / f"{spoken}.txt").read_text(encoding="utf-8").split())


def mark_of(room: str) -> bytes:
    return hashlib.blake2b(room.encode(), digest_size=LENGTH, person=b"taverne-code").digest()


def code_of(room: str, spoken: str) -> str:
    """The words for a room."""
    known = words_in(spoken if spoken in languages() else ENGLISH)
    return "-".join(known[byte] for byte in mark_of(room))


def marks_in(typed: str) -> list[bytes]:
    """What was meant, in each language with all these words; case, accents and gaps do not matter."""
    bare = unicodedata.normalize("NFKD", typed.casefold())
    words = BETWEEN.split("".join(sign for sign in bare if not unicodedata.combining(sign)).strip(" -.,"))
    if len(words) != LENGTH:
        return []
    lists = [words_in(spoken) for spoken in languages()]
    return [bytes(map(known.index, words)) for known in lists if set(words) <= set(known)]


def leads_to(typed: str, room: str) -> bool:
    """Whether these words mean this room."""
    return any(secrets.compare_digest(mark, mark_of(room)) for mark in marks_in(typed))


def find_room(typed: str, rooms: Iterable[str]) -> str | None:
    marks = marks_in(typed)
    return next((room for room in rooms if marks and mark_of(room) in marks), None)
