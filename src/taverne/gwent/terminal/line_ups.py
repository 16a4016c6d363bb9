"""Which decks come to a Gwent table: those that were named, and starters for the others."""

from __future__ import annotations

from collections.abc import Callable

from taverne.cli.complaints import Complaints
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.terminal.cards import read_faction
from taverne.gwent.terminal.decks import find_deck
from taverne.gwent.terminal.wishes import GwentWishes
from taverne.kernel.errors import TaverneError
from taverne.kernel.rng import seeded, take_any

USUAL_FACTION = "northern_realms"


def read_decks(words: str, wrong: Complaints) -> list[Deck | None]:
    """Decks as `monsters,mine.deck`; what cannot be read is a complaint and leaves a gap."""
    return [wrong.tried(finder(word.strip())) for word in words.split(",")]


def finder(source: str) -> Callable[[], Deck]:
    return lambda: find_deck(source)


def own_deck(wishes: GwentWishes) -> Deck:
    if wishes.deck and wishes.faction:
        raise TaverneError("cli-deck-or-faction")
    if wishes.deck:
        return find_deck(wishes.deck)
    return starter_decks()[read_faction(wishes.faction) if wishes.faction else USUAL_FACTION]


def fill(decks: list[Deck | None], seed: int) -> list[Deck]:
    """Starters of other factions for the seats without a deck; which ones is the seed's choice."""
    luck = seeded(seed)
    used = [deck.faction for deck in decks if deck]
    spare = [deck for faction, deck in starter_decks().items() if faction not in used]
    return [deck or take_any(spare or [*starter_decks().values()], luck) for deck in decks]
