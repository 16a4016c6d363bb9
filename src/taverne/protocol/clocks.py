"""How long one may think: without end, per move, a bank with an increment, or days per move."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

SECOND: Final = 1_000
DAY: Final = 24 * 60 * 60 * SECOND


class NoClock(BaseModel):
    """Nobody is hurried."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["none"] = "none"

    def first(self) -> int | None:
        return None

    def after_answer(self, left: int) -> int:
        return left


class MoveClock(BaseModel):
    """The same time for every decision."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["move"] = "move"
    seconds: Annotated[int, Field(ge=5, le=3600)] = 60

    def first(self) -> int | None:
        return self.seconds * SECOND

    def after_answer(self, left: int) -> int:
        return self.seconds * SECOND


class BankClock(BaseModel):
    """A bank for the whole game; every decision adds a little."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["bank"] = "bank"
    seconds: Annotated[int, Field(ge=10, le=24 * 3600)] = 600
    increment: Annotated[int, Field(ge=0, le=600)] = 10

    def first(self) -> int | None:
        return self.seconds * SECOND

    def after_answer(self, left: int) -> int:
        return left + self.increment * SECOND


class DaysClock(BaseModel):
    """Play by correspondence: so many days for every decision."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["days"] = "days"
    days: Annotated[int, Field(ge=1, le=30)] = 3

    def first(self) -> int | None:
        return self.days * DAY

    def after_answer(self, left: int) -> int:
        return self.days * DAY


Clock = Annotated[NoClock | MoveClock | BankClock | DaysClock, Field(discriminator="kind")]
