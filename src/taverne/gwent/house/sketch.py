"""A duel that somebody has set up by hand: two hands, six rows, gems and passes. The rest follows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from taverne.gwent import position
from taverne.gwent.cards import COLOURS, LINES, Card
from taverne.gwent.catalogue import FACE_BY_KEY, FACES, in_colour
from taverne.gwent.decks.deck import Deck, card_number
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.leaders import LEADERS
from taverne.gwent.opening import prepare_leaders
from taverne.gwent.rounds import END_ROUND
from taverne.gwent.rules import GwentRules
from taverne.gwent.setup import lay_out
from taverne.gwent.texts import named
from taverne.gwent.turns import TURNS
from taverne.kernel.errors import PositionError, TaverneError
from taverne.kernel.position import Position
from taverne.kernel.rng import seeded

if TYPE_CHECKING:
    from taverne.gwent.table import GwentTable
    from taverne.protocol.puzzles import SketchSeat, SketchWish

PILES: Final = ("hand", *LINES, "horn", "sky", "discard")
LIST_SIZE: Final = 26
MOST_HAND: Final = 20
LUCK: Final = 1
HORN: Final = "ne_commanders_horn"


class Sketch:
    """What is wrong so far, and the cards by pile."""

    def __init__(self, wanted: SketchWish) -> None:
        self.wanted = wanted
        self.faults: list[TaverneError] = []
        self.piles = [self.read_seat(number, seat) for number, seat in enumerate(wanted.seats)]

    def note(self, key: str, **details: object) -> None:
        self.faults.append(TaverneError(key, **details))

    def faction(self, seat: int) -> str:
        return self.wanted.seats[seat].names.get("faction", "")

    def leader(self, seat: int) -> str:
        return self.wanted.seats[seat].names.get("leader", "")

    def number(self, seat: int, name: str, usual: int) -> int:
        return self.wanted.seats[seat].numbers.get(name, usual)

    def read_seat(self, number: int, seat: SketchSeat) -> dict[str, list[Card]]:
        faction, leader = self.faction(number), self.leader(number)
        if faction not in COLOURS:
            self.note("sketch-unknown-faction", side=number, faction=faction)
            return {pile: [] for pile in PILES}
        if leader not in LEADERS or not leader.startswith(COLOURS[faction] + "_"):
            self.note("sketch-unknown-leader", side=number)
        for pile in set(seat.piles) - set(PILES):
            self.note("sketch-unknown-pile", side=number, pile=pile)
        self.count(number, "gems", 1, 2)
        return {pile: self.read_pile(number, pile, seat.piles.get(pile, [])) for pile in PILES}

    def count(self, seat: int, name: str, low: int, high: int) -> None:
        if not low <= self.number(seat, name, low) <= high:
            self.note("sketch-number", side=seat, name=name, low=low, high=high)

    def read_pile(self, seat: int, pile: str, words: list[str]) -> list[Card]:
        if pile == "horn":
            return self.read_horns(seat, words)
        known = [word for word in words if word in FACE_BY_KEY]
        for word in words:
            if word not in FACE_BY_KEY:
                self.note("sketch-unknown-card", side=seat, card=word)
        cards = [in_colour(word, self.faction(seat)) for word in known]
        for card in cards:
            if not fits(card, pile):
                self.note("sketch-wrong-place", side=seat, card=named(card.key), place=pile)
        return cards

    def read_horns(self, seat: int, lines: list[str]) -> list[Card]:
        if set(lines) - set(LINES) or len(set(lines)) < len(lines):
            self.note("sketch-horns", side=seat)
        return [in_colour(HORN, self.faction(seat)) for _ in lines]

    def check(self) -> None:
        """Copies, hands, and somebody who can answer."""
        for seat in range(2):
            if len(self.piles[seat]["hand"]) > MOST_HAND:
                self.note("sketch-hand-too-large", side=seat, most=MOST_HAND)
        for card, count in self.brought().items():
            if count > FACES[card.face].copies:
                self.note("sketch-too-many", card=named(card.key), most=FACES[card.face].copies)
        asked = self.wanted.asked
        if self.number(asked, "passed", 0):
            self.note("sketch-asked-has-passed", side=asked)
        elif not self.piles[asked]["hand"]:
            self.note("sketch-asked-holds-nothing", side=asked)
        if self.faults:
            raise PositionError("sketch-impossible", self.faults)

    def brought(self) -> Counter[Card]:
        return Counter(card for piles in self.piles for cards in piles.values() for card in cards)

    def deck(self, seat: int) -> tuple[Deck, list[Card]]:
        """The list of a seat: its cards at this table, and the rest of its starter deck for the draw pile."""
        faction = self.faction(seat)
        seen = Counter(
            card for card in self.brought().elements() if card.colour == faction and not card.secondary
        )
        starter = Counter(starter_decks()[faction].cards)
        left = sorted((starter - seen).elements(), key=lambda card: (not card.plain, card.id))
        rest = left[: max(0, LIST_SIZE - seen.total())]
        cards = sorted([*seen.elements(), *rest], key=card_number)
        return Deck(faction, self.leader(seat), cards), sorted(rest, key=card_number)


def fits(card: Card, pile: str) -> bool:
    if pile in LINES:
        return ((card.plain or card.hero) and LINES.index(pile) in card.lines) or card.key.startswith(
            "ne_decoy"
        )
    if pile == "sky":
        return card.foul > 0
    return pile != "hand" or not card.secondary


def lay_sketch(wanted: SketchWish) -> Position:
    """The position that is meant; PositionError names everything that cannot be."""
    sketch = Sketch(wanted)
    sketch.check()
    decks = [sketch.deck(seat) for seat in range(2)]
    table = lay_out(GwentRules(), [deck for deck, _ in decks], seeded(LUCK))
    for seat in range(2):
        table.decks[seat] = decks[seat][1]
        fill(table, sketch, seat)
    prepare_leaders(table)
    table.renew_weather()
    for seat in range(2):
        table.passed[seat] = bool(sketch.number(seat, "passed", 0))
        table.ready[seat] = table.ready[seat] and not sketch.number(seat, "used", 0)
    table.round = 5 - sum(table.score)
    table.turn = table.starter = wanted.asked
    table.push(END_ROUND)
    table.push(TURNS[wanted.asked])
    table.advance()
    return position.write_position(table)


def fill(table: GwentTable, sketch: Sketch, seat: int) -> None:
    piles = sketch.piles[seat]
    for card in piles["hand"]:
        table.take(seat, card)
    table.discards[seat] += piles["discard"]
    table.skies[seat] += piles["sky"]
    table.score[seat] = sketch.number(seat, "gems", 2)
    horns = sketch.wanted.seats[seat].piles.get("horn", [])
    for number, line in enumerate(LINES):
        row = table.row(seat, number)
        for card in piles[line]:
            row.add(card)
        if line in horns:
            row.set_horn(in_colour(HORN, sketch.faction(seat)))
