"""One card in the row as a value: where it lies, and whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Spot:
    """The place of an encounter, and the seat whose card is meant; as an option it is one number."""

    def __init__(self, place: i64, seat: i64) -> None:
        self.place: i64 = place
        self.seat: i64 = seat

    def option(self) -> i64:
        return 2 * self.place + self.seat

    def lies_in(self, places: i64) -> bool:
        """Whether a row of so many places has this one."""
        return 0 <= self.place < places


def all_spots(places: i64) -> list[Spot]:
    """Both cards of every encounter in a row of so many places."""
    return [Spot(place, seat) for place in range(places) for seat in range(2)]


def all_options(places: i64) -> list[int]:
    """The same as options."""
    return list(range(2 * places))


def options_of(spots: list[Spot]) -> list[int]:
    return [spot.option() for spot in spots]


def spot_of(option: i64) -> Spot:
    return Spot(option // 2, option % 2)
