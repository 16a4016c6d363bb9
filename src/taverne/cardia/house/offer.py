"""Cardia in the house: two seats, no decks to bring."""

from __future__ import annotations

from collections.abc import Sequence

from taverne.bots import bots_for
from taverne.cardia.rulebook import deal
from taverne.cardia.rules import read_rules
from taverne.kernel.errors import SetupError
from taverne.kernel.game import AnyGame
from taverne.kernel.offer import Terms
from taverne.kernel.seating import Seating, each_alone
from taverne.kernel.table import NOBODY


class CardiaOffer:
    """A match by the agreed rules; both shuffle the same cards."""

    name = "cardia"

    def agree(self, rules: str, tournament: bool) -> Terms:
        if tournament:
            raise SetupError("room-no-tournament")
        return Terms(read_rules(rules).words(), tournament)

    def seating(self, terms: Terms) -> Seating:
        return each_alone(2)

    def automaton(self, terms: Terms) -> int:
        return NOBODY

    def read_decks(self, terms: Terms, seat: int, sources: Sequence[str]) -> list[str]:
        if sources:
            raise SetupError("room-no-decks")
        return []

    def faction(self, terms: Terms, deck: str) -> str:
        return ""

    def deal(self, terms: Terms, decks: Sequence[Sequence[str]], seed: int) -> AnyGame:
        return deal(seed=seed, rules=read_rules(terms.rules))

    def bots(self) -> list[str]:
        return list(bots_for(self.name))
