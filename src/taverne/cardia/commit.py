"""Choosing a card: in secret and at once, or as Fortune Tellers and Basilisks have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.choices import ChooseInSecret, ids
from taverne.cardia.table import CardiaTask
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable


def can_play(table: CardiaTable, seat: i64) -> bool:
    """CAR-8.16 there is a hand card, or a deck where the Basilisk stares."""
    pile = table.decks[seat] if table.stared[seat] else table.hands[seat]
    return len(pile) > 0


def ask_for_cards(table: CardiaTable) -> None:
    """CAR-2.1 both at once; CAR-8.14 who is foreseen plays face up first, two who foresee cancel."""
    foreseen = NOBODY
    if table.foresight[0] != table.foresight[1]:
        foreseen = 1 if table.foresight[0] else 0
    table.foresight = [False, False]
    for seat in range(2):
        if seat != foreseen and not table.stared[seat]:
            table.push_together(COMMITS[seat])
    if foreseen != NOBODY:
        if table.stared[foreseen]:
            seal(table, foreseen, True)
        else:
            table.push(OPEN_COMMITS[foreseen])


def seal(table: CardiaTable, seat: i64, face_up: bool) -> None:
    """CAR-6.16 the top of the deck is played."""
    card = table.decks[seat].pop()
    table.sealed[seat].append(card)
    table.opened[seat] = face_up
    table.stared[seat] = False
    if face_up:
        table.tell("plays_openly", seat, card.key, NOBODY)


class Commit(ChooseInSecret):
    """CAR-2.1 choose a hand card in secret, at the same time as the other seat."""

    def name(self) -> str:
        return "commit"

    def resolve(self, table: CardiaTable, option: i64) -> None:
        card = CHARACTERS[option]
        table.hands[self.seat].remove(card)
        table.sealed[self.seat].append(card)
        table.veil("commit", self.seat, card.key, NOBODY)


class CommitOpenly(CardiaTask):
    """CAR-5.11 the opponent of the Fortune Teller plays face up first."""

    def name(self) -> str:
        return "commit_openly"

    def options(self, table: CardiaTable) -> list[int]:
        return ids(table.hands[self.seat])

    def resolve(self, table: CardiaTable, option: i64) -> None:
        card = CHARACTERS[option]
        table.hands[self.seat].remove(card)
        table.sealed[self.seat].append(card)
        table.opened[self.seat] = True
        table.tell("plays_openly", self.seat, card.key, NOBODY)


COMMITS: Final = [Commit(seat) for seat in range(2)]
OPEN_COMMITS: Final = [CommitOpenly(seat) for seat in range(2)]
