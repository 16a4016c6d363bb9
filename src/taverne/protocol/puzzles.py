"""Puzzles: a position, one question, one answer; and tables that somebody has set up."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from taverne.protocol.advice import Foresight
from taverne.protocol.limits import SeatNumber, Word
from taverne.protocol.replays import Step
from taverne.protocol.rooms import GameName, Wire
from taverne.protocol.strict import WHOLE, Wished

PuzzleKind = Literal["race", "open", "odds", "last", "choice"]
PuzzleVerdict = Literal["open", "right", "wrong", "shown"]
Count = Annotated[int, Field(ge=0, le=1_000), WHOLE]
Day = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class PuzzleSummary(Wire):
    """One puzzle in a list: what is asked, and what it is about. Grades go from 1 to 3."""

    id: str
    kind: PuzzleKind
    theme: str
    grade: int
    turns: int
    ordered: bool


class PuzzleShelf(Wire):
    """The puzzles of one game, and which of them is that of the day that was asked for."""

    game: GameName
    daily: str
    puzzles: list[PuzzleSummary]


class PuzzleWish(Wished):
    """What the reader has answered so far, or to be shown; `known` is as at the practice door."""

    game: GameName
    puzzle: Word
    words: list[Word] = Field(default=[], max_length=20)
    show: bool = False
    known: Count | None = None


class PuzzleTable(Wire):
    """What became of it, and the table as the reader sees it; the whole line once it is solved or shown.

    Where it was a matter of odds, `chance` is that of the first answer and `best` that of the best.
    """

    seat: int
    summary: PuzzleSummary
    verdict: PuzzleVerdict
    chance: float | None
    best: float | None
    looks: int
    answers: int
    steps: list[Step]
    foresight: Foresight
    record: str


class SketchSeat(Wished):
    """One seat of such a table: names as its faction, piles of cards, numbers as its gems."""

    names: dict[Word, Word] = Field(default={}, max_length=8)
    piles: dict[Word, Annotated[list[Word], Field(max_length=40)]] = Field(default={}, max_length=16)
    numbers: dict[Word, Annotated[int, Field(ge=-99, le=99), WHOLE]] = Field(default={}, max_length=16)


class SketchWish(Wished):
    """A table that somebody has set up by hand, and who is asked there."""

    game: GameName
    names: dict[Word, Word] = Field(default={}, max_length=8)
    seats: list[SketchSeat] = Field(min_length=2, max_length=2)
    asked: Annotated[int, Field(ge=0, le=1), WHOLE] = 0


class Sketched(Wire):
    """The same as a record that begins from a position, and the seat that is asked first."""

    record: str
    seat: SeatNumber
