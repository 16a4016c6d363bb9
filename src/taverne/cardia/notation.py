"""Options as words and back: pure functions of the shape of a question.

Places are counted from 1: `3@1` is the card of seat 1 in the third encounter, `place-3` one's own
card there, `pair-3` that card and the next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.cards import FACTIONS
from taverne.cardia.catalogue import BY_KEY, CHARACTERS
from taverne.cardia.characters.guild import NEXT
from taverne.cardia.spot import Spot, spot_of
from taverne.cardia.table import PASS
from taverne.kernel.errors import IllegalMove

if TYPE_CHECKING:
    from mypy_extensions import i64

LISTS: Final[dict[str, tuple[str, ...]]] = {
    "faction": FACTIONS,
    "tokens": ("modifiers", "ongoing"),
    "top": ("keep", "under"),
}


def write(shape: str, option: i64) -> str:
    """The word for an option; the words of one question are distinct."""
    if shape in LISTS:
        return LISTS[shape][option]
    if shape == "spot":
        return "next" if option == NEXT else write_spot(spot_of(option))
    if shape in ("place", "pair"):
        return f"{shape}-{option + 1}"
    if shape == "amount":
        return f"{option:+}"
    return "pass" if option == PASS else CHARACTERS[option].key


def write_spot(spot: Spot) -> str:
    return f"{spot.place + 1}@{spot.seat}"


def read(shape: str, word: str) -> int:
    """The option that is written so; no other spelling will do."""
    try:
        option = _read(shape, word)
        if write(shape, option) == word:
            return option
    except (KeyError, ValueError, IndexError):
        pass
    raise IllegalMove("move-unreadable", move=word)


def _read(shape: str, word: str) -> int:
    if shape in LISTS:
        return LISTS[shape].index(word)
    if shape == "spot":
        place, _, seat = word.partition("@")
        return NEXT if word == "next" else Spot(place_of(place), number(seat)).option()
    if shape in ("place", "pair"):
        return place_of(word.removeprefix(f"{shape}-"))
    if shape == "amount":
        return number(word[1:]) * (-1 if word.startswith("-") else 1)
    return PASS if word == "pass" else BY_KEY[word].id


def place_of(digits: str) -> int:
    """Places are counted from 1 in words and from 0 at the table."""
    if digits == "0":
        raise ValueError(digits)
    return number(digits) - 1


def number(digits: str) -> int:
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 3:
        raise ValueError(digits)
    return int(digits)
