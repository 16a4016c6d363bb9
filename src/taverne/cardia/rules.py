"""What the players agreed on before the game: one field for every point that may differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from taverne.cardia.box import BOX, SCENES
from taverne.cardia.cards import FACTIONS
from taverne.cardia.editions import EDITION
from taverne.kernel.choices import Choices, read_values, refuse, written, wrong_choices
from taverne.kernel.errors import TaverneError

# CAR-9 the values of each field, our default first.
CHOICES: Final[Choices] = {
    "guardians": (False, True),
    "guardians_open": (False, True),
    "wins": (2, 1, 3),
    "two_judges": ("tie", "both_win"),
    "void_mage": ("either", "both"),
    "illusionist_on_ties": (False, True),
    "guardian_reveal": ("after_its_encounter", "every_round"),
    "phoenix": ("played_card", "any_own"),
    "house_cards": (True, False),
}
NO_SCENE: Final = "none"


@dataclass(frozen=True)
class CardiaRules:
    """CAR-9 a disputed or silent point is a field; the defaults are our rulings."""

    deck: str = "I"
    scenes: tuple[str, ...] = ()
    guardians: bool = False
    guardians_open: bool = False
    wins: int = 2
    two_judges: str = "tie"
    void_mage: str = "either"
    illusionist_on_ties: bool = False
    guardian_reveal: str = "after_its_encounter"
    phoenix: str = "played_card"
    house_cards: bool = True
    edition: int = EDITION

    def complaints(self) -> list[TaverneError]:
        """Everything about these rules that cannot be."""
        values: dict[str, object] = {name: getattr(self, name) for name in CHOICES}
        found = deck_complaints(self.deck) + self.scene_complaints() + wrong_choices(values, CHOICES)
        if self.guardians_open and not self.guardians:
            found.append(TaverneError("cardia-open-without-guardians"))
        return found

    def scene_complaints(self) -> list[TaverneError]:
        """CAR-1.3 every scene exists and lies there once; CAR-7 house scenes only with house cards."""
        found: list[TaverneError] = []
        for key in dict.fromkeys(self.scenes):
            if key not in SCENES:
                known = ", ".join(offered_scenes(self.house_cards))
                found.append(TaverneError("cardia-no-such-scene", scene=key, known=known))
            elif not self.house_cards and BOX[key].house:
                found.append(TaverneError("cardia-house-scene", scene=key))
            elif self.scenes.count(key) > 1:
                found.append(TaverneError("cardia-scene-twice", scene=key))
        return found

    def check(self) -> None:
        refuse(self.complaints())

    def words(self) -> str:
        """All fields in one line, as `deck=I scenes=bazaar+senate …`."""
        fixed = [f"deck={self.deck}", f"scenes={'+'.join(self.scenes) or NO_SCENE}"]
        return " ".join([*fixed, *(f"{name}={written(getattr(self, name))}" for name in CHOICES)])


@lru_cache(maxsize=256)
def read_rules(words: str) -> CardiaRules:
    """The rules written as by `words`; a field that is not named has its default."""
    values, unknown = read_values(words, CHOICES, free=("deck", "scenes"))
    scenes = values.pop("scenes", NO_SCENE)
    rules = CardiaRules(scenes=() if scenes == NO_SCENE else tuple(scenes.split("+")), **values)
    refuse(unknown + rules.complaints())
    return rules


def offered_scenes(house_cards: bool) -> list[str]:
    """The scenes that may be chosen, in the order of the box."""
    scenes = [card for card in BOX.values() if card.kind == "scene"]
    return [card.key for card in scenes if house_cards or not card.house]


def deck_complaints(deck: str) -> list[TaverneError]:
    if deck in ("I", "II") or (deck.startswith("mixed:") and is_mix(deck)):
        return []
    return [TaverneError("cardia-no-such-deck", deck=deck)]


def is_mix(deck: str) -> bool:
    named = mixed_factions(deck)
    return bool(named) and all(faction in FACTIONS for faction in named) and len(set(named)) == len(named)


def mixed_factions(deck: str) -> list[str]:
    """CAR-1.2 the factions whose cards come from deck II, as in `mixed:swamp+guild`."""
    if deck == "II":
        return list(FACTIONS)
    return deck.removeprefix("mixed:").split("+") if deck.startswith("mixed:") else []


def all_decks() -> list[str]:
    """CAR-1.2 the sixteen decks: I, II, and every mix of the two."""
    mixes = [[name for bit, name in enumerate(FACTIONS) if mask >> bit & 1] for mask in range(1, 15)]
    return ["I", "II", *(f"mixed:{'+'.join(mix)}" for mix in mixes)]
