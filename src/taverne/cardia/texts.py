"""What a card is called and what is printed on it, in our own words and in the language spoken here."""

from __future__ import annotations

from taverne.cardia.box import BOX
from taverne.cardia.cards import FACTIONS
from taverne.cardia.catalogue import character, name_of
from taverne.words import Named, in_english, say


def spoken_name(key: str) -> str:
    """A card or a faction; what the owner of the card file has renamed keeps that name."""
    printed = name_of(key)
    message = f"cardia-faction-{key}" if key in FACTIONS else f"cardia-card-{key}"
    return say(message) if in_english(message) == printed else printed


class CardName(Named):
    """A card in the details of a message: the name is found when it is spoken."""

    def __str__(self) -> str:
        return spoken_name(self.key)


def named(key: str) -> Named:
    return CardName(key, f"cardia-card-{key}")


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
        text = say("cardia-exclusive", text=text, faction=spoken_name(card.faction))
    return say(f"cardia-house-{card.house}", text=text) if card.house else text


def effect_text(words: list[str]) -> str:
    verb, *values = words
    details = {f"value{number}": value_words(value) for number, value in enumerate(values, 1)}
    return say(f"cardia-effect-{verb.replace('_', '-')}", **details)


def value_words(value: str) -> str | int:
    """A number that can be counted with, a signed token, or the name of a faction."""
    if value in FACTIONS:
        return spoken_name(value)
    return int(value) if value.isdecimal() else value.replace("-", "−")
