"""Reading the card data: every row of the file becomes a card in each of its colours."""

from __future__ import annotations

import csv
from pathlib import Path

from taverne.gwent.cards import COLOURS, LINES, Card
from taverne.gwent.catalogue import BY_KEY, CARDS, FACE_BY_KEY, FACES, LEADER_FACES, Face, LeaderFace
from taverne.gwent.deploy import Unit
from taverne.gwent.keywords import KEYWORDS
from taverne.gwent.specials import SPECIALS

DATA = Path(__file__).parent / "data"
UNIT = Unit()


def print_cards() -> None:
    """Fill the catalogue; a second call changes nothing."""
    if CARDS:
        return
    for fields in read("leaders.csv"):
        LEADER_FACES[fields["id"]] = LeaderFace(fields)
    for fields in read("cards.csv"):
        FACE_BY_KEY[fields["id"]] = Face(fields)
    FACES.extend(FACE_BY_KEY.values())
    for secondary in (False, True):
        for number, face in enumerate(FACES):
            if face.secondary == secondary:
                print_colours(number, face)
    for printed in CARDS:
        link(printed, FACES[printed.face].target)


def read(name: str) -> list[dict[str, str]]:
    with open(DATA / name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def print_colours(number: int, face: Face) -> None:
    for colour in face.colours():
        key = face.key if face.faction == colour else f"{face.key}.{COLOURS[colour]}"
        printed = print_card(number, key, colour, face)
        CARDS.append(printed)
        BY_KEY[key] = printed


def print_card(number: int, key: str, colour: str, face: Face) -> Card:
    lines = [LINES.index(row) for row in face.rows]
    printed = Card(len(CARDS), number, key, colour, lines, face.strength or 0)
    printed.hero = face.kind == "hero"
    printed.plain = face.kind == "unit"
    printed.secondary = face.secondary
    if face.kind in ("special", "weather"):
        printed.kind = SPECIALS[face.abilities[0]]
        printed.kind.mark(printed)
    else:
        print_unit(printed, face.abilities)
    return printed


def print_unit(printed: Card, abilities: list[str]) -> None:
    printed.kind = UNIT
    for name in abilities:
        printed.keywords.append(KEYWORDS[name])
        KEYWORDS[name].mark(printed)


def link(printed: Card, target: str) -> None:
    """What it calls (muster: a band of names), or what it becomes (summon, berserker)."""
    verb, _, names = target.partition(":")
    named = [FACES.index(FACE_BY_KEY[name]) for name in names.split("|") if name]
    if verb == "calls":
        printed.calls = 1 + min(named)
        for other in CARDS:
            if other.face in named:
                other.band = printed.calls
    elif named:
        printed.becomes = named[0]
