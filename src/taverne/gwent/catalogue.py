"""The printed cards, one object for each in each colour, and the facts of the box.

`printing` fills these once, when the package is loaded; nothing changes them afterwards.
"""

from __future__ import annotations

from typing import Final

from taverne.gwent.cards import COLOURS, Card
from taverne.kernel.errors import TaverneError


class Face:
    """What is printed on a card, whatever its colour; `copies` are those of one colour."""

    def __init__(self, fields: dict[str, str]) -> None:
        self.key = fields["id"]
        self.name = fields["name"]
        self.faction = fields["faction"]
        self.kind = fields["kind"]
        self.secondary = fields["deck"] == "secondary"
        self.rows = [row for row in fields["rows"].split("|") if row]
        self.strength = int(fields["strength"]) if fields["strength"] else None
        self.abilities = [name for name in fields["abilities"].split(";") if name]
        self.copies = int(fields["copies"])
        self.target = fields["target"]

    def colours(self) -> list[str]:
        """The factions in whose colour it is printed."""
        return list(COLOURS) if self.faction == "neutral" else [self.faction]


class LeaderFace:
    """What is printed on a leader card."""

    def __init__(self, fields: dict[str, str]) -> None:
        self.key = fields["id"]
        self.name = fields["name"]
        self.title = fields["title"]
        self.faction = fields["faction"]
        self.active = fields["mode"] == "active"
        self.ability = fields["ability"]
        self.copies = int(fields["copies"])


CARDS: Final[list[Card]] = []
BY_KEY: Final[dict[str, Card]] = {}
FACES: Final[list[Face]] = []
FACE_BY_KEY: Final[dict[str, Face]] = {}
LEADER_FACES: Final[dict[str, LeaderFace]] = {}


def card(key: str) -> Card:
    """The card of this key, as `mo_ghoul` or, in a colour, `ne_decoy.mo`."""
    if key not in BY_KEY:
        raise TaverneError("card-unknown", card=key)
    return BY_KEY[key]


def face_of(printed: Card) -> Face:
    return FACES[printed.face]


def in_colour(face_key: str, faction: str) -> Card:
    """The card of this name in the colour of that faction, or in its own."""
    if face_key in BY_KEY:
        return BY_KEY[face_key]
    return card(f"{face_key}.{COLOURS[faction]}")


def name_of(key: str) -> str:
    """The printed English name of a card or a leader."""
    if key in LEADER_FACES:
        return f"{LEADER_FACES[key].name}: {LEADER_FACES[key].title}"
    return FACES[card(key).face].name
