"""The library of Cardia as it travels: what is printed on its cards."""

from __future__ import annotations

from pydantic import Field

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


class Outcome(Wire):
    """An encounter that would change; by seat, and `winners` is None before it is judged."""

    place: int
    influence: list[int]
    winners: list[int] | None
    signets: list[int]


class CardiaProspect(Wire):
    """After this answer: the encounters that change, the signets of both seats.

    `game` is the seat that would win the game at once, or -1 if nobody would.
    """

    word: str
    encounters: list[Outcome] = Field(default_factory=list)
    signets: list[int]
    game: int | None = None
