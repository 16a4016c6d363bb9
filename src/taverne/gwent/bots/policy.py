"""How a look into the future of Gwent is played to its end, and when it is time to pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.bots.policy import Policy
from taverne.gwent.table import GwentTable
from taverne.gwent.turns import PASS, Turn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.kernel.rng import Rng
    from taverne.kernel.table import Table

LAST_CARD: Final = 4
CARD: Final = 6
COMFORTABLE: Final = 22
HOPELESS: Final = -25


class SensiblePolicy(Policy):
    """As chance has it, but passing with sense: not when behind the last, at once when it wins the round."""

    def pick(self, table: Table, rng: Rng) -> i64:
        options = table.options
        count = len(options)
        if count > 1 and isinstance(table, GwentTable) and isinstance(table.agenda[-1], Turn):
            if wants_to_pass(table, rng):
                return PASS
            return options[rng.below(count - 1)]
        return options[rng.below(count)]


def wants_to_pass(table: GwentTable, rng: Rng) -> bool:
    seat = table.seat
    lead = lead_of(table, seat)
    if table.automaton >= 0:
        return lead >= LAST_CARD
    if foes_passed(table, seat):
        return lead > 0 or (lead == 0 and rng.below(2) == 0) or is_beaten(table, seat, lead)
    if lead >= COMFORTABLE:
        return rng.below(8) == 0
    if lead <= HOPELESS and table.score[table.side(seat)] > 1:
        return rng.below(2) == 0
    return rng.below(80) == 0


def is_beaten(table: GwentTable, seat: i64, lead: i64) -> bool:
    """The hand cannot make up for this, and the game is not lost with the round."""
    return table.score[table.side(seat)] > 1 and -lead > CARD * len(table.hands[seat])


def lead_of(table: GwentTable, seat: i64) -> i64:
    """How far this seat's side is ahead of the strongest rival."""
    best: i64 = -1
    for rival in table.seating.rivals[seat]:
        best = max(best, table.total(rival))
    return table.total(table.side(seat)) - best


def foes_passed(table: GwentTable, seat: i64) -> bool:
    for foe in table.seating.foes[seat]:
        if not table.passed[foe]:
            return False
    return True


SENSIBLE: Final = SensiblePolicy()
