"""Finding factions, leaders and cards by whatever people write: a name or an id, in any spelling.

English is asked first, then the language spoken here, then the others: a list may come from anywhere.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import CARDS, FACES, LEADER_FACES, LeaderFace
from taverne.gwent.texts import TITLE_MARK, Titled, named, spoken_name, spoken_title
from taverne.words import Named, language, languages, say, speaking

# Below this likeness a suggestion would only puzzle.
LIKENESS = 0.7
LONGEST_NAME = 60
MOST_LIKE = 3
LEAST_PART = 3  # with fewer letters a part of a name says nothing


def squash(text: str) -> str:
    """The letters and digits alone, without accents: `Síle de Tansarville` is `siledetansarville`."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text).casefold() if letter.isalnum())


def clip(text: str) -> str:
    """As much of a foreign text as an error may repeat."""
    return text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "…"


class Likest(Named):
    """A few names, the likest first."""

    def __init__(self, names: Iterable[str | Named]) -> None:
        self.names = list(names)[:MOST_LIKE]
        super().__init__(" ".join(map(key_of, self.names)), "")

    def __str__(self) -> str:
        return ", ".join(map(str, self.names))


def key_of(name: str | Named) -> str:
    return name.key if isinstance(name, Named) else name


def suggestion(text: str, names: Mapping[str, str | Named]) -> str | Named:
    """The known names most like this one, or nothing; what is known by several words is named once."""
    sought = squash(text[:LONGEST_NAME])
    near = get_close_matches(sought, names, n=2 * MOST_LIKE, cutoff=LIKENESS)
    holding = [word for word in names if sought in word] if len(sought) >= LEAST_PART else []
    found = dict.fromkeys(names[word] for word in [*near, *holding])
    return Likest(found) if found else ""


def find_faction(text: str) -> str | None:
    return faction_keys().get(squash(text)) or in_any_language(spoken_factions, squash(text))


def find_leader(text: str) -> str | None:
    """By title, full name, id, or a name that only one leader bears."""
    return leader_keys().get(squash(text)) or in_any_language(spoken_leaders, squash(text))


def find_card(text: str) -> str | None:
    """By name, id, or id with a colour (`ne_decoy.mo`)."""
    return card_keys().get(squash(text)) or in_any_language(spoken_cards, squash(text))


def in_any_language(known: Callable[[str], dict[str, str]], word: str) -> str | None:
    """What this word means in the language spoken here, or else in another."""
    for spoken in dict.fromkeys((language(), *languages())):
        with speaking(spoken):
            key = known(spoken).get(word)
        if key is not None:
            return key
    return None


@cache
def faction_keys() -> dict[str, str]:
    return {squash(faction): faction for faction in COLOURS}


def faction_names() -> Mapping[str, str | Named]:
    """Every word for a faction, with the one to suggest."""
    return dict(faction_keys())


@cache
def leader_keys() -> dict[str, str]:
    return {squash(word): face.key for face in LEADER_FACES.values() for word in leader_words(face)}


def leader_names() -> Mapping[str, str | Named]:
    """Every word for a leader, with the title to suggest."""
    return leader_names_in(language())


@cache
def leader_names_in(spoken: str) -> Mapping[str, str | Named]:
    return {word: Titled(key) for word, key in {**spoken_leaders(spoken), **leader_keys()}.items()}


def leader_words(face: LeaderFace) -> list[str]:
    words = [face.key, face.title, f"{face.name} {face.title}"]
    namesakes = [other for other in LEADER_FACES.values() if other.name == face.name]
    return [*words, face.name] if len(namesakes) == 1 else words


@cache
def card_keys() -> dict[str, str]:
    keys = {squash(printed.key): printed.key for printed in CARDS}
    for face in FACES:
        keys[squash(face.key)] = keys[squash(face.name)] = face.key
    return keys


def card_names() -> Mapping[str, str | Named]:
    """Every word for a card, with the name to suggest."""
    return card_names_in(language())


@cache
def card_names_in(spoken: str) -> Mapping[str, str | Named]:
    english = {squash(word): face.key for face in FACES for word in (face.key, face.name)}
    return {word: named(key) for word, key in {**spoken_cards(spoken), **english}.items()}


@cache
def spoken_factions(spoken: str) -> dict[str, str]:
    return {squash(say(f"faction-{faction}")): faction for faction in COLOURS}


@cache
def spoken_leaders(spoken: str) -> dict[str, str]:
    """By title and by full name; by the name alone where only one leader bears it."""
    keys = {squash(word): key for key in LEADER_FACES for word in (spoken_title(key), spoken_name(key))}
    names = [spoken_name(key).partition(TITLE_MARK)[0] for key in LEADER_FACES]
    alone = {
        squash(name): key for key, name in zip(LEADER_FACES, names, strict=True) if names.count(name) == 1
    }
    return {**alone, **keys}


@cache
def spoken_cards(spoken: str) -> dict[str, str]:
    return {squash(spoken_name(face.key)): face.key for face in FACES}
