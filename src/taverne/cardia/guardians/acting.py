"""When guardians act, and when the next one is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.settle import SETTLE
from taverne.cardia.table import RIVAL, Step, StepOf
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.guardians.base import Guardian
    from taverne.cardia.table import CardiaTable

LAST_GUARDED: Final = 11


class Guard(Step):
    """CAR-6.3 the guardian of the place where the cards were played: who lost first, then the other."""

    def name(self) -> str:
        return "guard"

    def run(self, table: CardiaTable) -> None:
        place = table.played_at
        if table.current == NOBODY or place % 2 == 0 or place > LAST_GUARDED:
            return
        table.push(SETTLE)
        table.push(ACTS[RIVAL[table.first]])
        table.push(SETTLE)
        table.push(ACTS[table.first])


class Act(StepOf):
    """CAR-6.3 its owner uses the guardian, if a card of its faction lies there now."""

    def name(self) -> str:
        return "act"

    def run(self, table: CardiaTable) -> None:
        guardian = table.guardians[table.played_at // 2]
        seat = self.owner
        if may_use(table, guardian, seat):
            table.tell("guardian", seat, guardian.key, table.current)
            guardian.act(table, seat)


def may_use(table: CardiaTable, guardian: Guardian, seat: i64) -> bool:
    """CAR-6.4 an exclusive one works only if nobody else has called it."""
    taken = guardian.exclusive and is_called(table, guardian, RIVAL[seat])
    return is_called(table, guardian, seat) and not taken


def is_called(table: CardiaTable, guardian: Guardian, seat: i64) -> bool:
    """Whether a card of the guardian's faction lies there for this seat."""
    if table.current == NOBODY:
        return False
    return table.card_at(table.current, seat).character.faction == guardian.faction


def turn_up_guardian(table: CardiaTable) -> None:
    """CAR-6.5, CAR-8.1 the next one, once the place of the last face-up one is covered."""
    if table.shown >= len(table.guardians):
        return
    covered = len(table.row) >= 2 * table.shown
    if covered or table.rules.guardian_reveal == "every_round":
        table.shown += 1
        guardian = table.guardians[table.shown - 1]
        table.tell("guardian_up", NOBODY, guardian.key, 2 * table.shown - 1)


GUARD: Final = Guard()
ACTS: Final = [Act(seat) for seat in range(2)]
