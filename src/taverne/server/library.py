"""What is printed on the cards and which games the house offers, for whoever draws a table."""

from __future__ import annotations

from functools import cache
from typing import Final

from fastapi import APIRouter

from taverne.bots import bots_for
from taverne.cardia.box import BOX, BoxCard
from taverne.cardia.cards import FACTIONS, Character
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.catalogue import name_of as cardia_name
from taverne.cardia.printing import cast_of, print_cards
from taverne.cardia.rules import CHOICES as CARDIA_CHOICES
from taverne.cardia.rules import offered_scenes
from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import FACES, LEADER_FACES, Face, LeaderFace
from taverne.gwent.decks.codes import write_code
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.house.offer import read_source
from taverne.gwent.modes import MODES
from taverne.gwent.rules import CHOICES as GWENT_CHOICES
from taverne.gwent.stakes import Points
from taverne.kernel.choices import Choices
from taverne.kernel.errors import TaverneError
from taverne.protocol.messages import Refusal
from taverne.server.games import OFFERS
from taverne.server.library_shapes import (
    CardiaBoxCard,
    CardiaCard,
    CardiaLibrary,
    CheckedDeck,
    DeckToCheck,
    GameFacts,
    GwentCard,
    GwentLeader,
    GwentLibrary,
    ModeFacts,
    RuleChoices,
    StarterDeck,
)
from taverne.server.refusals import refusal

GEMS: Final = 2
print_cards()
library = APIRouter(prefix="/api", tags=["library"])


@library.get("/library/gwent")
async def gwent_library() -> GwentLibrary:
    """Every card and leader of Gwent."""
    return GwentLibrary(
        cards=[gwent_card(face) for face in FACES],
        leaders=[gwent_leader(face) for face in LEADER_FACES.values()],
        colours=COLOURS,
    )


@library.get("/library/cardia")
async def cardia_library() -> CardiaLibrary:
    """Every character, guardian and scene of Cardia."""
    return CardiaLibrary(
        characters=[cardia_card(one) for one in CHARACTERS],
        box=[box_card(one) for one in BOX.values()],
        factions=list(FACTIONS),
    )


@library.get("/games")
async def games() -> list[GameFacts]:
    """What can be played, by which rules, against which bots, with which ready decks."""
    return [gwent_facts(), cardia_facts()]


@library.post("/decks/check")
async def check_deck(wanted: DeckToCheck) -> CheckedDeck:
    """Whether a deck may be played; what is wrong with it is an answer, not a failure."""
    try:
        deck = read_source(wanted.source)
    except TaverneError as error:
        return CheckedDeck(legal=False, complaints=[refusal(error)])
    try:
        offer = OFFERS["gwent"]
        offer.read_decks(offer.agree(wanted.rules, False), wanted.seat, [wanted.source])
    except TaverneError as error:
        return understood(deck, [refusal(error)])
    return understood(deck, [])


def understood(deck: Deck, complaints: list[Refusal]) -> CheckedDeck:
    return CheckedDeck(
        legal=not complaints,
        name=deck.name,
        faction=deck.faction,
        leader=deck.leader,
        cards=copies(deck),
        complaints=complaints,
    )


def copies(deck: Deck) -> dict[str, int]:
    keys = [card.key for card in deck.cards]
    return {key: keys.count(key) for key in dict.fromkeys(keys)}


def gwent_card(face: Face) -> GwentCard:
    verb, _, names = face.target.partition(":")
    targets = names.split("|") if names else []
    return GwentCard(
        key=face.key,
        name=face.name,
        faction=face.faction,
        kind=face.kind,
        rows=face.rows,
        strength=face.strength,
        abilities=face.abilities,
        copies=face.copies,
        secondary=face.secondary,
        calls=targets if verb == "calls" else [],
        becomes=[] if verb == "calls" else targets,
    )


def gwent_leader(face: LeaderFace) -> GwentLeader:
    return GwentLeader(
        key=face.key, name=face.name, title=face.title, faction=face.faction, active=face.active
    )


def cardia_card(one: Character) -> CardiaCard:
    return CardiaCard(
        key=one.key,
        name=cardia_name(one.key),
        deck="I" if one in cast_of("I") else "II",
        influence=int(one.influence),
        faction=FACTIONS[one.faction],
        ongoing=one.ongoing,
    )


def box_card(one: BoxCard) -> CardiaBoxCard:
    return CardiaBoxCard(
        key=one.key,
        name=one.name,
        kind=one.kind,
        faction=one.faction,
        exclusive=one.exclusive,
        house=one.house,
        effects=one.effects,
    )


@cache
def gwent_facts() -> GameFacts:
    return GameFacts(
        name="gwent",
        modes=[mode_facts(name) for name in MODES],
        rules=rule_choices(GWENT_CHOICES),
        bots=list(bots_for("gwent")),
        starters=[starter(deck) for deck in starter_decks().values()],
    )


@cache
def cardia_facts() -> GameFacts:
    duel = ModeFacts(name="duel", sides=[0, 1], automaton=None, stakes="signets", target=5)
    return GameFacts(
        name="cardia",
        modes=[duel],
        rules=rule_choices(CARDIA_CHOICES),
        bots=list(bots_for("cardia")),
        scenes=list(offered_scenes(True)),
    )


def mode_facts(name: str) -> ModeFacts:
    mode = MODES[name]
    automaton, stakes = int(mode.automaton()), mode.stakes
    return ModeFacts(
        name=name,
        sides=[int(side) for side in mode.seating.side_of],
        automaton=automaton if automaton >= 0 else None,
        stakes="points" if isinstance(stakes, Points) else "gems",
        target=int(stakes.target) if isinstance(stakes, Points) else GEMS,
    )


def rule_choices(choices: Choices) -> list[RuleChoices]:
    return [RuleChoices(name=name, choices=list(values)) for name, values in choices.items()]


def starter(deck: Deck) -> StarterDeck:
    return StarterDeck(
        name=deck.name,
        faction=deck.faction,
        leader=deck.leader,
        code=write_code(deck),
        cards=copies(deck),
    )
