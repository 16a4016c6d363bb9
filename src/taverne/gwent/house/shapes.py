"""The library of Gwent as it travels: what is printed on its cards."""

from __future__ import annotations

from pydantic import Field

from taverne.protocol.rooms import Wire


class GwentCard(Wire):
    """The printed face of a card, the same in every colour."""

    key: str
    name: str
    faction: str
    kind: str
    rows: list[str]
    strength: int | None
    abilities: list[str]
    copies: int
    secondary: bool
    calls: list[str]
    becomes: list[str]


class GwentLeader(Wire):
    """A leader card; `ability` is what it does, in the words of the card list."""

    key: str
    name: str
    title: str
    faction: str
    active: bool
    ability: str


class GwentLibrary(Wire):
    """`colours` says how the colour of a neutral card is written: `ne_decoy.mo`."""

    cards: list[GwentCard]
    leaders: list[GwentLeader]
    colours: dict[str, str]


class GwentProspect(Wire):
    """After this answer: the next question to the same seat, and the totals of all rows if they are sure."""

    word: str
    kind: str = ""
    shape: str = ""
    then: list[GwentProspect] = Field(default_factory=list)
    rows: list[int] | None = None
    landed: list[int] = Field(default_factory=list)
