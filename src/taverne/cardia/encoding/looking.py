"""What a seat of Cardia may know, written for learners.

Reads the table, for speed, but only what the view of that seat tells; a law deals the rest anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from taverne.cardia.box import BOX, GUARDIANS, SCENES
from taverne.cardia.encoding import layout as at
from taverne.cardia.encoding.asking import ask
from taverne.cardia.encoding.weighing import hide_cards, mark_table, weigh_options
from taverne.cardia.judging import prize, signets
from taverne.cardia.printing import print_cards
from taverne.cardia.seats import UNJUDGED
from taverne.cardia.table import RIVAL, CardiaTable
from taverne.kernel.errors import SetupError
from taverne.kernel.sheet import Encoding, Sheet
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.cards import Character, Encounter, Laid, Omen
    from taverne.cardia.rules import CardiaRules
    from taverne.kernel.table import Table

print_cards()
VERSION: Final = 1
SCENE_KEYS: Final[list[str]] = [card.key for card in BOX.values() if card.kind == "scene"]
SCENE_NUMBER: Final[dict[str, int]] = {key: number for number, key in enumerate(SCENE_KEYS)}


class CardiaEncoding(Encoding):
    """Version 1: a place for each card in each zone of each seat, and facts; see docs/environments.md."""

    def __init__(self) -> None:
        super().__init__("cardia", VERSION, at.SEATS)
        self.places = at.SHARED + at.SEATS * at.SEAT
        self.scalars = at.S_SHARED + at.SEATS * at.S_SEAT
        self.actions = at.ACTIONS
        self.most_spots = at.SPOTS
        self.marks = at.MARKS
        refuse_above(at.GUARDIANS_MOST, len(GUARDIANS))
        refuse_above(at.SCENES_MOST, len(SCENES))
        self.rules: CardiaRules | None = None
        self.agreed: list[int] = []

    def look(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        cardia = cast(CardiaTable, table)
        refuse_above(at.ROW_MOST, len(cardia.row))
        if cardia.rules is not self.rules:
            self.rules = cardia.rules
            self.agreed = agreed_places(cardia.rules)
        sheet.begin(row)
        for place in self.agreed:
            sheet.note(place)
        written: i64 = sheet.said(at.S_ROW)
        look_at_table(sheet, cardia)
        look_at_seat(sheet, cardia, seat, seat, 0, written)
        look_at_seat(sheet, cardia, seat, RIVAL[seat], 1, written)
        ask(sheet, cardia, seat)
        sheet.end(row)

    def mark(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        mark_table(sheet, row, cast(CardiaTable, table), seat)

    def weigh(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        weigh_options(sheet, row, cast(CardiaTable, table), seat)

    def open(self, sheet: Sheet, row: i64, table: CardiaTable, seat: i64) -> None:
        """Note the hand of the rival behind all else, as if it had been seen."""
        rival = RIVAL[seat]
        for card in table.hands[rival]:
            if not table.sees(seat, rival, card):
                sheet.mark(row, at.SHARED + at.SEAT + at.HAND + card.id - self.places)

    def peek(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        """The cards of the rival."""
        hide_cards(sheet, row, cast(CardiaTable, table), seat)


def refuse_above(most: i64, count: i64) -> None:
    """More than there are numbers for."""
    if count > most:
        raise SetupError("encoding-too-many", most=int(most), count=int(count))


def look_at_table(sheet: Sheet, table: CardiaTable) -> None:
    """The round, the scenes and the guardians."""
    sheet.note(at.PHASE + table.phase)
    sheet.note_if(at.TIED, table.tied)
    sheet.note(at.GAME + min(table.game, at.MOST_GAME))
    if table.current != NOBODY:
        sheet.note(at.CURRENT + table.current)
    for scene in table.scenes:
        sheet.note(at.SCENE + SCENE_NUMBER[scene.key])
    place: i64 = 0
    for guardian in table.guardians:
        sheet.note(at.GUARDIAN_BACK + place * at.FACTIONS_MOST + guardian.faction)
        if place < table.shown:
            sheet.note(at.GUARDIAN + place * at.GUARDIANS_MOST + guardian.id)
        place += 1
    note_pile(sheet, table.cast, at.CAST)
    sheet.put(at.S_ROUND, table.round)
    sheet.put(at.S_RESOLVED, table.resolved)
    sheet.put(at.S_ROW, len(table.row))
    sheet.put(at.S_DRAWN_GAMES, table.drawn_games)


def agreed_places(rules: CardiaRules) -> list[int]:
    """What was agreed on is worked out once for all tables that share these rules."""
    variants = {
        at.BOTH_WIN: rules.two_judges == "both_win",
        at.VOID_MAGE_BOTH: rules.void_mage == "both",
        at.ILLUSIONIST_ON_TIES: rules.illusionist_on_ties,
        at.EVERY_ROUND: rules.guardian_reveal == "every_round",
        at.PHOENIX_ANY: rules.phoenix == "any_own",
        at.NO_HOUSE_CARDS: not rules.house_cards,
        at.GUARDIANS_OPEN: rules.guardians_open,
    }
    return [at.WINS + rules.wins, *[place for place, holds in variants.items() if holds]]


def note_pile(sheet: Sheet, cards: list[Character], zone: i64) -> None:
    for card in cards:
        sheet.note(zone + card.id)


def look_at_seat(sheet: Sheet, table: CardiaTable, viewer: i64, seat: i64, step: i64, written: i64) -> None:
    """A hand is its owner's; of another's only its size, and what was seen of it."""
    first: i64 = at.SHARED + step * at.SEAT
    scalar: i64 = at.S_SHARED + step * at.S_SEAT
    sheet.note_if(first + at.FIRST, table.first == seat)
    sheet.note_if(first + at.FORESEES, table.foresight[seat])
    sheet.note_if(first + at.STARED, table.stared[seat])
    sheet.note(first + at.SCORE + table.score[seat])
    note_pile(sheet, table.discards[seat], first + at.DISCARD)
    sheet.put(scalar + at.S_HAND, len(table.hands[seat]))
    sheet.put(scalar + at.S_DECK, len(table.decks[seat]))
    sheet.put(scalar + at.S_SIGNETS, signets(table, seat))
    look_at_omen(sheet, table.waiting[seat], first + at.DEMANDS, scalar + at.S_OMEN)
    look_at_sealed(sheet, table, viewer, seat, first)
    look_at_laid(sheet, table, viewer, seat, first, scalar)
    if seat == viewer:
        note_pile(sheet, table.hands[seat], first + at.HAND)
    if table.known:
        look_back(sheet, table, viewer, seat, first)
    look_at_row(sheet, table, seat, first, scalar, written)


def look_at_omen(sheet: Sheet, omen: Omen, demands: i64, scalar: i64) -> None:
    """CAR-5.1 what waits for the next card."""
    for faction in omen.demands:
        sheet.note(demands + faction)
    sheet.put(scalar, omen.modifier)
    sheet.put(scalar + 1, omen.books)
    sheet.put(scalar + 2, omen.engines)
    sheet.put(scalar + 3, omen.claims)


def look_at_sealed(sheet: Sheet, table: CardiaTable, viewer: i64, seat: i64, first: i64) -> None:
    """CAR-2.1 that a card is chosen can be seen; which it is only by its owner, or face up."""
    if table.sealed[seat]:
        sheet.note(first + at.SEALED)
        if seat == viewer or table.opened[seat]:
            sheet.note(first + at.SEALED_CARD + table.sealed[seat][0].id)
    sheet.note_if(first + at.OPENED, table.opened[seat])


def look_at_laid(sheet: Sheet, table: CardiaTable, viewer: i64, seat: i64, first: i64, scalar: i64) -> None:
    """Cards that lie before their encounter is revealed, in the Foggy Swamp."""
    for number in range(at.LAID_MOST):
        for part in range(at.OMEN_SCALARS):
            sheet.put(scalar + at.S_LAID_OMEN + number * at.OMEN_SCALARS + part, 0)
    number = 0
    for pair in table.laid:
        laid: Laid = pair[seat]
        demands: i64 = first + at.LAID_DEMANDS + number * at.FACTIONS_MOST
        look_at_omen(sheet, laid.omen, demands, scalar + at.S_LAID_OMEN + number * at.OMEN_SCALARS)
        sheet.note_if(first + at.FACE_UP + number, laid.face_up)
        if seat == viewer or laid.face_up:
            sheet.note(first + at.LAID + number * at.CARDS_MOST + laid.character.id)
        number += 1


def look_back(sheet: Sheet, table: CardiaTable, viewer: i64, seat: i64, first: i64) -> None:
    """What this viewer has seen of another's hand and face-down cards, and of either deck."""
    if seat != viewer:
        note_seen(sheet, table, viewer, seat, table.hands[seat], first + at.HAND)
        if not table.opened[seat]:
            note_seen(sheet, table, viewer, seat, table.sealed[seat], first + at.HAND)
        hidden = [pair[seat].character for pair in table.laid if not pair[seat].face_up]
        note_seen(sheet, table, viewer, seat, hidden, first + at.HAND)
    deck = table.decks[seat]
    note_seen(sheet, table, viewer, seat, deck, first + at.DECK)
    note_seen(sheet, table, viewer, seat, deck[-1:], first + at.TOP)


def note_seen(
    sheet: Sheet, table: CardiaTable, viewer: i64, seat: i64, pile: list[Character], zone: i64
) -> None:
    for card in pile:
        if table.sees(viewer, seat, card):
            sheet.note(zone + card.id)


def look_at_row(sheet: Sheet, table: CardiaTable, seat: i64, first: i64, scalar: i64, written: i64) -> None:
    """Place by place; beyond them is forgotten what was written there last."""
    place: i64 = 0
    for encounter in table.row:
        look_at_card(sheet, encounter, seat, first + place, scalar + place)
        card = encounter.cards[seat].character
        if card.id >= 0:
            sheet.note(first + at.ROW + place * at.CARDS_MOST + card.id)
        won = encounter.winners.has[seat]
        sheet.note_if(first + at.WON + place, won)
        sheet.put(scalar + at.S_PRIZE + place, prize(table.row, place, seat) if won else 0)
        sheet.note_if(at.UNJUDGED, encounter.winners is UNJUDGED and seat == 0)
        place += 1
    for beyond in range(place, written):
        forget_card(sheet, scalar + beyond)


def look_at_card(sheet: Sheet, encounter: Encounter, seat: i64, first: i64, scalar: i64) -> None:
    """The tokens on a card in the row."""
    placed = encounter.cards[seat]
    sheet.note_if(first + at.ONGOING, placed.ongoing > 0)
    sheet.note_if(first + at.MOVED_IN, encounter.moved_in.has[seat])
    sheet.put(scalar + at.S_INFLUENCE, placed.influence())
    sheet.put(scalar + at.S_MODIFIER, placed.modifier)
    sheet.put(scalar + at.S_ENGINES, placed.engines)
    sheet.put(scalar + at.S_CLAIMS, placed.claims)


def forget_card(sheet: Sheet, scalar: i64) -> None:
    """There is no such place in the row."""
    sheet.put(scalar + at.S_INFLUENCE, 0)
    sheet.put(scalar + at.S_MODIFIER, 0)
    sheet.put(scalar + at.S_ENGINES, 0)
    sheet.put(scalar + at.S_CLAIMS, 0)
    sheet.put(scalar + at.S_PRIZE, 0)
