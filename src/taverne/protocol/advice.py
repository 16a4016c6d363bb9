"""What a guest is told who wonders: what a bot would do, and what each answer would lead to."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from taverne.protocol.brought import Brought
from taverne.protocol.rooms import Wire

Prospect = Annotated[Any, Brought(lambda game: game.prospects)]


class Suggestion(Wire):
    """One option: how good it looks (0 lost, 1 won), also in words (`chance-words`), and why."""

    option: str
    chance: float
    often: str
    reason: str
    details: dict[str, str | int] = Field(default_factory=dict)


class Hint(Wire):
    """All options of a question, the best first.

    How sure it is that the first is the best: `clear`, `likely` or `open`; empty if nobody can tell.
    """

    question: str
    suggestions: list[Suggestion]
    sure: str = ""


class Foresight(Wire):
    """What comes of each answer to one question; nothing about options of which nothing is sure."""

    question: str
    prospects: list[Prospect] = Field(default_factory=list)
