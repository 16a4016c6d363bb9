"""A room in five words, to be read out over the phone, in the language of the reader.

The first two say which room is meant, the others that its invitation is known. They follow from the name of
the room and from what is kept of the invitation, so that nothing is stored and every node knows them.
Who only watches knows the name, but not the invitation.
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
LOCATING: Final = 2  # words, each for one byte
PROVING: Final = 3
LENGTH: Final = LOCATING + PROVING
BETWEEN: Final = re.compile(r"[^a-z]+")


@cache
def words_in(spoken: str) -> tuple[str, ...]:
    """256 words, each for the byte of its place."""
    return tuple((FOLDER / f"{spoken}.txt").read_text(encoding="utf-8").split())


def place_of(room: str) -> bytes:
    return hashlib.blake2b(room.encode(), digest_size=LOCATING, person=b"taverne-place").digest()


def proof_of(invite: str) -> bytes:
    return hashlib.blake2b(invite.encode(), digest_size=PROVING, person=b"taverne-proof").digest()


def code_of(room: str, invite: str, spoken: str) -> str:
    """The words for a room and the digest of an invitation."""
    known = words_in(spoken if spoken in languages() else ENGLISH)
    return "-".join(known[byte] for byte in place_of(room) + proof_of(invite))


def marks_in(typed: str) -> list[bytes]:
    """What was meant, in each language with all these words; case, accents and gaps do not matter."""
    bare = unicodedata.normalize("NFKD", typed.casefold())
    words = BETWEEN.split("".join(sign for sign in bare if not unicodedata.combining(sign)).strip(" -.,"))
    if len(words) != LENGTH:
        return []
    lists = [words_in(spoken) for spoken in languages()]
    return [bytes(map(known.index, words)) for known in lists if set(words) <= set(known)]


def is_code(typed: str) -> bool:
    return bool(marks_in(typed))


def points_at(typed: str, room: str) -> bool:
    """Whether these words could mean this room."""
    return any(mark[:LOCATING] == place_of(room) for mark in marks_in(typed))


def leads_to(typed: str, room: str, invites: Iterable[str]) -> bool:
    """Whether these words mean this room and one of its invitations, of which the digests are known."""
    wanted = [place_of(room) + proof_of(invite) for invite in invites]
    return any(secrets.compare_digest(mark, one) for mark in marks_in(typed) for one in wanted)
