"""What a seat of Gwent may know, written for learners.

Reads the table, for speed, but only what the view of that seat tells; a law deals the rest anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.encoding import layout as at
from taverne.gwent.encoding.asking import ask
from taverne.gwent.encoding.weighing import mark_table, weigh_options
from taverne.gwent.leaders.base import SILENT
from taverne.gwent.modes import MODES
from taverne.gwent.printing import print_cards
from taverne.gwent.table import ANYONE, GwentTable, Sighting
from taverne.kernel.sheet import HIDDEN_MOST, NOTHING, Encoding, Sheet

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.rules import GwentRules
    from taverne.kernel.table import Table

print_cards()
VERSION: Final = 1
LEADER_NUMBER: Final[dict[str, int]] = {key: number for number, key in enumerate(LEADER_FACES)}
FACTION_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}
MODE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(MODES)}
AFTER_DRAW_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(at.AFTER_DRAWS)}


class GwentEncoding(Encoding):
    """Version 1: a place for each card in each zone of each seat, and facts; see docs/environments.md."""

    def __init__(self, mode: str) -> None:
        super().__init__("gwent", VERSION, MODES[mode].seating.seats)
        self.mode = mode
        self.places = at.SHARED + self.seats * at.SEAT
        self.scalars = at.S_SHARED + self.seats * at.S_SEAT
        self.actions = at.A_SHARED + self.seats * at.A_SEAT
        self.most_spots = self.seats * at.SPOTS_OF_SEAT
        self.marks = at.MARKS
        self.rules: GwentRules | None = None
        self.agreed: list[int] = []
        self.open_lists = False

    def look(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        gwent = cast(GwentTable, table)
        if gwent.rules is not self.rules:
            self.agree(gwent.rules)
        sheet.begin(row)
        for place in self.agreed:
            sheet.note(place)
        look_at_table(sheet, gwent)
        seats = gwent.seating.seats
        for step in range(seats):
            look_at_seat(sheet, gwent, seat, (seat + step) % seats, step, self.open_lists)
        side: i64 = gwent.seating.side_of[seat]
        sides = gwent.seating.sides
        for step in range(sides):
            look_at_side(sheet, gwent, (side + step) % sides, step)
        if gwent.known:
            look_back(sheet, gwent, seat)
        look_at_balance(sheet, gwent, seat)
        ask(sheet, gwent, seat)
        sheet.end(row)

    def mark(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        mark_table(sheet, row, cast(GwentTable, table), seat)

    def weigh(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        weigh_options(sheet, row, cast(GwentTable, table), seat)

    def peek(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        """The hand and the deck of the first foe."""
        gwent = cast(GwentTable, table)
        foe: i64 = gwent.seating.foes[seat][0]
        hide_pile(sheet, row, gwent.hands[foe], at.HIDDEN_HAND, at.HIDDEN_DECK)
        hide_pile(sheet, row, gwent.decks[foe], at.HIDDEN_DECK, HIDDEN_MOST)

    def agree(self, rules: GwentRules) -> None:
        """What was agreed on is worked out once for all tables that share these rules."""
        self.rules = rules
        self.open_lists = rules.open_lists
        self.agreed = agreed_places(rules)


def note_pile(sheet: Sheet, cards: list[Card], zone: i64) -> None:
    for card in cards:
        sheet.note(zone + card.face)


def hide_pile(sheet: Sheet, row: i64, cards: list[Card], first: i64, end: i64) -> None:
    place: i64 = first
    for card in cards:
        if place < end:
            sheet.hide(row, place, card.face)
            place += 1
    while place < end:
        sheet.hide(row, place, NOTHING)
        place += 1


def agreed_places(rules: GwentRules) -> list[int]:
    variants = {
        at.ADVANCED: rules.law == "advanced",
        at.ROUSING: rules.weather_on_zero == "becomes_1",
        at.RIVAL_DISCARD: rules.relentless == "opponent_discard",
        at.NO_SUMMON_ON_DECOY: not rules.summon_on_decoy,
        at.BUILT_DECK: rules.built_deck,
        at.ENEMY_LEADERS: rules.enemy_leaders,
        at.OPEN_LISTS: rules.open_lists,
    }
    places: list[int] = [
        at.MODE + MODE_NUMBER[rules.mode],
        at.AFTER_DRAW + AFTER_DRAW_NUMBER[rules.after_draw],
    ]
    return places + [place for place, holds in variants.items() if holds]


def look_at_table(sheet: Sheet, table: GwentTable) -> None:
    """The round, the weather, and what lies in no seat's place."""
    sheet.note(at.ROUND + min(table.round, at.MOST_ROUND))
    for line in range(at.LINES):
        sheet.note_if(at.FOUL + line, table.rows[line].foul)
    sheet.note_if(at.BLIND_MEDICS, table.blind_medics)
    sheet.note_if(at.SEALED, table.sealed)
    for key in table.turned_up:
        sheet.note(at.TURNED_UP + LEADER_NUMBER[key])
    note_pile(sheet, table.gone, at.GONE)
    sheet.put(at.S_ROUND, table.round)
    sheet.put(at.S_QUIET, table.quiet)


def look_at_seat(
    sheet: Sheet, table: GwentTable, viewer: i64, seat: i64, step: i64, open_lists: bool
) -> None:
    """Its leader, its turn, and its cards: all of a hand on the own side, of others what everybody sees."""
    first: i64 = at.SHARED + step * at.SEAT
    scalar: i64 = at.S_SHARED + step * at.S_SEAT
    look_at_leader(sheet, table, seat, first)
    sheet.note_if(first + at.PASSED, table.passed[seat])
    sheet.note_if(first + at.TURN, table.turn == seat)
    sheet.note_if(first + at.STARTER, table.starter == seat)
    held: i64 = len(table.hands[seat])
    sheet.note(first + at.HAND_SIZE + min(held, at.MOST_HAND_SIZE))
    sheet.put(scalar + at.S_HAND, held)
    note_pile(sheet, table.skies[seat], first + at.SKY)
    note_pile(sheet, table.reserves[seat], first + at.RESERVE)
    sheet.put(scalar + at.S_BURIED, len(table.buried[seat]))
    left: i64 = len(table.decks[seat])
    if table.side(seat) == table.side(viewer):
        sheet.note_if(first + at.PARTNER, seat != viewer)
        note_pile(sheet, table.hands[seat], first + at.HAND)
        note_pile(sheet, table.asides[seat], first + at.ASIDE)
    else:
        left += len(table.asides[seat])
    sheet.put(scalar + at.S_DECK, left)
    if seat == viewer:
        note_pile(sheet, table.decks[seat], first + at.DECK)
    elif open_lists:
        note_pile(sheet, table.lists[seat].cards, first + at.DECK)


def look_at_leader(sheet: Sheet, table: GwentTable, seat: i64, first: i64) -> None:
    deck = table.lists[seat]
    sheet.note(first + at.FACTION + FACTION_NUMBER[deck.faction])
    number: i64 = LEADER_NUMBER[deck.leader] if deck.leader else at.NO_LEADER
    sheet.note(first + at.LEADER + number)
    sheet.note_if(first + at.READY + number, table.ready[seat])
    sheet.note_if(first + at.SILENCED, table.leaders[seat] is SILENT)


def look_at_side(sheet: Sheet, table: GwentTable, side: i64, step: i64) -> None:
    """Rows, discard pile and score; in pairs they stand with the first seat of the side."""
    first: i64 = at.SHARED + step * at.SEAT
    scalar: i64 = at.S_SHARED + step * at.S_SEAT
    total: i64 = 0
    for line in range(at.LINES):
        row = table.rows[side * at.LINES + line]
        strength = row.total()
        total += strength
        sheet.put(scalar + at.S_ROWS + line, strength)
        sheet.put(scalar + at.S_STRONGEST + line, row.strongest())
        note_pile(sheet, row.cards, first + at.ROWS + line * at.CARDS_MOST)
        sheet.note_if(first + at.HORN + line, row.horn is not None)
        sheet.note_if(first + at.MARDROEME + line, row.mardroeme is not None)
    melee = table.rows[side * at.LINES]
    sheet.note_if(first + at.GENTLE, melee.gentle)
    sheet.note_if(first + at.TREASON, melee.treason)
    sheet.note_if(first + at.HOPEFUL, melee.hopeful)
    note_pile(sheet, table.discards[side], first + at.DISCARD)
    score: i64 = table.score[side]
    sheet.note(first + at.SCORE + min(score, at.MOST_SCORE))
    sheet.put(scalar + at.S_TOTAL, total)
    sheet.put(scalar + at.S_SCORE, score)
    sheet.put(scalar + at.S_BEATEN, table.beaten[side])


def look_back(sheet: Sheet, table: GwentTable, viewer: i64) -> None:
    """GWT-9.16 what this seat has seen of hands, and what everybody saw going back into decks."""
    seats = table.seating.seats
    for sighting in table.known:
        first: i64 = at.SHARED + (sighting.seat - viewer) % seats * at.SEAT
        if not sighting.in_hand:
            sheet.note(first + at.RETURNED + sighting.card.face)
        elif is_seen(table, viewer, sighting):
            sheet.note(first + at.HAND + sighting.card.face)


def is_seen(table: GwentTable, viewer: i64, sighting: Sighting) -> bool:
    """The hands of the own side are seen anyway (GWT-8.4)."""
    if table.side(sighting.seat) == table.side(viewer):
        return False
    return sighting.viewer == ANYONE or sighting.viewer == viewer


def look_at_balance(sheet: Sheet, table: GwentTable, viewer: i64) -> None:
    """How far the own side leads the best rival, and what the own hand is worth in print."""
    best: i64 = 0
    for side in table.seating.rivals[viewer]:
        best = max(best, table.total(side))
    sheet.put(at.S_LEAD, table.total(table.side(viewer)) - best)
    power: i64 = 0
    for card in table.hands[viewer]:
        power += card.power
    sheet.put(at.S_HAND_POWER, power)
