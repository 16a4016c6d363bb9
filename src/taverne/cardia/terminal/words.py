"""Cardia cards in words: what they are called, what is printed on them, what lies on them."""

from __future__ import annotations

from taverne.cardia.box import BOX
from taverne.cardia.cards import FACTIONS
from taverne.cardia.catalogue import CHARACTERS, character, name_of
from taverne.cardia.handbook import HANDBOOK
from taverne.cardia.texts import spoken_name, text_of
from taverne.cardia.view import CardView, OmenView
from taverne.cli.cast import Cast, in_words
from taverne.words import ENGLISH, say

FIRST_DECK = 16


def names_of(key: str) -> tuple[str, ...]:
    """What a card or a faction can be called: its name in the language spoken here, and in English."""
    return spoken_name(key), name_of(key)


def signed(amount: int) -> str:
    """A number with its sign, as it stands on a token."""
    return f"{amount:+}".replace("-", "−")


def faction_of(key: str) -> str:
    return FACTIONS[character(key).faction]


def facts(key: str) -> str:
    """What is printed on a character, in a few words: `8, Dynasty, ongoing`."""
    ongoing = [say("cardia-ongoing")] if character(key).ongoing else []
    return in_words([rank(key), *ongoing])


def rank(key: str) -> str:
    """Influence and faction; beside a text that says itself what is ongoing."""
    return in_words([str(character(key).influence), spoken_name(faction_of(key))])


def listed(key: str) -> str:
    return say("cardia-listed", card=spoken_name(key), facts=facts(key))


def told_in_full(key: str) -> str:
    """A character with its facts and its ability in one line."""
    return say("cardia-listed-text", card=spoken_name(key), facts=rank(key), text=text_of(key))


def card_lines(key: str) -> list[str]:
    """All about a character, a guardian or a scene."""
    return [headline(key), say("cardia-text", text=text_of(key), rule=rule_of(key))]


def headline(key: str) -> str:
    if key in BOX:
        return box_headline(key)
    deck = deck_of(key)
    return say("cardia-character", card=spoken_name(key), deck=deck, facts=rank(key))


def box_headline(key: str) -> str:
    card = BOX[key]
    if card.kind == "scene":
        return say("cardia-scene", card=spoken_name(key))
    only = "yes" if card.exclusive else "no"
    return say("cardia-guardian", card=spoken_name(key), faction=spoken_name(card.faction), exclusive=only)


def deck_of(key: str) -> str:
    return "I" if character(key).id < FIRST_DECK else "II"


def rule_of(key: str) -> str:
    """The number of the rule that bears the card's name; where a scene has two, the first."""
    name = name_of(key)
    rules = HANDBOOK.rules(ENGLISH)
    return next(rule.id for rule in rules if rule.title == name or rule.title.startswith(f"{name} ("))


def house_name(key: str, house: str) -> str:
    """CAR-7 a house card is marked wherever it is shown."""
    return say(f"cardia-house-{house}-name", card=spoken_name(key)) if house else spoken_name(key)


def faction_lines(faction: str) -> list[str]:
    """A faction and its characters in both decks."""
    cards = [spoken_name(card.key) for card in CHARACTERS if FACTIONS[card.faction] == faction]
    return [say("cardia-faction", faction=spoken_name(faction), cards=in_words(cards))]


def in_row(card: CardView) -> str:
    """`Judge 11 (printed 8, tokens +3, ongoing)`; nothing where no card is left (CAR-5.2)."""
    if not card.card:
        return ""
    marks = [say("cardia-mark-printed", printed=card.printed, tokens=signed(card.modifier))]
    marks = marks if card.modifier else []
    if card.ongoing:
        marks.append(say("cardia-mark-ongoing", count=card.ongoing))
    if card.engineers:
        marks.append(say("cardia-mark-engineer", tokens=signed(5 * card.engineers)))
    if card.claims:
        marks.append(say("cardia-mark-claim", count=card.claims))
    key = "cardia-placed-marked" if marks else "cardia-placed"
    return say(key, card=spoken_name(card.card), influence=card.influence, marks=in_words(marks))


def owned(cast: Cast, seat: int, card: str) -> str:
    """`your Judge` or `Greedy's Judge`."""
    return say("cardia-owned", **cast.seat(seat), card=card)


def fighter(cast: Cast, seat: int, card: str) -> str:
    """One side of an encounter: `your Judge` or `Greedy's Judge`."""
    return say("cardia-fighter" if card else "cardia-fighter-none", **cast.seat(seat), card=card)


def omen_words(omen: OmenView) -> list[str]:
    """CAR-5.1 what waits for a card, thing by thing."""
    found = [signed(omen.modifier)] if omen.modifier else []
    found += [say("cardia-omen-librarian")] * omen.librarians
    found += [say("cardia-omen-engineer")] * omen.engineers
    found += [say("cardia-omen-claim")] * omen.claims
    return found + [say("cardia-omen-demand", faction=spoken_name(faction)) for faction in omen.demands]


def seat_name(cast: Cast, seat: int) -> str:
    """A seat in the middle of a sentence."""
    return say("cardia-seat-name", **cast.seat(seat))
