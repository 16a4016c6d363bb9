"""What nets read beside an observation: marks, and about how many points each option brings at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taverne.gwent.catalogue import CARDS
from taverne.gwent.deploy import Deploy
from taverne.gwent.encoding import layout as at
from taverne.gwent.gains import gain, joining
from taverne.gwent.keywords.medic import Revive
from taverne.gwent.leaders.search import Search
from taverne.gwent.specials.beside import LayBeside
from taverne.gwent.specials.decoy import Swap
from taverne.gwent.turns import LEADER, PASS, Turn
from taverne.kernel.sheet import options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable
    from taverne.kernel.sheet import Sheet
    from taverne.kernel.table import Task


def weigh_options(sheet: Sheet, row: i64, table: GwentTable, seat: i64) -> None:
    task = question_of(table, seat)
    if task is None:
        return
    options = options_of(table, seat)
    for place in range(len(options)):
        sheet.gain(row, place, points_of(table, seat, task, options[place]))


def mark_table(sheet: Sheet, row: i64, table: GwentTable, seat: i64) -> None:
    """The lead by steps, and the strongest unit in the hand."""
    lead = table.total(table.side(seat)) - table.total(table.seating.rivals[seat][0])
    sheet.mark(row, (max(-at.MOST_LEAD, min(at.MOST_LEAD, lead)) + at.MOST_LEAD) // at.LEAD_STEP)
    best: i64 = 0
    for card in table.hands[seat]:
        if card.plain or card.hero:
            best = max(best, card.power)
    sheet.mark(row, at.BEST_UNIT + best)


def question_of(table: GwentTable, seat: i64) -> Task[Any] | None:
    if table.seat == seat:
        return table.agenda[-1]
    for task in table.open_tasks():
        if task.seat == seat:
            return task
    return None


def points_of(table: GwentTable, seat: i64, task: Task[Any], option: i64) -> i64:
    if isinstance(task, Turn):
        return 0 if option in (PASS, LEADER) else gain(table, seat, CARDS[option])
    if isinstance(task, Deploy):
        return joining(task.card, table.rows[option])
    if isinstance(task, LayBeside):
        return table.rows[option].total()
    if isinstance(task, Swap):
        return CARDS[option // at.LINES].power
    if isinstance(task, (Revive, Search)):
        return gain(table, seat, CARDS[option])
    return 0
