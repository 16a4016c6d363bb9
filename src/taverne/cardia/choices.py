"""Questions that several abilities ask: a faction, cards to discard, one of your cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.cards import FACTIONS
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.table import AbilityTask, CardiaTask

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.cards import Character
    from taverne.cardia.table import CardiaTable

MOST_CARDS: Final = 100


class NameFaction(AbilityTask):
    """Name one of the four factions, whatever anybody holds."""

    def shape(self) -> str:
        return "faction"

    def options(self, table: CardiaTable) -> list[int]:
        return [0, 1, 2, 3]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.tell("faction", self.seat, FACTIONS[option], self.place)
        self.named(table, option)

    def named(self, table: CardiaTable, faction: i64) -> None:
        raise NotImplementedError


class ChooseInSecret(CardiaTask):
    """One of your hand cards, at the same time as the other seat; asked even of a single one."""

    def together(self) -> bool:
        return True

    def secret(self) -> bool:
        return True

    def options(self, table: CardiaTable) -> list[int]:
        return ids(table.hands[self.seat])


class Discard(CardiaTask):
    """Discard so many hand cards of one's own choice, one after the other."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def name(self) -> str:
        return "discard"

    def words(self) -> str:
        return self.written(0, self.count)

    def fits(self, places: i64) -> bool:
        return super().fits(places) and 1 <= self.count <= MOST_CARDS

    def options(self, table: CardiaTable) -> list[int]:
        return ids(table.hands[self.seat])

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.drop(self.seat, CHARACTERS[option])
        discard_cards(table, self.seat, self.count - 1)


def discard_cards(table: CardiaTable, seat: i64, count: i64) -> None:
    """CAR-8.16 so many of the seat's choice, or what there is; no choice is asked where there is none."""
    hand = table.hands[seat]
    if len(hand) > count and count > 0:
        table.push(Discard(seat, count))
        return
    while hand and count > 0:
        table.drop(seat, hand[0])
        count -= 1


def discard_faction(table: CardiaTable, seat: i64, pile: list[Character], faction: i64) -> None:
    """All cards of that faction in a hand or a deck."""
    for card in pile[:]:
        if card.faction == faction:
            pile.remove(card)
            table.discard(seat, card)


class PickPlace(AbilityTask):
    """One of your own cards in the row, by its place."""

    def shape(self) -> str:
        return "place"


class PickSpot(AbilityTask):
    """Any card in the row."""

    def shape(self) -> str:
        return "spot"


def ids(pile: list[Character]) -> list[int]:
    return [card.id for card in pile]
