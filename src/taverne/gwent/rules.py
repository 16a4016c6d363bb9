"""What the players agreed on before the game: one field for every point that may differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from taverne.gwent.editions import EDITION
from taverne.kernel.choices import Choices, read_values, refuse, written, wrong_choices
from taverne.kernel.errors import TaverneError

# GWT-10 the values of each field, our default first.
CHOICES: Final[Choices] = {
    "mode": ("duel", "ffa3", "ffa4", "ffa5", "pairs", "solo"),
    "law": ("standard", "advanced"),
    "wins": (1, 2, 3),
    "after_draw": ("last_passer", "same_starter", "random"),
    "weather_on_zero": ("stays_0", "becomes_1"),
    "relentless": ("own_deck", "opponent_discard"),
    "summon_on_decoy": (True, False),
    "built_deck": (False, True),
    "enemy_leaders": (False, True),
    "open_lists": (False, True),
}


@dataclass(frozen=True)
class GwentRules:
    """GWT-10 a disputed or silent point is a field; the defaults are our rulings."""

    mode: str = "duel"
    law: str = "standard"
    wins: int = 1
    after_draw: str = "last_passer"
    weather_on_zero: str = "stays_0"
    relentless: str = "own_deck"
    summon_on_decoy: bool = True
    built_deck: bool = False
    enemy_leaders: bool = False
    open_lists: bool = False
    edition: int = EDITION

    def complaints(self) -> list[TaverneError]:
        """Every field whose value is none of its choices, and what does not go together."""
        values = {name: getattr(self, name) for name in CHOICES}
        return wrong_choices(values, CHOICES) + self.clashes()

    def clashes(self) -> list[TaverneError]:
        """GWT-8.5 the variants of solo play belong to it alone, and its decks to the standard law."""
        solo = self.mode == "solo"
        only_solo = [name for name in ("built_deck", "enemy_leaders") if getattr(self, name) and not solo]
        found = [TaverneError("rules-only-solo", field=name) for name in only_solo]
        if solo and self.law == "advanced":
            found.append(TaverneError("rules-solo-law"))
        return found

    def check(self) -> None:
        refuse(self.complaints())

    def words(self) -> str:
        """All fields in one line, as `mode=duel law=standard …`."""
        return " ".join(f"{name}={written(getattr(self, name))}" for name in CHOICES)


@lru_cache(maxsize=256)
def read_rules(words: str) -> GwentRules:
    """The rules written as by `words`; a field that is not named has its default."""
    values, unknown = read_values(words, CHOICES)
    rules = GwentRules(**values)
    refuse(unknown + rules.complaints())
    return rules
