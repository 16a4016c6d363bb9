"""Decks to train on: the studied field, built at random within the law, and few starters."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import CARDS, FACES, LEADER_FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.sampling import default_chances

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taverne.gwent.cards import Card

STARTERS, FIELD = 0.12, 0.5  # up to where on a scale from 0 to 1
FACTIONS = tuple(COLOURS)
LEADERS = {
    faction: [key for key, face in LEADER_FACES.items() if face.faction == faction] for faction in FACTIONS
}
LEAST_UNITS, MOST_UNITS, MOST_SPECIALS = 22, 28, 10


def pool(seed: int, count: int, field: Sequence[Deck] = ()) -> list[Deck]:
    """So many decks, every leader of a faction equally likely."""
    luck = random.Random(seed)
    return [any_deck(luck, FACTIONS[number % len(FACTIONS)], field) for number in range(count)]


def any_deck(luck: random.Random, faction: str, field: Sequence[Deck]) -> Deck:
    roll = luck.random()
    leader = luck.choice(LEADERS[faction])
    if roll < STARTERS:
        starter = next(deck for deck in starter_decks().values() if deck.faction == faction)
        return Deck(faction, starter.leader if luck.random() < 0.5 else leader, starter.cards)
    studied = [deck for deck in field if deck.faction == faction]
    if studied and roll < FIELD:
        return varied(luck, luck.choice(studied))
    return built(luck, faction, leader, choosy=luck.choice((0.0, 0.5, 1.0, 2.0)))


def built(luck: random.Random, faction: str, leader: str, choosy: float) -> Deck:
    """The choosier, the likelier strong and useful cards, and the fewer weak ones beside them."""
    chances = default_chances()
    copies = copies_of(faction)
    copies.sort(key=lambda card: luck.random() ** ((100.0 / chances[card.id]) ** choosy), reverse=True)
    units = [card for card in copies if card.plain or card.hero]
    specials = [card for card in copies if not (card.plain or card.hero)]
    most = MOST_UNITS if choosy == 0.0 else LEAST_UNITS + luck.randint(0, 3)
    chosen = units[: luck.randint(LEAST_UNITS, most)] + specials[: luck.randint(0, MOST_SPECIALS)]
    return Deck(faction, leader, chosen)


def varied(luck: random.Random, deck: Deck) -> Deck:
    """A studied deck with up to three units exchanged for others."""
    cards = list(deck.cards)
    for _ in range(luck.randint(0, 3)):
        spare = list(copies_of(deck.faction))
        for card in cards:
            spare.remove(card)
        units = [card for card in spare if card.plain or card.hero]
        place = luck.randrange(len(cards))
        if units and (cards[place].plain or cards[place].hero):
            cards[place] = luck.choice(units)
    return Deck(deck.faction, deck.leader, cards)


def copies_of(faction: str) -> list[Card]:
    """Every copy in the box that a deck of this faction may hold."""
    own = [card for card in CARDS if card.colour == faction and not card.secondary]
    return [card for card in own for _ in range(FACES[card.face].copies)]
