"""Games of Cardia for learners, by any of several rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.setup import new_table
from taverne.kernel.crowd import Dealer
from taverne.kernel.errors import SetupError
from taverne.kernel.rng import SEEDS, seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.rules import CardiaRules
    from taverne.cardia.table import CardiaTable


class CardiaDealer(Dealer):
    """Each game by any of these rules: decks, scenes and guardians as one likes."""

    def __init__(self, rules: list[CardiaRules]) -> None:
        if not rules:
            raise SetupError("crowd-no-decks")
        for one in rules:
            one.check()
        self.rules = rules

    def deal(self, seed: i64) -> CardiaTable:
        rng = seeded(seed)
        rules = self.rules[rng.below(len(self.rules))]
        return new_table(rules, int(rng.below(SEEDS)))
