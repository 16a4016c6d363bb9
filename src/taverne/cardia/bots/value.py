"""What a Cardia position is worth: every trait of a seat has a learned weight.

`cardia_weights` holds the weights, `tools/cardia_weights.py` learns them from games of the bots.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from taverne.cardia.bots.weights import WEIGHTS
from taverne.cardia.commit import CommitOpenly
from taverne.cardia.judging import signets
from taverne.cardia.table import RIVAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable

# Where the traits of a kind begin: cards by their number, the others by how many or how much.
HELD: Final = 0
DECKED: Final = 32
PLAYED: Final = 64
LASTING: Final = 96
HAND: Final = 128
DECK: Final = 136
SIGNETS: Final = 148
WAITING: Final = 197
ENGINE: Final = 214
BOOK: Final = 215
CLAIM: Final = 216
DEMAND: Final = 217
FORESEES: Final = 218
STARED_AT: Final = 219
HOPE: Final = 220
LEAD: Final = 221
RUN: Final = 229
CALLED: Final = 232
FREE: Final = 237
TRAITS: Final = 242
MOST_SIGNETS: Final = 6


def chance(table: CardiaTable, seat: i64) -> float:
    """How likely this seat is to win the game that is being played, from 0 to 1."""
    return 1.0 / (1.0 + math.exp(worth(table, RIVAL[seat]) - worth(table, seat)))


def worth(table: CardiaTable, seat: i64) -> float:
    total = 0.0
    for trait in traits(table, seat):
        total += WEIGHTS[trait]
    return total


def traits(table: CardiaTable, seat: i64) -> list[int]:
    """All that speaks for or against a seat when cards are to be chosen; a trait may come twice."""
    found: list[int] = []
    note_cards(table, seat, found)
    note_row(table, seat, found)
    note_waiting(table, seat, found)
    if table.guardians:
        found.append(CALLED + called(table, seat))
    for scene in table.scenes:
        if scene.key == "founders_day":
            found.append(RUN + run_of_wins(table, seat))
        elif scene.key == "haunted_catacombs":
            found.append(FREE + free_cards(table, seat))
    return found


def note_cards(table: CardiaTable, seat: i64, found: list[int]) -> None:
    """What is left to play with; a card that lies in the fog is as good as held."""
    for card in table.hands[seat]:
        found.append(HELD + card.id)
    for pair in table.laid:
        found.append(HELD + pair[seat].character.id)
    for card in table.decks[seat]:
        found.append(DECKED + card.id)
    found.append(HAND + min(len(table.hands[seat]), 7))
    found.append(DECK + min(len(table.decks[seat]), 11))


def note_row(table: CardiaTable, seat: i64, found: list[int]) -> None:
    """The score, how safely encounters are won, and what lies there."""
    own: i64 = min(signets(table, seat), MOST_SIGNETS)
    other: i64 = min(signets(table, RIVAL[seat]), MOST_SIGNETS)
    found.append(SIGNETS + (MOST_SIGNETS + 1) * own + other)
    last: i64 = len(table.row) - 1
    place: i64 = 0
    for encounter in table.row:
        card = encounter.cards[seat]
        if encounter.winners.has[seat]:
            lead = card.influence() - encounter.cards[RIVAL[seat]].influence()
            found.append(LEAD + max(0, min(7, lead)))
        found.append(PLAYED + card.character.id)
        if card.ongoing > 0:
            found.append(LASTING + card.character.id)
            if card.character.triumphs and place == last:
                found.append(HOPE)
        place += 1


def note_waiting(table: CardiaTable, seat: i64, found: list[int]) -> None:
    """CAR-5.1 what waits for the next card, and who plays it under whose eyes."""
    omen = table.waiting[seat]
    found.append(WAITING + max(-8, min(8, omen.modifier)) + 8)
    if omen.engines > 0:
        found.append(ENGINE)
    if omen.books > 0:
        found.append(BOOK)
    if omen.claims > 0:
        found.append(CLAIM)
    if omen.demands:
        found.append(DEMAND)
    if table.stared[seat]:
        found.append(STARED_AT)
    if isinstance(table.agenda[-1], CommitOpenly) and table.seat != seat:
        found.append(FORESEES)


def called(table: CardiaTable, seat: i64) -> i64:
    """CAR-6.3 the hand cards that call the guardian of the next encounter."""
    place: i64 = len(table.row)
    if place % 2 == 0 or place // 2 >= len(table.guardians):
        return 0
    faction = table.guardians[place // 2].faction
    count: i64 = 0
    for card in table.hands[seat]:
        if card.faction == faction:
            count += 1
    return min(count, 4)


def run_of_wins(table: CardiaTable, seat: i64) -> i64:
    """CAR-5.40 two adjacent wins at the end of the row, and the next one decides."""
    length: i64 = 0
    for encounter in table.row:
        length = length + 1 if encounter.winners.has[seat] else 0
    return min(length, 2)


def free_cards(table: CardiaTable, seat: i64) -> i64:
    """CAR-5.44 the hand cards that may be played without losing at once."""
    if not table.row:
        return 4
    before = table.row[-1].cards[seat].character.faction
    count: i64 = 0
    for card in table.hands[seat]:
        if card.faction != before:
            count += 1
    return min(count, 4)
