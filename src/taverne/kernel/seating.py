"""Who sits where, and who is with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Seating:
    """Seats in table order; each seat belongs to a side (partners share one)."""

    def __init__(self, side_of: list[int]) -> None:
        self.side_of = side_of
        self.seats: i64 = len(side_of)
        self.sides: i64 = max(side_of) + 1
        count = len(side_of)
        self.after = [(seat + 1) % count for seat in range(count)]
        self.foes = [self._foes(seat) for seat in range(count)]
        self.rivals = [list(dict.fromkeys(side_of[foe] for foe in foes)) for foes in self.foes]
        self.members = [
            [seat for seat in range(count) if side_of[seat] == side] for side in range(max(side_of) + 1)
        ]

    def _foes(self, seat: int) -> list[int]:
        """The seats of the other sides, clockwise from this seat."""
        count = len(self.side_of)
        turned = [(seat + step) % count for step in range(1, count)]
        return [other for other in turned if self.side_of[other] != self.side_of[seat]]

    def clockwise(self, first: int) -> list[int]:
        """All seats in table order, from this one on."""
        count = len(self.side_of)
        return [(first + step) % count for step in range(count)]


def each_alone(players: int) -> Seating:
    """A duel, or everybody against everybody."""
    return Seating(list(range(players)))


def in_pairs() -> Seating:
    """GWT-8.4 A1 B1 A2 B2: partners sit opposite each other."""
    return Seating([0, 1, 0, 1])
