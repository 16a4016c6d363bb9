"""How long one may think: without end, per move, a bank with an increment, or days per move."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import ConfigDict, Field

from taverne.protocol.strict import WHOLE, Wished, tagged

SECOND: Final = 1_000
DAY: Final = 24 * 60 * 60 * SECOND
TAGGED: Final = ConfigDict(json_schema_extra=tagged("kind"))


class NoClock(Wished):
    """Nobody is hurried."""

    model_config = TAGGED
    kind: Literal["none"] = "none"

    def first(self) -> int | None:
        return None

    def after_answer(self, left: int) -> int:
        return left


class MoveClock(Wished):
    """The same time for every decision."""

    model_config = TAGGED
    kind: Literal["move"] = "move"
    seconds: Annotated[int, Field(ge=5, le=3600), WHOLE] = 60

    def first(self) -> int | None:
        return self.seconds * SECOND

    def after_answer(self, left: int) -> int:
        return self.seconds * SECOND


class BankClock(Wished):
    """A bank for the whole game; every decision adds a little."""

    model_config = TAGGED
    kind: Literal["bank"] = "bank"
    seconds: Annotated[int, Field(ge=10, le=24 * 3600), WHOLE] = 600
    increment: Annotated[int, Field(ge=0, le=600), WHOLE] = 10

    def first(self) -> int | None:
        return self.seconds * SECOND

    def after_answer(self, left: int) -> int:
        return left + self.increment * SECOND


class DaysClock(Wished):
    """Play by correspondence: so many days for every decision."""

    model_config = TAGGED
    kind: Literal["days"] = "days"
    days: Annotated[int, Field(ge=1, le=30), WHOLE] = 3

    def first(self) -> int | None:
        return self.days * DAY

    def after_answer(self, left: int) -> int:
        return self.days * DAY


Clock = Annotated[NoClock | MoveClock | BankClock | DaysClock, Field(discriminator="kind")]
