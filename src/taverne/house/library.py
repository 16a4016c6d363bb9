"""Which games the house offers, and whether a deck may be played, for whoever draws a table."""

from __future__ import annotations

from taverne.games import find_game, offers
from taverne.kernel.handbook import Handbook
from taverne.protocol.decks import AppraisedDeck, DeckToAppraise
from taverne.protocol.library import CheckedDeck, DeckToCheck, GameFacts, RuleText


def games() -> list[GameFacts]:
    """What can be played, by which rules, against which bots, with which ready decks."""
    return [offer.house.facts() for offer in offers()]


def rules(handbook: Handbook, spoken: str) -> list[RuleText]:
    """Every rule in its order, in this language if it was translated, else in English."""
    return [
        RuleText(id=rule.id, title=rule.title, chapter=rule.chapter, text=list(rule.text))
        for rule in handbook.rules(spoken)
    ]


def checked(wanted: DeckToCheck) -> CheckedDeck:
    """Whether a deck may be played; what is wrong with it is an answer, not a failure."""
    found: CheckedDeck = find_game(wanted.game).house.check_deck(wanted.source, wanted.rules, wanted.seat)
    return found


def appraised(wanted: DeckToAppraise) -> AppraisedDeck:
    """What every law says of a deck, and what it is made of; nothing about it is a failure."""
    found: AppraisedDeck = find_game(wanted.game).house.appraise_deck(wanted.source, wanted.beside)
    return found
