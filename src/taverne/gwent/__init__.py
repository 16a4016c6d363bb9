"""Gwent, the boxed edition: deal, ask what is legal, answer, look, replay.

    from taverne import gwent
    game = gwent.deal("monsters", "skellige", seed=7)
    seat = game.asked[0]
    game.answer(seat, game.options(seat)[0])
    game.look(seat)

Rule numbers (GWT-5.2) are those of docs/rules/gwent.md.
"""

from __future__ import annotations

from taverne.gwent import setup
from taverne.gwent.catalogue import card, name_of
from taverne.gwent.decks.codes import read_code, write_code
from taverne.gwent.decks.deck import Deck, make_deck
from taverne.gwent.decks.files import read_deck, write_deck
from taverne.gwent.decks.laws import check, complaints
from taverne.gwent.decks.starters import load_deck, starter_decks
from taverne.gwent.matches.rulebook import GwentMatch, MatchView, deal_match, deal_tournament, replay_match
from taverne.gwent.position import read_position, write_position
from taverne.gwent.rulebook import RULEBOOK, RULESET, GwentGame, deal, deal_solo, from_position, replay
from taverne.gwent.rules import GwentRules
from taverne.gwent.sampling import guess, sample
from taverne.gwent.view import GwentView, view
from taverne.kernel.events import SPECTATOR

__all__ = [
    "RULEBOOK",
    "RULESET",
    "SPECTATOR",
    "Deck",
    "GwentGame",
    "GwentMatch",
    "GwentRules",
    "GwentView",
    "MatchView",
    "card",
    "check",
    "complaints",
    "deal",
    "deal_match",
    "deal_solo",
    "deal_tournament",
    "from_position",
    "guess",
    "load_deck",
    "make_deck",
    "name_of",
    "read_code",
    "read_deck",
    "read_position",
    "replay",
    "replay_match",
    "sample",
    "setup",
    "starter_decks",
    "view",
    "write_code",
    "write_deck",
    "write_position",
]
