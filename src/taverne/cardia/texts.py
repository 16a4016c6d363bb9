"""What is printed on a card, in our own words."""

from __future__ import annotations

from taverne.cardia.box import BOX
from taverne.cardia.catalogue import NAMES, character
from taverne.words import say


def text_of(key: str) -> str:
    """What a character, a guardian or a scene does; house cards are marked as such."""
    if key in BOX:
        return box_text(key)
    return say(f"cardia-text-{character(key).key.replace('_', '-')}")


def box_text(key: str) -> str:
    """From the effects in the data file, so that a corrected card is told correctly."""
    card = BOX[key]
    text = " ".join(effect_text(words) for words in card.effects)
    if card.exclusive:
        text = say("cardia-exclusive", text=text, faction=NAMES[card.faction])
    return say(f"cardia-house-{card.house}", text=text) if card.house else text


def effect_text(words: list[str]) -> str:
    verb, *values = words
    details = {f"value{number}": value_words(value) for number, value in enumerate(values, 1)}
    return say(f"cardia-effect-{verb.replace('_', '-')}", **details)


def value_words(value: str) -> str | int:
    """A number that can be counted with, a signed token, or the name of a faction."""
    return int(value) if value.isdecimal() else NAMES.get(value, value.replace("-", "−"))
