"""Finding factions, leaders and cards by whatever people write: a name or an id, in any spelling."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from functools import cache

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import CARDS, FACES, LEADER_FACES, LeaderFace

# Below this likeness a suggestion would only puzzle.
LIKENESS = 0.7
LONGEST_NAME = 60


def squash(text: str) -> str:
    """The letters and digits alone, without accents: `Síle de Tansarville` is `siledetansarville`."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text).casefold() if letter.isalnum())


def clip(text: str) -> str:
    """As much of a foreign text as an error may repeat."""
    return text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "…"


def suggestion(text: str, names: dict[str, str]) -> str:
    """The known name most like this one, or nothing."""
    near = get_close_matches(squash(text[:LONGEST_NAME]), names, n=1, cutoff=LIKENESS)
    return names[near[0]] if near else ""


def find_faction(text: str) -> str | None:
    return faction_names().get(squash(text))


def find_leader(text: str) -> str | None:
    """By title, full name, id, or a name that only one leader bears."""
    return leader_keys().get(squash(text))


def find_card(text: str) -> str | None:
    """By name, id, or id with a colour (`ne_decoy.mo`)."""
    return card_keys().get(squash(text))


@cache
def faction_names() -> dict[str, str]:
    return {squash(faction): faction for faction in COLOURS}


@cache
def leader_keys() -> dict[str, str]:
    return {squash(word): face.key for face in LEADER_FACES.values() for word in leader_words(face)}


@cache
def leader_names() -> dict[str, str]:
    return {squash(word): face.title for face in LEADER_FACES.values() for word in leader_words(face)}


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


@cache
def card_names() -> dict[str, str]:
    return {squash(word): face.name for face in FACES for word in (face.key, face.name)}
