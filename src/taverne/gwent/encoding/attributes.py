"""What is printed on cards and leaders as numbers, beside their own: for cards never met in play."""

from __future__ import annotations

from typing import Final

from taverne.gwent.cards import COLOURS
from taverne.gwent.cards import LINES as LINE_NAMES
from taverne.gwent.catalogue import FACES, LEADER_FACES, Face, LeaderFace
from taverne.gwent.encoding import layout as at
from taverne.gwent.printing import print_cards

print_cards()
KINDS: Final = ("unit", "hero", "special", "weather")
FACTIONS: Final = ("neutral", *COLOURS)
ABILITIES: Final = (
    "agile", "berserker", "bond", "clear", "decoy", "fog", "frost", "horn", "mardroeme", "medic", "morale",
    "muster", "rain", "scorch", "scorch_all", "scorch_row", "spy", "storm", "summon",
)  # fmt: skip
LEADER_ABILITIES: Final = (
    "cancel_leader", "clear_weather", "discard2_pick1", "discard_to_hand", "double_spies", "draw_extra_start",
    "half_weather", "horn_row", "move_agile", "peek3", "play_bond_copy", "play_mardroeme", "play_weather",
    "random_revive", "relentless", "reshuffle_discards", "scorch_row",
)  # fmt: skip
LEADER_AIMS: Final = ("melee", "ranged", "siege", "frost", "fog", "rain", "storm", "any", "own")
CARD_ATTRIBUTES: Final = (
    "power", "copies", "secondary", "calls", *KINDS, *LINE_NAMES, *FACTIONS, *ABILITIES,
)  # fmt: skip
LEADER_ATTRIBUTES: Final = ("active", *COLOURS, *LEADER_ABILITIES, *LEADER_AIMS)
ACTION_KINDS: Final = (
    "pass", "leader", "done", "exchange", "deploy", "beside", "aim", "starter",
    "play", "revive", "search", "plunder", "shed", "swap",
)  # fmt: skip
OWNERS: Final = ("own", "next", "second", "third", "fourth")
ACTION_ATTRIBUTES: Final = (*ACTION_KINDS, *LINE_NAMES, *OWNERS, *CARD_ATTRIBUTES)
Numbers = list[int]


def one_hot(names: tuple[str, ...], held: list[str]) -> Numbers:
    return [int(name in held) for name in names]


def card_attributes() -> list[Numbers]:
    """One line for each number of a card; those that no card has yet are empty."""
    spare = at.CARDS_MOST - len(FACES)
    return [attributes_of(face) for face in FACES] + [[0] * len(CARD_ATTRIBUTES) for _ in range(spare)]


def attributes_of(face: Face) -> Numbers:
    calls = int(face.target.startswith("calls:"))
    printed = [face.strength or 0, face.copies, int(face.secondary), calls]
    marks = [(KINDS, [face.kind]), (LINE_NAMES, face.rows), (FACTIONS, [face.faction])]
    return printed + [one for names, held in marks for one in one_hot(names, held)] + abilities_of(face)


def abilities_of(face: Face) -> Numbers:
    return one_hot(ABILITIES, face.abilities)


def leader_attributes() -> list[Numbers]:
    """One line for each number of a leader; the last is for the opponent of solo play, which has none."""
    none = [0] * len(LEADER_ATTRIBUTES)
    return [attributes_of_leader(face) for face in LEADER_FACES.values()] + [none]


def attributes_of_leader(face: LeaderFace) -> Numbers:
    verb, _, aim = face.ability.partition(":")
    return [
        int(face.active),
        *one_hot(tuple(COLOURS), [face.faction]),
        *one_hot(LEADER_ABILITIES, [verb]),
        *one_hot(LEADER_AIMS, [aim]),
    ]


def action_attributes(seats: int) -> list[Numbers]:
    """One line for each action: its kind, a line of the field, whose, and what is printed on its card."""
    cards = card_attributes()
    table = [action_line("", -1, -1, []) for _ in range(at.A_SHARED + seats * at.A_SEAT)]
    for number, kind in enumerate(ACTION_KINDS[:3]):
        table[number] = action_line(kind, -1, -1, [])
    for face in range(at.CARDS_MOST):
        table[at.A_EXCHANGE + face] = action_line("exchange", -1, 0, cards[face])
    for line in range(at.LINES):
        table[at.A_BESIDE + line] = action_line("beside", line, 0, [])
    for owner in range(at.SEATS_MOST):
        table[at.A_AIM + owner] = action_line("aim", -1, owner, [])
        table[at.A_STARTER + owner] = action_line("starter", -1, owner, [])
        for line in range(at.LINES):
            table[at.A_DEPLOY + owner * at.LINES + line] = action_line("deploy", line, owner, [])
    for owner in range(seats):
        first = at.A_SHARED + owner * at.A_SEAT
        table[first : first + at.A_SEAT] = card_actions(owner, cards)
    return table


def card_actions(owner: int, cards: list[Numbers]) -> list[Numbers]:
    """All actions with cards in the colour of one seat."""
    plain = ("play", "revive", "search", "plunder", "shed")
    lines = [action_line(kind, -1, owner, card) for kind in plain for card in cards]
    return lines + [action_line("swap", line, owner, card) for card in cards for line in range(at.LINES)]


def action_line(kind: str, line: int, owner: int, card: Numbers) -> Numbers:
    return [
        *one_hot(ACTION_KINDS, [kind]),
        *(int(number == line) for number in range(at.LINES)),
        *(int(number == owner) for number in range(at.SEATS_MOST)),
        *(card or [0] * len(CARD_ATTRIBUTES)),
    ]
