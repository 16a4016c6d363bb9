"""The doors of the library: what is printed on the cards, and which games the house offers."""

from __future__ import annotations

from functools import partial
from typing import get_type_hints

from fastapi import APIRouter, Request

from taverne.games import offers
from taverne.house import books
from taverne.house import library as shelf
from taverne.protocol.books import Almanac, Book, Figure
from taverne.protocol.decks import AppraisedDeck, DeckToAppraise
from taverne.protocol.library import CheckedDeck, DeckToCheck, GameFacts, RuleText
from taverne.server.api import house_of
from taverne.server.contract import KNOWN, WITH_BODY, refusals
from taverne.server.prints import print_door, spoken_print_door
from taverne.server.tongues import tongue
from taverne.words import speaking

library = APIRouter(prefix="/api", tags=["library"])
for game in offers():
    library.add_api_route(
        f"/library/{game.name}",
        print_door(game.house.library),
        name=f"{game.name}_library",
        description=game.house.library.__doc__,
        response_model=get_type_hints(game.house.library)["return"],
        responses=KNOWN | refusals(),
    )
    library.add_api_route(
        f"/rules/{game.handbook.letters}/{{spoken}}",
        spoken_print_door(partial(shelf.rules, game.handbook)),
        name=f"{game.name}_rules",
        description=shelf.rules.__doc__,
        response_model=list[RuleText],
        responses=KNOWN | refusals(422),
    )
    library.add_api_route(
        f"/books/{game.handbook.letters}/{{spoken}}",
        spoken_print_door(partial(books.book, game)),
        name=f"{game.name}_book",
        description=books.book.__doc__,
        response_model=Book,
        responses=KNOWN | refusals(422),
    )
    library.add_api_route(
        f"/figures/{game.name}",
        print_door(game.house.figures),
        name=f"{game.name}_figures",
        description="Tables that show rules at work.",
        response_model=list[Figure],
        responses=KNOWN | refusals(),
    )
    library.add_api_route(
        f"/almanac/{game.name}",
        print_door(game.house.almanac),
        name=f"{game.name}_almanac",
        description="What is known of each card beyond its face.",
        response_model=Almanac,
        responses=KNOWN | refusals(),
    )
library.add_api_route(
    "/games",
    print_door(shelf.games),
    name="games",
    description=shelf.games.__doc__,
    response_model=list[GameFacts],
    responses=KNOWN | refusals(),
)


@library.post("/decks/check", responses=refusals(*WITH_BODY))
async def check_deck(wanted: DeckToCheck, request: Request) -> CheckedDeck:
    """Whether a deck may be played; what is wrong with it is an answer, not a failure."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(shelf.checked, wanted)


@library.post("/decks/appraise", responses=refusals(*WITH_BODY))
async def appraise_deck(wanted: DeckToAppraise, request: Request) -> AppraisedDeck:
    """A deck on the workbench: what every law says of it, and what it is made of."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(shelf.appraised, wanted)
