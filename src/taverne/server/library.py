"""The doors of the library: what is printed on the cards, and which games the house offers."""

from __future__ import annotations

from fastapi import APIRouter, Request

from taverne.games import offers
from taverne.house import library as shelf
from taverne.protocol.library import CheckedDeck, DeckToCheck, GameFacts
from taverne.server.api import house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

library = APIRouter(prefix="/api", tags=["library"])
for game in offers():
    library.add_api_route(
        f"/library/{game.name}", game.house.library, name=f"{game.name}_library", responses=refusals()
    )


@library.get("/games", responses=refusals())
async def games() -> list[GameFacts]:
    """What can be played, by which rules, against which bots, with which ready decks."""
    return shelf.games()


@library.post("/decks/check", responses=refusals(*WITH_BODY))
async def check_deck(wanted: DeckToCheck, request: Request) -> CheckedDeck:
    """Whether a deck may be played; what is wrong with it is an answer, not a failure."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(shelf.checked, wanted)
