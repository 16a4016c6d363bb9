"""A table of cardboard, laid out for the rules: rows, weather, horns and leaders as people tell of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from taverne.gwent.cards import LINES, Card
from taverne.gwent.catalogue import FACE_BY_KEY, FACES, LEADER_FACES, in_colour
from taverne.gwent.decks.deck import Deck
from taverne.gwent.faults import stands
from taverne.gwent.leaders import WHITE_FLAME
from taverne.gwent.leaders.base import SILENT
from taverne.gwent.leaders.field import HornRow
from taverne.gwent.modes import MODES
from taverne.gwent.opening import prepare_leaders
from taverne.gwent.rules import read_rules
from taverne.gwent.setup import SECONDARY, lay_out
from taverne.gwent.solo.leaders import TURNED_UP
from taverne.gwent.solo.mode import opponents_deck
from taverne.gwent.texts import named
from taverne.kernel.errors import PositionError, TaverneError
from taverne.kernel.table import NOBODY
from taverne.kernel.told import BLANK

if TYPE_CHECKING:
    from taverne.gwent.table import GwentTable
    from taverne.kernel.rng import Chance
    from taverne.protocol.companion import Lot, RealTable

HORN: Final = "ne_commanders_horn"
MARDROEME: Final = "sk_mardroeme"
UNSEEN: Final = [Card(-1, -1, BLANK, "", [], 0)] * 10  # cards that are drawn, and nobody tells which
OF_SIDES: Final = (*LINES, "horn", "mardroeme", "discard")
OF_TABLE: Final = ("sky", "gone", "turned_up")
MOST_POINTS: Final = 99


class Cardboard:
    """What people tell of their table, and all that cannot be."""

    def __init__(self, wanted: RealTable) -> None:
        self.wanted = wanted
        self.rules = read_rules(wanted.rules)
        self.mode = MODES[self.rules.mode]
        self.seating = self.mode.seating
        self.faults: list[TaverneError] = []
        self.factions = [seat.names.get("faction", "") for seat in wanted.seats]
        self.check_seats()
        self.left = self.whole_box()
        self.piles = [self.read_side(number, side) for number, side in enumerate(wanted.sides)]
        self.sky = found(self.read_weather(word) for word in wanted.piles.get("sky", []))
        self.gone = found(self.read_card(word, NOBODY) for word in wanted.piles.get("gone", []))
        self.check_table()
        self.refuse()

    def note(self, key: str, **details: object) -> None:
        self.faults.append(TaverneError(key, **details))

    def refuse(self) -> None:
        if self.faults:
            raise PositionError("companion-impossible", self.faults)

    def check_seats(self) -> None:
        """Nothing can be read before it is known who sits there."""
        seats, sides = int(self.seating.seats), int(self.seating.sides)
        if (len(self.wanted.seats), len(self.wanted.sides)) != (seats, sides):
            self.note("companion-seats", seats=seats, sides=sides)
        for number, faction in enumerate(self.factions):
            if faction not in SECONDARY:
                self.note("companion-unknown-faction", side=number + 1)
        self.refuse()
        for members in self.seating.members:
            if len({self.factions[seat] for seat in members}) < len(members):
                self.note("companion-same-faction", rule="GWT-8.4")
        for number, seat in enumerate(self.wanted.seats):
            leader = seat.names.get("leader", "")
            if leader and not self.is_leader(number, leader):
                self.note("companion-unknown-leader", side=number + 1)
        self.refuse()

    def is_leader(self, seat: int, key: str) -> bool:
        return key in LEADER_FACES and LEADER_FACES[key].faction == self.factions[seat]

    def whole_box(self) -> Counter[str]:
        """GWT-1.1 the copies of each card in the colours that are played here."""
        played = Counter(self.factions)
        return Counter(
            {
                in_colour(face.key, colour).key: face.copies * played[colour]
                for face in FACES
                for colour in face.colours()
                if colour in played
            }
        )

    def read_side(self, number: int, side: Lot) -> dict[str, list[Card]]:
        for pile in set(side.piles) - set(OF_SIDES):
            self.note("companion-unknown-pile", pile=pile)
        piles = {line: self.read_row(number, line, side.piles.get(line, [])) for line in LINES}
        piles["discard"] = found(self.read_card(word, number) for word in side.piles.get("discard", []))
        piles["horn"] = self.read_beside(number, HORN, side.piles.get("horn", []))
        piles["mardroeme"] = self.read_beside(number, MARDROEME, side.piles.get("mardroeme", []))
        return piles

    def read_row(self, side: int, line: str, words: list[str]) -> list[Card]:
        """GWT-3.1 units in rows of their own kind, and Decoys where a unit stood."""
        cards = found(self.read_card(word, side) for word in words)
        for card in cards:
            if not stands(card, LINES.index(line)):
                self.note("companion-wrong-place", side=side + 1, card=named(card.key), line=line)
            elif not self.may_lie(card, side):
                self.note("companion-other-side", side=side + 1, card=named(card.key))
        return cards

    def may_lie(self, card: Card, side: int) -> bool:
        """GWT-5.4 only spies cross over; GWT-7.3 Relentless may take what others brought."""
        own = card.colour in [self.factions[seat] for seat in self.seating.members[side]]
        taken = self.mode.automaton() != NOBODY or self.rules.relentless != "own_deck"
        return own or card.crosses or taken

    def read_beside(self, side: int, key: str, lines: list[str]) -> list[Card]:
        """GWT-4.6, GWT-9.2 one Horn and one Mardroeme beside a row."""
        if set(lines) - set(LINES) or len(set(lines)) < len(lines):
            self.note("companion-one-each", side=side + 1, card=named(key))
        return found(self.read_card(key, side) for _ in lines)

    def read_weather(self, word: str) -> Card | None:
        """GWT-8.5 in solo only the opponent plays foul weather."""
        automaton = int(self.mode.automaton())
        card = self.read_card(word, automaton if automaton != NOBODY else NOBODY)
        if card is not None and not card.foul:
            self.note("companion-no-weather", card=named(card.key))
        return card

    def read_card(self, word: str, side: int) -> Card | None:
        """The card that is meant; its colour if nobody said it: of this side, of a spy rather another."""
        face, _, _ = word.partition(".")
        if face not in FACE_BY_KEY:
            self.note("companion-unknown-card", card=word)
            return None
        printed = [in_colour(face, colour) for colour in FACE_BY_KEY[face].colours()]
        cards = [card for card in printed if card.colour in self.factions]
        if not cards:
            self.note("companion-nobody-plays", card=named(face))
            return None
        own = [card for card in cards if side == NOBODY or self.may_lie(card, side)]
        cards = sorted(own or cards, key=lambda card: (card.key != word, self.is_foreign(card, side)))
        for card in cards:
            if self.left[card.key] > 0:
                self.left[card.key] -= 1
                return card
        self.too_many(cards)
        return None

    def is_foreign(self, card: Card, side: int) -> bool:
        if side == NOBODY:
            return False
        own = card.colour in [self.factions[seat] for seat in self.seating.members[side]]
        return own == card.crosses

    def too_many(self, cards: list[Card]) -> None:
        face = FACES[cards[0].face]
        most = sum(face.copies * self.factions.count(card.colour) for card in cards)
        fault = TaverneError("companion-too-many", card=named(face.key), most=most)
        if not any(one.key == fault.key and one.details == fault.details for one in self.faults):
            self.faults.append(fault)

    def check_table(self) -> None:
        for pile in set(self.wanted.piles) - set(OF_TABLE):
            self.note("companion-unknown-pile", pile=pile)
        highest = self.mode.stakes.first_score() or MOST_POINTS
        for number, side in enumerate(self.wanted.sides):
            if not 0 <= side.numbers.get("score", 0) <= highest:
                self.note("companion-score-wrong", side=number + 1, most=highest)
        for key in self.wanted.piles.get("turned_up", []):
            if key not in self.mode.leader_pile([Deck(one, "", []) for one in self.factions]):
                self.note("companion-unknown-leader", side=2)

    def lay_out(self, rng: Chance) -> GwentTable:
        """The table as the rules know it, nothing pending."""
        table = lay_out(self.rules, [self.deck(seat) for seat in range(len(self.factions))], rng)
        for seat in range(len(self.factions)):
            table.decks[seat] = self.unseen(seat)
        for side in range(len(self.piles)):
            self.fill(table, side)
        self.spare_reserves(table)
        self.hang_weather(table)
        self.set_leaders(table)
        table.gone = self.gone
        table.round = max(1, self.wanted.numbers.get("round", 1))
        return table

    def deck(self, seat: int) -> Deck:
        faction = self.factions[seat]
        if seat == self.mode.automaton():
            return opponents_deck(faction)
        return Deck(faction, self.wanted.seats[seat].names.get("leader") or stand_in(faction), [])

    def unseen(self, seat: int) -> list[Card]:
        """GWT-8.5 of the opponent's whole faction what lies nowhere; of a person's deck nobody knows."""
        if seat != self.mode.automaton():
            return UNSEEN[:]
        whole = dict.fromkeys(opponents_deck(self.factions[seat]).cards)
        hidden = [card for card in whole for _ in range(min(self.left[card.key], FACES[card.face].copies))]
        return hidden + UNSEEN

    def fill(self, table: GwentTable, side: int) -> None:
        lot, piles = self.wanted.sides[side], self.piles[side]
        table.discards[side] = piles["discard"][:]
        table.score[side] = lot.numbers.get("score", self.mode.stakes.first_score())
        table.beaten[side] = lot.numbers.get("beaten", 0)
        rows = {line: table.row(side, number) for number, line in enumerate(LINES)}
        for line, row in rows.items():
            for card in piles[line]:
                row.add(card)
        for line, card in zip(lot.piles.get("horn", []), piles["horn"], strict=True):
            rows[line].set_horn(card)
        for line, card in zip(lot.piles.get("mardroeme", []), piles["mardroeme"], strict=True):
            rows[line].mardroeme = card

    def spare_reserves(self, table: GwentTable) -> None:
        """GWT-1.2 what has come out of a secondary deck is no longer there."""
        for seat, faction in enumerate(self.factions):
            if self.factions.index(faction) == seat:
                kept = [
                    card for card in dict.fromkeys(SECONDARY[faction]) for _ in range(self.left[card.key])
                ]
                table.reserves[seat] = kept

    def hang_weather(self, table: GwentTable) -> None:
        """GWT-3.8 over who played it; GWT-8.5 in solo that was the opponent."""
        automaton = int(self.mode.automaton())
        for card in self.sky:
            seat = self.factions.index(card.colour) if automaton == NOBODY else automaton
            table.skies[seat].append(card)
        table.renew_weather()

    def set_leaders(self, table: GwentTable) -> None:
        """GWT-7.2 passive leaders, those that were turned up, and horns that leaders have blown."""
        prepare_leaders(table)
        table.turned_up = self.wanted.piles.get("turned_up", [])
        table.leader_pile = [key for key in table.leader_pile if key not in table.turned_up]
        if table.turned_up and table.leaders[-1] is not SILENT:
            for key in table.turned_up:
                TURNED_UP[key].lasts(table)
            if WHITE_FLAME in table.turned_up:
                TURNED_UP[WHITE_FLAME].turned_up(table)
        for number, seat in enumerate(self.wanted.seats):
            if seat.numbers.get("blown"):
                self.blow(table, number)
        self.refuse()

    def blow(self, table: GwentTable, seat: int) -> None:
        """GWT-7.4 a leader's horn lasts the round, in a row that had none."""
        leader = self.mode.leaders.get(self.wanted.seats[seat].names.get("leader", ""))
        if not isinstance(leader, HornRow):
            self.note("companion-no-horn", side=seat + 1)
        elif not leader.usable(table, seat):
            self.note("companion-horn-taken", side=seat + 1, line=LINES[leader.line])
        else:
            leader.use(table, seat)


def found(cards: Iterable[Card | None]) -> list[Card]:
    """Those that there are; what is wrong with the others is noted."""
    return [card for card in cards if card is not None]


def stand_in(faction: str) -> str:
    """For a leader that nobody has told of: one that changes nothing by lying there."""
    return next(key for key, face in LEADER_FACES.items() if face.faction == faction and face.active)
