"""Reading the character data: every line becomes a card, in the order of its number."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from taverne.cardia.box import open_box
from taverne.cardia.cards import FACTIONS, Character
from taverne.cardia.catalogue import BY_KEY, CHARACTERS, NAMES
from taverne.cardia.characters import ABILITIES
from taverne.cardia.rules import mixed_factions

DATA: Final = Path(__file__).parent / "data"


def print_cards() -> None:
    """Fill the catalogue and the box; a second call changes nothing."""
    if CHARACTERS:
        return
    open_box()
    for fields in read("characters.csv"):
        key = fields["key"]
        printed = Character(len(CHARACTERS), key, int(fields["influence"]), ABILITIES[key])
        CHARACTERS.append(printed)
        BY_KEY[key] = printed
        NAMES[key] = fields["name"]
    for fields in read("factions.csv"):
        NAMES[fields["key"]] = fields["name"]


def read(name: str) -> list[dict[str, str]]:
    with open(DATA / name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def cast_of(deck: str) -> list[Character]:
    """CAR-1.1, CAR-1.2 the sixteen characters of a deck, by influence."""
    second = mixed_factions(deck)
    numbers = range(16)
    return [CHARACTERS[n + 16 if FACTIONS[n % 4] in second else n] for n in numbers]
