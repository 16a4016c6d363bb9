"""A deck: a faction, a leader and the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.catalogue import FACES, in_colour
from taverne.gwent.printing import print_cards

if TYPE_CHECKING:
    from taverne.gwent.cards import Card

print_cards()


class Deck:
    """GWT-1.1 what a player brings to the table; it is never changed."""

    def __init__(self, faction: str, leader: str, cards: list[Card], name: str = "") -> None:
        self.faction = faction
        self.leader = leader
        self.cards = sorted(cards, key=card_number)
        self.name = name

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deck):
            return NotImplemented
        if self.name != other.name or self.faction != other.faction or self.leader != other.leader:
            return False
        return self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.name, self.faction, self.leader, tuple(self.cards)))


def card_number(card: Card) -> int:
    return card.id


def make_deck(faction: str, leader: str, counts: dict[str, int], name: str = "") -> Deck:
    """A deck from the number of copies of each card; neutral ones take the faction's colour."""
    cards = [in_colour(key, faction) for key, count in counts.items() for _ in range(count)]
    return Deck(faction, leader, cards, name)


def count_cards(deck: Deck) -> dict[str, int]:
    """The copies of each card, by its name without a colour, in the order of the card list."""
    counts: dict[str, int] = {}
    for card in deck.cards:
        key = FACES[card.face].key
        counts[key] = counts.get(key, 0) + 1
    return counts
