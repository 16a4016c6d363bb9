"""A scene, and the moments in which it may speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable


class Scene:
    """One printed scene; by default it is silent."""

    def __init__(self) -> None:
        self.key = ""

    def mark(self, table: CardiaTable) -> None:
        """Once, when the table is laid out: note a standing fact on it."""

    def revealed(self, table: CardiaTable) -> None:
        """CAR-2.1 the two cards of the current encounter lie face up, not judged yet."""

    def judged(self, table: CardiaTable) -> None:
        """CAR-2.1 the current encounter was judged for the first time."""

    def won(self, table: CardiaTable, seat: i64, place: i64) -> None:
        """CAR-3.1 the seat has come to win the encounter at this place."""

    def succeeded(self, table: CardiaTable, seat: i64, place: i64) -> None:
        """CAR-8.8 the seat wins the encounter at this place as before, but with another card."""

    def tested(self, table: CardiaTable) -> None:
        """CAR-8.5 the row was judged again: somebody may have won."""

    def settled(self, table: CardiaTable) -> None:
        """CAR-8.6 cards were laid, or an ability or a guardian is resolved, or the round ends."""

    def drawn(self, table: CardiaTable, counts: list[int]) -> None:
        """CAR-2.5 both seats have drawn so many cards at the end of the round."""
