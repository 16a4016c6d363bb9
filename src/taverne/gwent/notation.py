"""Options as words and back: pure functions of the shape of a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import LINES
from taverne.gwent.catalogue import BY_KEY, CARDS
from taverne.gwent.turns import LEADER, PASS
from taverne.kernel.errors import IllegalMove

if TYPE_CHECKING:
    from mypy_extensions import i64


def write(shape: str, option: i64) -> str:
    """The word for an option; the words of one question are distinct."""
    if shape == "row":
        return f"{LINES[option % 3]}@{option // 3}"
    if shape == "unit":
        return f"{CARDS[option // 3].key}/{LINES[option % 3]}"
    if shape in ("seat", "side"):
        return f"{shape}-{option}"
    if option == PASS:
        return "done" if shape == "exchange" else "pass"
    return "leader" if option == LEADER else CARDS[option].key


def read(shape: str, word: str) -> int:
    """The option that is written so."""
    try:
        return _read(shape, word)
    except (KeyError, ValueError):
        raise IllegalMove("move-unreadable", move=word) from None


def _read(shape: str, word: str) -> int:
    if shape == "row":
        line, _, side = word.partition("@")
        return number(side) * 3 + LINES.index(line)
    if shape == "unit":
        key, _, line = word.partition("/")
        return BY_KEY[key].id * 3 + LINES.index(line)
    if shape in ("seat", "side"):
        return number(word.removeprefix(f"{shape}-"))
    if word == ("done" if shape == "exchange" else "pass"):
        return PASS
    return LEADER if word == "leader" else BY_KEY[word].id


def number(digits: str) -> int:
    """A seat or a side, written without sign, space or leading zero."""
    if len(digits) != 1 or digits not in "0123456789":
        raise ValueError(digits)
    return int(digits)
