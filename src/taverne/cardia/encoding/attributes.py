"""What is printed on characters as numbers, beside their numbers: for decks that were never met in play."""

from __future__ import annotations

from typing import Final

from taverne.cardia.cards import FACTIONS, Character
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.encoding import layout as at
from taverne.cardia.encoding.asking import FIRST_ACTION
from taverne.cardia.printing import print_cards

print_cards()
MARKS: Final = ("ongoing", "ties", "judges", "counsels", "triumphs", "prizes", "crowns")
CARD_ATTRIBUTES: Final = ("influence", *FACTIONS, *MARKS)
ACTION_ATTRIBUTES: Final = ("refuse", "next", *at.QUESTIONS, "place", "own", *CARD_ATTRIBUTES)
Numbers = list[int]


def card_attributes() -> list[Numbers]:
    """One line for each number of a character."""
    return [attributes_of(card) for card in CHARACTERS]


def attributes_of(card: Character) -> Numbers:
    factions = [int(number == card.faction) for number in range(len(FACTIONS))]
    flags = [card.ongoing, card.ties, card.judges, card.counsels, card.triumphs]
    return [int(card.influence), *factions, *map(int, flags), int(card.prizes), int(card.crowns)]


def action_attributes() -> list[Numbers]:
    """One line for each action: its question, the place in the row, whose card there, and its character."""
    table = [action_line("", 0, 0, []) for _ in range(at.ACTIONS)]
    table[at.A_REFUSE] = action_line("refuse", 0, 0, [])
    table[at.A_NEXT] = action_line("next", 0, 0, [])
    for name, first in FIRST_ACTION.items():
        lines = lines_of(name)
        table[first : first + len(lines)] = lines
    return table


def lines_of(question: str) -> list[Numbers]:
    """The actions of one question, in the order of their numbers."""
    if question in at.CARD_QUESTIONS:
        return [action_line(question, 0, 0, card) for card in card_attributes()]
    if question in at.FACTION_QUESTIONS:
        return [action_line(question, 0, 0, faction_line(number)) for number in range(at.FACTIONS_MOST)]
    if question in at.PLACE_QUESTIONS:
        return [action_line(question, place + 1, 1, []) for place in range(at.ROW_MOST)]
    if question in at.SPOT_QUESTIONS:
        spots = range(at.SEATS * at.ROW_MOST)
        return [action_line(question, spot // at.SEATS + 1, 1 - spot % at.SEATS, []) for spot in spots]
    return [action_line(question, number, 0, []) for number in range(2)]


def faction_line(number: int) -> Numbers:
    line = [0] * len(CARD_ATTRIBUTES)
    line[1 + number] = 1
    return line


def action_line(name: str, place: int, own: int, card: Numbers) -> Numbers:
    """Where two options have no place and no card, the number tells them apart."""
    kinds = [int(kind == name) for kind in ("refuse", "next", *at.QUESTIONS)]
    return [*kinds, place, own, *(card or [0] * len(CARD_ATTRIBUTES))]
