"""What is printed on the cards of Gwent and how it can be played, for whoever draws a table."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from taverne.gwent.bots import ROSTER
from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import FACES, LEADER_FACES, Face, LeaderFace
from taverne.gwent.decks.codes import write_code
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.files import write_deck
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.house.offer import read_source
from taverne.gwent.house.shapes import GwentCard, GwentLeader, GwentLibrary
from taverne.gwent.modes import MODES
from taverne.gwent.rules import CHOICES
from taverne.gwent.stakes import Points
from taverne.house.refusals import refusal
from taverne.kernel.errors import TaverneError
from taverne.kernel.record import Record
from taverne.protocol.library import CheckedDeck, GameFacts, ModeFacts, StarterDeck, rule_choices
from taverne.protocol.messages import Refusal
from taverne.protocol.replays import PlayedDeck

if TYPE_CHECKING:
    from taverne.kernel.offer import HouseOffer

GEMS: Final = 2
DECK: Final = re.compile(r"deck ([0-9])(?:\.[0-9])?")


def library() -> GwentLibrary:
    """Every card and leader of Gwent."""
    return GwentLibrary(
        cards=[gwent_card(face) for face in FACES],
        leaders=[gwent_leader(face) for face in LEADER_FACES.values()],
        colours=COLOURS,
    )


def check_deck(offer: HouseOffer, source: str, rules: str, seat: int) -> CheckedDeck:
    """Whether a deck may be played; what is wrong with it is an answer, not a failure."""
    try:
        deck = read_source(source)
    except TaverneError as error:
        return CheckedDeck(legal=False, complaints=[refusal(error)])
    try:
        offer.read_decks(offer.agree(rules, False), seat, [source])
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


def brought(record: Record) -> list[list[PlayedDeck]]:
    """GWT-8.2 one deck for each seat, or several that are numbered; a position has none."""
    seats: dict[int, list[PlayedDeck]] = {}
    for word, line in record.setup.items():
        match = DECK.fullmatch(word)
        if match:
            seats.setdefault(int(match[1]), []).append(played_deck(read_deck_line(line)))
    return [seats.get(seat, []) for seat in range(max(seats, default=-1) + 1)]


def played_deck(deck: Deck) -> PlayedDeck:
    return PlayedDeck(
        name=deck.name,
        faction=deck.faction,
        leader=deck.leader,
        source=write_deck(deck),
        line=nameless_line(deck),
    )


def nameless_line(deck: Deck) -> str:
    """Decks of the same cards are the same, whatever they are called."""
    return deck_line(Deck(deck.faction, deck.leader, deck.cards))


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
        key=face.key,
        name=face.name,
        title=face.title,
        faction=face.faction,
        active=face.active,
        ability=face.ability,
    )


@cache
def facts() -> GameFacts:
    return GameFacts(
        name="gwent",
        modes=[mode_facts(name) for name in MODES],
        rules=rule_choices(CHOICES),
        bots=ROSTER.names(),
        starters=[starter(deck) for deck in starter_decks().values()],
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
        excuses={bot: why.key for bot in ROSTER.names() if (why := ROSTER.excuse(bot, f"mode={name}"))},
    )


def starter(deck: Deck) -> StarterDeck:
    return StarterDeck(
        name=deck.name,
        faction=deck.faction,
        leader=deck.leader,
        code=write_code(deck),
        line=nameless_line(deck),
        cards=copies(deck),
    )
