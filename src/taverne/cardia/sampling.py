"""From what a seat sees to full tables that it could be sitting at, made from the view alone."""

from __future__ import annotations

from typing import Any

from taverne.cardia.box import guardians_for
from taverne.cardia.cards import FACTIONS, Character
from taverne.cardia.catalogue import character
from taverne.cardia.guardians.base import Guardian
from taverne.cardia.guess import Guess, Unknown
from taverne.cardia.position import rebuild
from taverne.cardia.printing import cast_of
from taverne.cardia.rules import read_rules
from taverne.cardia.seats import UNJUDGED, seats_of
from taverne.cardia.table import CardiaTable
from taverne.cardia.view import CardiaView, EncounterView, LaidView, OmenView
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


def unseen_guardians(view: CardiaView) -> list[Guardian]:
    seen = {guardian.card for guardian in view.guardians}
    return [one for one in guardians_for(read_rules(view.rules).house_cards) if one.key not in seen]


def known_position(view: CardiaView, luck: int) -> Position:
    """The view as a position; where it hides a card, any card of that deck stands in."""
    stand_in = cast_of(read_rules(view.rules).deck)[0].key
    return {
        "rules": view.rules,
        "edition": view.edition,
        "luck": luck,
        "row": [known_encounter(encounter) for encounter in view.row],
        "laid": [[known_laid(laid, stand_in) for laid in pair] for pair in view.laid],
        "waiting": [known_omen(seat.waiting) for seat in view.seats],
        "guardians": stand_in_guardians(view),
        "known": known_sightings(view),
        "pending": list(view.pending),
        "hands": [list(seat.hand.cards or ()) for seat in view.seats],
        "decks": [[key or stand_in for key in reversed(seat.deck)] for seat in view.seats],
        "discards": [list(seat.discard) for seat in view.seats],
        "sealed": [[seat.sealed] if seat.sealed else [] for seat in view.seats],
        "opened": list(view.opened),
        "foresight": [seat.foresees for seat in view.seats],
        "stared": [seat.stared_at for seat in view.seats],
        "score": [seat.score for seat in view.seats],
        "winners": list(view.winners),
        "shown": sum(1 for guardian in view.guardians if guardian.card),
        "current": view.current,
        "played_at": view.played_at,
        "first": view.first,
        "phase": view.phase,
        "round": view.round,
        "resolved": view.resolved,
        "tied": view.tied,
        "decided": view.decided,
        "game": view.game,
        "drawn_games": view.drawn_games,
    }


def known_encounter(encounter: EncounterView) -> dict[str, Any]:
    cards = [
        {
            "card": card.card,
            "modifier": card.modifier,
            "ongoing": card.ongoing,
            "engines": card.engineers,
            "claims": card.claims,
        }
        for card in encounter.cards
    ]
    winners = seats_of(0 in encounter.winners, 1 in encounter.winners) if encounter.judged else UNJUDGED
    moved_in = seats_of(0 in encounter.moved_in, 1 in encounter.moved_in)
    return {"cards": cards, "won_by": int(winners.code), "moved_in": int(moved_in.code)}


def known_laid(laid: LaidView, stand_in: str) -> dict[str, Any]:
    return {"card": laid.card or stand_in, "omen": known_omen(laid.omen), "face_up": laid.face_up}


def known_omen(omen: OmenView) -> dict[str, Any]:
    return {
        "modifier": omen.modifier,
        "books": omen.librarians,
        "engines": omen.engineers,
        "claims": omen.claims,
        "demands": [FACTIONS.index(faction) for faction in omen.demands],
    }


def stand_in_guardians(view: CardiaView) -> list[str]:
    """For a guardian that lies face down, any one with its back."""
    unseen = {FACTIONS[one.faction]: one.key for one in unseen_guardians(view)}
    return [guardian.card or unseen[guardian.faction] for guardian in view.guardians]


def known_sightings(view: CardiaView) -> list[list[object]]:
    """What the viewer knows of hidden places is all the knowledge that the sample needs."""
    piles = [(seat, key) for seat, here in enumerate(view.seats) for key in (*here.hand.known, *here.deck)]
    return [[view.seat, seat, key] for seat, key in piles if key]
