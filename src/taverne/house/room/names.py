"""Names that others can read: nothing invisible, no towers of signs, one line, not too long."""

from __future__ import annotations

import unicodedata
from typing import Final

from taverne.house.room.errors import RoomError
from taverne.protocol.limits import LONGEST_NAME

UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me")
MARKS: Final = ("Mn", "Mc")
MOST_MARKS: Final = 2  # upon one letter: a Thai vowel with its tone, an Arabic vowel with its shadda
# Letters and signs that show nothing: fillers of Hangul, an empty Braille cell, joiners and selectors.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)


def clean_name(name: str) -> str:
    """Without control signs, tricks of direction and what shows nothing; refused if nothing is left."""
    short = clean_line(name, LONGEST_NAME)
    if not short:
        raise RoomError("room-name-empty")
    return short


def clean_line(text: str, longest: int) -> str:
    """One line that others can read; nothing may be left of it."""
    seen = "".join(sign for sign in unicodedata.normalize("NFC", text) if is_seen(sign))
    return unstacked(" ".join(seen.split()))[:longest].strip()


def is_seen(sign: str) -> bool:
    return sign not in BLANK and unicodedata.category(sign) not in UNSEEN


def unstacked(name: str) -> str:
    """A mark belongs upon a letter, and only a few upon each."""
    kept, room = "", 0
    for sign in name:
        if unicodedata.category(sign) not in MARKS:
            room = 0 if sign == " " else MOST_MARKS
            kept += sign
        elif room:
            room -= 1
            kept += sign
    return kept
