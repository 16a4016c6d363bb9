"""Some of the two seats as a value: who has won, who can play, whose card has moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64


class Seats:
    """Neither seat, one of them or both: there is one object for each, so `is` compares them.

    `has` answers for each seat, `alone` is the only one of them, `code` is how a position writes it.
    """

    def __init__(self, first: bool, second: bool, alone: i64, code: i64) -> None:
        self.first = first
        self.second = second
        self.has: list[bool] = [first, second]
        self.alone: i64 = alone
        self.code: i64 = code

    def and_also(self, seat: i64) -> Seats:
        return seats_of(self.first or seat == 0, self.second or seat == 1)

    def each(self) -> list[int]:
        return [seat for seat in range(2) if self.has[seat]]


NEITHER: Final = Seats(False, False, NOBODY, 0)
FIRST: Final = Seats(True, False, 0, 1)
SECOND: Final = Seats(False, True, 1, 2)
BOTH: Final = Seats(True, True, NOBODY, 3)
# CAR-8.9 the winners of an encounter that has not been judged yet: nobody, but it is no tie.
UNJUDGED: Final = Seats(False, False, NOBODY, -1)
BY_CODE: Final = {seats.code: seats for seats in [UNJUDGED, NEITHER, FIRST, SECOND, BOTH]}


def seats_of(first: bool, second: bool) -> Seats:
    if first:
        return BOTH if second else FIRST
    return SECOND if second else NEITHER
