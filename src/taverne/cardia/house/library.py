"""What is printed on the cards of Cardia and how it can be played, for whoever draws a table."""

from __future__ import annotations

from functools import cache

from taverne.cardia.bots import ROSTER
from taverne.cardia.box import BOX, BoxCard
from taverne.cardia.cards import FACTIONS, Character
from taverne.cardia.catalogue import CHARACTERS, name_of
from taverne.cardia.house.shapes import CardiaBoxCard, CardiaCard, CardiaLibrary
from taverne.cardia.printing import cast_of, print_cards
from taverne.cardia.rules import CHOICES, offered_scenes
from taverne.house.refusals import refusal
from taverne.kernel.errors import SetupError
from taverne.protocol.library import CheckedDeck, GameFacts, ModeFacts, rule_choices

print_cards()


def library() -> CardiaLibrary:
    """Every character, guardian and scene of Cardia."""
    return CardiaLibrary(
        characters=[cardia_card(one) for one in CHARACTERS],
        box=[box_card(one) for one in BOX.values()],
        factions=list(FACTIONS),
    )


def no_deck() -> CheckedDeck:
    """CAR-1.1 nobody brings a deck of his own."""
    return CheckedDeck(legal=False, complaints=[refusal(SetupError("room-no-decks"))])


def cardia_card(one: Character) -> CardiaCard:
    return CardiaCard(
        key=one.key,
        name=name_of(one.key),
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
def facts() -> GameFacts:
    duel = ModeFacts(name="duel", sides=[0, 1], automaton=None, stakes="signets", target=5)
    return GameFacts(
        name="cardia",
        modes=[duel],
        rules=rule_choices(CHOICES),
        bots=ROSTER.names(),
        scenes=list(offered_scenes(True)),
    )
