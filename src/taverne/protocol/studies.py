"""The study of a deck as it travels: how it fares, what would better it, and how sure that is."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from taverne.games import first_game
from taverne.protocol.limits import DeckSource, Word
from taverne.protocol.rooms import GameName, Wire
from taverne.protocol.strict import Wished

StudyName = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Kind = Literal["trial", "climb"]
Against = Literal["starters", "field"]
Phase = Literal["survey", "trial", "proof", "done"]


class DeckToStudy(Wished):
    """`trial` lets bots play with the deck; `climb` looks for changes that better it within its law.

    Against the ready decks, or against the field: good decks that a study has found.
    """

    game: GameName = first_game()
    kind: Kind = "trial"
    source: DeckSource
    law: Word = "standard"
    against: Against = "starters"


class EstimateView(Wire):
    """A rate or a difference of rates after so many games, with its 95 % interval."""

    mean: float
    low: float
    high: float
    games: int


class RivalScore(Wire):
    """How the deck fares against one ready deck, or against all decks of a faction in the field."""

    name: str
    faction: str
    rate: EstimateView


class ChangeView(Wire):
    """These cards go, these come, and what that brings."""

    out: list[str]
    into: list[str]
    gain: EstimateView


class StudyView(Wire):
    """How far a study is; after `most` games it ends at the latest, `source` is the best deck so far."""

    study: StudyName
    kind: Kind
    against: Against = "starters"
    phase: Phase
    games: int
    most: int
    rate: EstimateView
    rivals: list[RivalScore] = Field(default_factory=list)
    trying: ChangeView | None = None
    steps: list[ChangeView] = Field(default_factory=list)
    refused: int = 0
    proof: EstimateView | None = None
    source: str = ""
