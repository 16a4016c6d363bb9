"""A table for one who tries something: the record and the answers after it are all that the house needs."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from taverne.protocol.advice import Foresight
from taverne.protocol.limits import LONGEST_RECORD, SeatNumber, Word
from taverne.protocol.replays import Step
from taverne.protocol.rooms import GameName, Wire
from taverne.protocol.strict import WHOLE, Wished

MOST_ANSWERS: Final = 200


class GivenAnswer(Wished):
    """One more answer, and whose it is."""

    seat: SeatNumber
    word: Word


class TryingWish(Wished):
    """A record, which may begin from a position; in which seat one sits; and what was answered since.

    `known` counts the answers, those of the record included, that one has seen already.
    """

    record: Annotated[str, Field(max_length=LONGEST_RECORD)]
    seat: SeatNumber = 0
    answers: list[GivenAnswer] = Field(default=[], max_length=MOST_ANSWERS)
    known: Annotated[int, Field(ge=0, le=1_000_000), WHOLE] | None = None


class Tried(Wire):
    """What the seat got to see after each answer that it did not know, the last with the open question.

    Who knows nothing gets one step, with everything that has happened. `answers` is the next `known`, and
    `record` the game so far, as a room or the next wish may begin with it.
    """

    game: GameName
    answers: int
    steps: list[Step]
    foresight: Foresight
    record: str
