"""Finding characters, guardians and scenes of Cardia, and listing them."""

from __future__ import annotations

from difflib import get_close_matches

from taverne.cardia.box import BOX
from taverne.cardia.cards import FACTIONS
from taverne.cardia.catalogue import CHARACTERS, character
from taverne.cardia.terminal.words import deck_of, faction_of, headline, names_of, rule_of
from taverne.cardia.texts import spoken_name, text_of
from taverne.cli.answers import folded, likely
from taverne.cli.cast import in_words
from taverne.kernel.errors import TaverneError
from taverne.words import say

LIKENESS = 0.7
LONGEST = 60


def squash(text: str) -> str:
    return folded(text).replace(" ", "")


def all_cards() -> list[str]:
    """The keys of the 32 characters, the guardians and the scenes."""
    return [*(card.key for card in CHARACTERS), *BOX]


def find_cards(words: str) -> list[str]:
    """The keys of the cards that can be meant: by key, name, beginning of a name, or a word in it."""
    sought = squash(words)
    names = {key: [squash(name) for name in names_of(key)] for key in all_cards()}
    whole = [key for key, called in names.items() if sought in (squash(key), *called)]
    found = whole or likely(sought, names)
    if not found:
        raise unknown(words)
    return found


def find_card(words: str) -> str:
    """The only card that can be meant."""
    found = find_cards(words)
    if len(found) > 1:
        raise TaverneError("cli-card-many", words=words, cards=in_words([spoken_name(key) for key in found]))
    return found[0]


def unknown(words: str) -> TaverneError:
    names = {squash(name): name for key in all_cards() for name in names_of(key)}
    near = get_close_matches(squash(words[:LONGEST]), names, n=1, cutoff=LIKENESS)
    if near:
        return TaverneError("cli-card-nothing-but", words=words, meant=names[near[0]])
    return TaverneError("cli-card-nothing", words=words)


def read_faction(word: str) -> str:
    """A faction by its name or its key, or the beginning of one of them."""
    for faction in FACTIONS:
        names = (faction, *names_of(faction))
        if squash(word) and any(squash(name).startswith(squash(word)) for name in names):
            return faction
    known = in_words([spoken_name(faction) for faction in FACTIONS])
    raise TaverneError("cli-faction-unknown", faction=word, known=known)


def list_cards(words: list[str], faction: str = "") -> list[str]:
    """The cards in which every word fits: name, faction, kind, influence, or house."""
    found = [key for key in all_cards() if all(fits(key, word) for word in words)]
    found = [key for key in found if not faction or card_json(key)["faction"] == faction]
    if not found:
        raise TaverneError("cli-nothing-found", words=" ".join([*words, faction]).strip())
    return found


def fits(key: str, word: str) -> bool:
    """Names and the like by any part; numbers and decks only as a whole."""
    card = card_json(key)
    house = ["house"] if card["house"] else []
    kind = [str(card["kind"]), "ongoing" if card["ongoing"] else "", *house]
    faction = str(card["faction"])
    names = [key, *names_of(key), faction, *(names_of(faction) if faction else ()), *kind]
    whole = [str(card["influence"]), str(card["deck"])]
    return any(squash(word) in squash(name) for name in names) or word.upper() in whole


def cards_words(keys: list[str]) -> list[str]:
    lines = [say("cardia-card-line", headline=headline(key), text=text_of(key)) for key in keys]
    return [*lines, say("cli-cards-count", count=len(keys))]


def card_json(key: str) -> dict[str, object]:
    """One card as data; `house` is empty, `detail` or `card`."""
    card = BOX.get(key)
    return {
        "id": key,
        "name": spoken_name(key),
        "kind": card.kind if card else "character",
        "deck": None if card else deck_of(key),
        "faction": card.faction if card else faction_of(key),
        "influence": None if card else character(key).influence,
        "ongoing": False if card else character(key).ongoing,
        "exclusive": card.exclusive if card else False,
        "house": card.house if card else "",
        "unsure": card.unsure if card else [],
        "text": text_of(key),
        "rule": rule_of(key),
    }
