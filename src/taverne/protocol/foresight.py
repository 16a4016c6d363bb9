"""What each answer would lead to, as far as the asked seat can know."""

from __future__ import annotations

from pydantic import Field

from taverne.protocol.rooms import Wire


class Prospect(Wire):
    """After this answer: the next question to the same seat, and the totals of all rows if they are sure."""

    word: str
    shape: str = ""
    then: list[Prospect] = Field(default_factory=list)
    rows: list[int] | None = None
    landed: list[int] = Field(default_factory=list)


class Outcome(Wire):
    """An encounter of Cardia that would change; by seat, and `winners` is None before it is judged."""

    place: int
    influence: list[int]
    winners: list[int] | None
    signets: list[int]


class Outlook(Wire):
    """After this answer in Cardia: the encounters that change, the signets of both seats.

    `game` is the seat that would win the game at once, or -1 if nobody would.
    """

    word: str
    encounters: list[Outcome] = Field(default_factory=list)
    signets: list[int]
    game: int | None = None


class Foresight(Wire):
    """For one question; nothing about options of which nothing is sure."""

    question: str
    prospects: list[Prospect] = Field(default_factory=list)
    outlooks: list[Outlook] = Field(default_factory=list)
