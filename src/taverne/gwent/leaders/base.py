"""What a leader may say, and the question whom it strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.table import GwentTask

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable


class Leader:
    """The moments of a leader. Passive ones prepare, active ones are used once a game."""

    def __init__(self, key: str) -> None:
        self.key = key

    def overrule(self, table: GwentTable, seat: i64) -> None:
        """Before anything else: rule over other leaders (White Flame)."""

    def prepare(self, table: GwentTable, seat: i64) -> None:
        """GWT-7.2 once, before the opening draw."""

    def extra_cards(self) -> i64:
        return 0

    def active(self) -> bool:
        return False

    def usable(self, table: GwentTable, seat: i64) -> bool:
        """GWT-3.3 not where it would do nothing."""
        return False

    def use(self, table: GwentTable, seat: i64) -> None:
        """Once a game, instead of playing a card."""


class Active(Leader):
    """A leader whose ability is used once."""

    def active(self) -> bool:
        return True


class Striker(Active):
    """GWT-8.3 a leader that works on one rival; of several you choose which."""

    def rivals(self, table: GwentTable, seat: i64) -> list[int]:
        return table.seating.rivals[seat]

    def shape(self) -> str:
        return "side"

    def can_strike(self, table: GwentTable, seat: i64, rival: i64) -> bool:
        raise NotImplementedError

    def strike(self, table: GwentTable, seat: i64, rival: i64) -> None:
        raise NotImplementedError

    def usable(self, table: GwentTable, seat: i64) -> bool:
        for rival in self.rivals(table, seat):
            if self.can_strike(table, seat, rival):
                return True
        return False

    def use(self, table: GwentTable, seat: i64) -> None:
        table.push(Aim(seat, self))


class Aim(GwentTask):
    """Which rival the leader works on."""

    def __init__(self, seat: i64, leader: Striker) -> None:
        super().__init__(seat)
        self.leader = leader

    def shape(self) -> str:
        return self.leader.shape()

    def words(self) -> str:
        return f"aim {self.seat} {self.leader.key}"

    def options(self, table: GwentTable) -> list[int]:
        rivals = self.leader.rivals(table, self.seat)
        return [rival for rival in rivals if self.leader.can_strike(table, self.seat, rival)]

    def resolve(self, table: GwentTable, option: i64) -> None:
        self.leader.strike(table, self.seat, option)


SILENT: Final = Leader("silent")
