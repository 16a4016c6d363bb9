"""A game of Cardia that somebody has set up by hand: hands, the row with its tokens, discards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from taverne.cardia import position
from taverne.cardia.cards import Character, Encounter, Placed
from taverne.cardia.catalogue import character
from taverne.cardia.match import MATCH
from taverne.cardia.printing import cast_of
from taverne.cardia.rounds import BEGIN
from taverne.cardia.rules import CardiaRules
from taverne.cardia.seats import UNJUDGED
from taverne.cardia.settle import rejudge
from taverne.cardia.setup import lay_out
from taverne.cardia.texts import named
from taverne.kernel.errors import PositionError, TaverneError
from taverne.kernel.position import Position
from taverne.kernel.rng import seeded

if TYPE_CHECKING:
    from taverne.cardia.table import CardiaTable
    from taverne.protocol.puzzles import SketchSeat, SketchWish

PILES: Final = ("hand", "row", "discard")
PLACED: Final = re.compile(r"([a-z_]+)([+-]\d{1,2})?(\*{0,3})")
MOST_HAND: Final = 8
LUCK: Final = 1


class Sketch:
    """What is wrong so far, and the cards of each seat by pile."""

    def __init__(self, wanted: SketchWish) -> None:
        self.wanted = wanted
        self.faults: list[TaverneError] = []
        self.deck = wanted.names.get("deck", "I")
        if self.deck not in ("I", "II"):
            self.note("sketch-unknown-deck")
            self.deck = "I"
        self.cast = {card.key: card for card in cast_of(self.deck)}
        self.hands = [self.read_cards(number, seat, "hand") for number, seat in enumerate(wanted.seats)]
        self.discards = [self.read_cards(number, seat, "discard") for number, seat in enumerate(wanted.seats)]
        self.rows = [self.read_row(number, seat) for number, seat in enumerate(wanted.seats)]

    def note(self, key: str, **details: object) -> None:
        self.faults.append(TaverneError(key, **details))

    def read_cards(self, number: int, seat: SketchSeat, pile: str) -> list[Character]:
        return [self.cast[word] for word in seat.piles.get(pile, []) if self.knows(number, word)]

    def knows(self, number: int, word: str) -> bool:
        if word not in self.cast:
            self.note("sketch-unknown-card", side=number, card=word)
        return word in self.cast

    def read_row(self, number: int, seat: SketchSeat) -> list[Placed]:
        row = list[Placed]()
        for pile in set(seat.piles) - set(PILES):
            self.note("sketch-unknown-pile", side=number, pile=pile)
        for word in seat.piles.get("row", []):
            found = PLACED.fullmatch(word)
            if found is None or not self.knows(number, found[1]):
                self.note("sketch-unknown-card", side=number, card=word)
                continue
            row.append(Placed(character(found[1]), int(found[2] or 0), len(found[3]), 0, 0))
        return row

    def check(self) -> None:
        if len(self.rows[0]) != len(self.rows[1]):
            self.note("sketch-row-uneven")
        for seat in range(2):
            used = [*self.hands[seat], *self.discards[seat], *(card.character for card in self.rows[seat])]
            for card in {one for one in used if used.count(one) > 1}:
                self.note("sketch-twice", side=seat, card=named(card.key))
            if len(self.hands[seat]) > MOST_HAND:
                self.note("sketch-hand-too-large", side=seat, most=MOST_HAND)
            if not self.hands[seat]:
                self.note("sketch-holds-nothing", side=seat)
        if self.faults:
            raise PositionError("sketch-impossible", self.faults)


def lay_sketch(wanted: SketchWish) -> Position:
    """The position that is meant; PositionError names everything that cannot be."""
    sketch = Sketch(wanted)
    sketch.check()
    table = lay_out(CardiaRules(deck=sketch.deck, wins=1), seeded(LUCK))
    table.game = 1
    table.agenda.extend([MATCH, BEGIN])
    table.row = [Encounter([one, two], UNJUDGED) for one, two in zip(*sketch.rows, strict=True)]
    rejudge(table)
    table.resolved = table.round = len(table.row)
    for seat in range(2):
        fill(table, sketch, seat)
    table.advance()
    if table.is_over() or table.game != 1:
        raise PositionError("sketch-impossible", [TaverneError("sketch-over")])
    return position.write_position(table)


def fill(table: CardiaTable, sketch: Sketch, seat: int) -> None:
    """What lies nowhere is in the deck, or out of the game if the sketch says so."""
    hand, discard = sketch.hands[seat], sketch.discards[seat]
    used = [*hand, *discard, *(card.character for card in sketch.rows[seat])]
    rest = [card for card in sketch.cast.values() if card not in used]
    empty = bool(sketch.wanted.seats[seat].numbers.get("empty", 0))
    table.discards[seat] = [*discard, *rest] if empty else discard
    table.decks[seat] = [] if empty else rest[::-1]
    for card in hand:
        table.take(seat, card)
