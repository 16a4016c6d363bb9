"""From what a seat sees to full tables that it could be sitting at, made from the view alone."""

from __future__ import annotations

from taverne.cardia.cards import Character
from taverne.cardia.catalogue import character
from taverne.cardia.guess import Guess, Unknown
from taverne.cardia.position import FIELDS, rebuild, unseen_guardians
from taverne.cardia.printing import cast_of
from taverne.cardia.rules import read_rules
from taverne.cardia.table import CardiaTable
from taverne.cardia.view import CardiaView
from taverne.kernel.errors import TaverneError
from taverne.kernel.position import Position
from taverne.kernel.rng import Rng, any_state


def guess(view: CardiaView, luck: int) -> Guess:
    """Everything needed to deal full tables to this seat."""
    if view.seat < 0:
        raise TaverneError("guess-needs-a-seat")
    unknowns = [unknown_of(view, seat) for seat in range(2)]
    base = rebuild(known_position(view, luck))
    return Guess(base, view.seat, unknowns, unseen_guardians(view))


def sample(view: CardiaView, rng: Rng) -> CardiaTable:
    """One full table that this seat could be sitting at."""
    return guess(view, any_state(rng)).deal(rng)


def unknown_of(view: CardiaView, seat: int) -> Unknown:
    here = view.seats[seat]
    held = [character(key) for key in here.hand.known]
    unknown = Unknown(seat, unseen_cards(view, seat), held)
    unknown.hand = here.hand.size if here.hand.cards is None else 0
    unknown.sealed = here.sealed == ""
    unknown.laid = [number for number, pair in enumerate(view.laid) if not pair[seat].card]
    unknown.gaps = [len(here.deck) - 1 - place for place, key in enumerate(here.deck) if not key]
    return unknown


def unseen_cards(view: CardiaView, seat: int) -> list[Character]:
    """CAR-1.1 of the sixteen, those whose whereabouts this viewer does not know."""
    here = view.seats[seat]
    seen = {encounter.cards[seat].card for encounter in view.row} | {pair[seat].card for pair in view.laid}
    seen |= {*here.discard, *here.deck, *(here.hand.cards or ()), *here.hand.known, here.sealed or ""}
    return [card for card in cast_of(read_rules(view.rules).deck) if card.key not in seen]


def known_position(view: CardiaView, luck: int) -> Position:
    """The view as a position; where it hides a card, any card of that deck stands in."""
    return {field.name: field.seen(view) for field in FIELDS} | {"luck": luck}
