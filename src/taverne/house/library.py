"""Which games the house offers, and whether a deck may be played, for whoever draws a table."""

from __future__ import annotations

from taverne.games import find_game, offers
from taverne.protocol.library import CheckedDeck, DeckToCheck, GameFacts


def games() -> list[GameFacts]:
    """What can be played, by which rules, against which bots, with which ready decks."""
    return [offer.house.facts() for offer in offers()]


def checked(wanted: DeckToCheck) -> CheckedDeck:
    """Whether a deck may be played; what is wrong with it is an answer, not a failure."""
    found: CheckedDeck = find_game(wanted.game).house.check_deck(wanted.source, wanted.rules, wanted.seat)
    return found
