"""What is taught: lessons in short, and the table of one of their steps."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from taverne.protocol.advice import Foresight
from taverne.protocol.limits import Word
from taverne.protocol.replays import Step
from taverne.protocol.rooms import GameName, Wire
from taverne.protocol.strict import WHOLE, Wished

LessonKind = Literal["first", "decisions", "words"]
StepKind = Literal["look", "play", "free", "decision", "example"]
Verdict = Literal["open", "good", "as_good", "other", "tempting", "worse"]
Count = Annotated[int, Field(ge=0, le=1_000), WHOLE]


class LessonStep(Wire):
    """One idea: what is lit meanwhile. Its texts are found by its id."""

    id: str
    kind: StepKind
    shows: list[str]


class Lesson(Wire):
    """A lesson in short; `bot` plays on where it ends freely."""

    id: str
    kind: LessonKind
    minutes: int
    bot: str
    rules: list[str]
    steps: list[LessonStep]


class LessonWish(Wished):
    """A step, how many answers of it are given, and perhaps one more: `word`, or the right one by `help`.

    `known` is as at the practice door; `leave` asks for the record, to play on from here.
    """

    game: GameName
    lesson: Word
    step: Count
    done: Count = 0
    word: Word | None = None
    help: bool = False
    known: Count | None = None
    leave: bool = False


class LessonTable(Wire):
    """What became of the answer, and the table; `stray` names the line for what was not asked for."""

    verdict: Verdict
    stray: str
    done: int
    finished: bool
    answers: int
    steps: list[Step]
    foresight: Foresight
    record: str
