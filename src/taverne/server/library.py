"""What is printed on the cards and which games the house offers, for whoever draws a table."""

from __future__ import annotations

from fastapi import APIRouter

from taverne.games import first_game, offer_of, offers
from taverne.server.library_shapes import CheckedDeck, DeckToCheck, GameFacts

library = APIRouter(prefix="/api", tags=["library"])
for game in offers():
    library.add_api_route(f"/library/{game.name}", game.house.library, name=f"{game.name}_library")


@library.get("/games")
async def games() -> list[GameFacts]:
    """What can be played, by which rules, against which bots, with which ready decks."""
    return [offer.house.facts() for offer in offers()]


@library.post("/decks/check")
async def check_deck(wanted: DeckToCheck) -> CheckedDeck:
    """Whether a deck may be played; what is wrong with it is an answer, not a failure."""
    checked: CheckedDeck = offer_of(first_game()).house.check_deck(wanted.source, wanted.rules, wanted.seat)
    return checked
