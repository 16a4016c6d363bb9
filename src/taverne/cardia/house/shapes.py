"""The library of Cardia as it travels: what is printed on its cards."""

from __future__ import annotations

from taverne.protocol.rooms import Wire


class CardiaCard(Wire):
    """A character; its text is the message `cardia-text-<key>`."""

    key: str
    name: str
    deck: str
    influence: int
    faction: str
    ongoing: bool


class CardiaBoxCard(Wire):
    """A guardian or a scene; its text follows from its effects, `cardia-effect-<verb>` each."""

    key: str
    name: str
    kind: str
    faction: str
    exclusive: bool
    house: str
    effects: list[list[str]]


class CardiaLibrary(Wire):
    characters: list[CardiaCard]
    box: list[CardiaBoxCard]
    factions: list[str]
