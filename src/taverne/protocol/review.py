"""The study of a finished game, answer by answer: the record itself is all that the house needs for it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from taverne.protocol.rooms import Wire
from taverne.protocol.strict import WHOLE, Wished

Verdict = Literal["best", "good", "weak", "mistake", "blunder"]


class ReviewWish(Wished):
    """A record, and from which answer on the next one that can be judged is wanted; the first is 1.

    With hindsight every hand lies open; else only what the seat could know counts.
    """

    record: str
    step: Annotated[int, Field(ge=1, le=1_000_000), WHOLE] = 1
    hindsight: bool = False


class JudgedChoice(Wire):
    """An option: how good it was (0 lost, 1 won), and why."""

    option: str
    chance: float
    reason: str
    details: dict[str, str | int] = Field(default_factory=dict)


class JudgedMove(Wire):
    """One answer to a question of this kind and shape.

    `loss` is by how much its chance was less than that of the better one, if there was one; `score` is
    the same from 0 to 100, and the mean of a player's scores is the accuracy.
    `before` is the chance of the seat with the best answer, `after` that of every seat with this one.
    """

    step: int
    seat: int
    kind: str
    shape: str
    verdict: Verdict
    loss: float
    score: float
    before: float
    after: list[float]
    given: JudgedChoice
    better: JudgedChoice | None


class ReviewStep(Wire):
    """The next answer that can be judged, or none; `last` is the number of the last answer."""

    last: int
    move: JudgedMove | None
