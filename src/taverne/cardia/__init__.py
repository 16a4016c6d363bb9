"""Cardia with the Guardians of the Wilderness: deal, ask what is legal, answer, look, replay.

    from taverne import cardia
    game = cardia.deal(seed=7, rules=cardia.CardiaRules(deck="II", guardians=True))
    seat = game.asked[0]
    game.answer(seat, game.options(seat)[0])
    game.look(seat)

Rule numbers (CAR-5.2) are those of docs/rules/cardia.md.
"""

from __future__ import annotations

from taverne.cardia import setup
from taverne.cardia.catalogue import character, name_of
from taverne.cardia.position import read_position, write_position
from taverne.cardia.rulebook import RULEBOOK, RULESET, CardiaGame, deal, from_position, replay
from taverne.cardia.rules import CardiaRules, all_decks, offered_scenes
from taverne.cardia.sampling import guess, sample
from taverne.cardia.texts import text_of
from taverne.cardia.view import CardiaView, view
from taverne.kernel.events import SPECTATOR

__all__ = [
    "RULEBOOK",
    "RULESET",
    "SPECTATOR",
    "CardiaGame",
    "CardiaRules",
    "CardiaView",
    "all_decks",
    "character",
    "deal",
    "from_position",
    "guess",
    "name_of",
    "offered_scenes",
    "read_position",
    "replay",
    "sample",
    "setup",
    "text_of",
    "view",
    "write_position",
]
