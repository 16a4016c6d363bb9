"""A card and its printed facts; what a keyword may say, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable

MELEE: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
LINES: Final = ("melee", "ranged", "siege")
COLOURS: Final = {
    "monsters": "mo",
    "nilfgaard": "ni",
    "northern_realms": "nr",
    "scoiatael": "st",
    "skellige": "sk",
}


class Kind:
    """How a card is played: one for all units, one for each special card."""

    def mark(self, card: Card) -> None:
        """Once, when the card is printed: note a standing fact on it."""

    def playable(self, table: GwentTable, seat: i64) -> bool:
        """Whether it may be played from the hand now."""
        return True

    def play(self, table: GwentTable, seat: i64, card: Card) -> None:
        raise NotImplementedError


SILENT: Final = Kind()


class Card:
    """One printed card in one faction's colour. All copies are this one object.

    `face` is the number of its name, the same in every colour; `key` tells the colour too.
    """

    def __init__(self, id: i64, face: i64, key: str, colour: str, lines: list[int], power: i64) -> None:
        self.id: i64 = id
        self.face: i64 = face
        self.key = key
        self.colour = colour
        self.lines = lines
        self.power: i64 = power
        self.hero = False
        self.plain = False
        self.secondary = False
        self.kind = SILENT
        self.keywords: list[Keyword] = []
        self.calls: i64 = 0
        self.band: i64 = -1
        self.foul: i64 = 0
        self.clears = False
        self.becomes: i64 = -1
        self.crosses = False
        self.bonds = False
        self.heals = False
        self.berserk = False
        self.morale: i64 = 0
        self.horns: i64 = 0
        self.shrooms: i64 = 0

    def play(self, table: GwentTable, seat: i64) -> None:
        """Carry it out; it has just left the hand, the deck or the discard pile."""
        self.kind.play(table, seat, self)


class Keyword:
    """The moments in which a keyword may speak; by default it is silent."""

    def mark(self, card: Card) -> None:
        """Once, when the card is printed: note a standing fact on it."""

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        """The unit has just been put into this row by this seat."""

    def left(self, table: GwentTable, card: Card, row: Row) -> None:
        """The unit has just gone from this row, for whatever reason."""
