"""A deck: a faction, a leader and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import BY_KEY, FACE_BY_KEY, FACES, LEADER_FACES, in_colour
from taverne.gwent.printing import print_cards
from taverne.kernel.errors import SetupError, TaverneError
from taverne.kernel.faults import clip

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


def make_deck(faction: str, leader: str, counts: Mapping[str, int], name: str = "") -> Deck:
    """A deck from the number of copies of each card; neutral ones take the faction's colour.

    SetupError lists every word that means nothing; whether the deck may be played is for the laws to say.
    """
    problems = [*unknown_faction(faction), *unknown_leader(leader), *unreadable_counts(counts)]
    if problems:
        raise SetupError("deck-unmakable", problems)
    return deck_of(faction, leader, counts, name)


def deck_of(faction: str, leader: str, counts: Mapping[str, int], name: str) -> Deck:
    """The same without a look at it: for what our own decks and views have counted."""
    cards = [in_colour(key, faction) for key, count in counts.items() for _ in range(count)]
    return Deck(faction, leader, cards, name)


def unknown_faction(faction: str) -> list[TaverneError]:
    return [] if faction in COLOURS else [TaverneError("deck-faction-unknown", faction=clip(faction))]


def unknown_leader(leader: str) -> list[TaverneError]:
    return [] if leader in LEADER_FACES else [TaverneError("deck-leader-unknown", leader=clip(leader))]


def unreadable_counts(counts: object) -> list[TaverneError]:
    if not isinstance(counts, Mapping):
        return [TaverneError("deck-no-counts", counts=clip(counts))]
    return [*unknown_cards(counts), *wrong_copies(counts)]


def unknown_cards(counts: Mapping[str, object]) -> list[TaverneError]:
    strange = [key for key in counts if key not in BY_KEY and key not in FACE_BY_KEY]
    return [TaverneError("card-unknown", card=clip(key)) for key in strange]


def wrong_copies(counts: Mapping[str, object]) -> list[TaverneError]:
    return [
        TaverneError("deck-copies", card=clip(key), copies=clip(copies))
        for key, copies in counts.items()
        if not isinstance(copies, int) or copies < 0
    ]


def count_cards(deck: Deck) -> dict[str, int]:
    """The copies of each card, by its name without a colour, in the order of the card list."""
    counts: dict[str, int] = {}
    for card in deck.cards:
        key = FACES[card.face].key
        counts[key] = counts.get(key, 0) + 1
    return counts
