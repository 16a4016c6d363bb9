"""The field: good decks of every leader under both laws, to train with, to test with and to learn from.

`tools/field.py` has found them; `docs/meta.md` says how good they are.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.laws import complaints
from taverne.gwent.decks.lines import read_deck_line
from taverne.gwent.printing import DATA

FIELD: Final = DATA / "field.txt"


def field_decks(law: str = "standard") -> list[Deck]:
    """Every deck of the field that this law allows."""
    return [deck for deck in whole_field() if not complaints(deck, law)]


@cache
def whole_field() -> tuple[Deck, ...]:
    return tuple(read_field(FIELD))


def read_field(path: Path) -> list[Deck]:
    """One deck a line, as in records."""
    return [read_deck_line(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def apart(one: Deck, two: Deck) -> int:
    """How many cards must be changed to make one deck out of the other; of two factions, all."""
    mine, yours = Counter(one.cards), Counter(two.cards)
    return max((mine - yours).total(), (yours - mine).total())
