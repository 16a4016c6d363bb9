"""The question of a seat of Cardia, with one action for every option in the order of the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from taverne.cardia.characters.academy import EmptyOf
from taverne.cardia.characters.guild import NEXT, Yield
from taverne.cardia.choices import Discard
from taverne.cardia.encoding import layout as at
from taverne.cardia.table import PASS, AbilityTask, CardiaTask
from taverne.kernel.sheet import options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable
    from taverne.kernel.sheet import Sheet

QUESTION_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(at.QUESTIONS)}
# The first action of each question; its options follow.
FIRST_ACTION: Final[dict[str, int]] = {
    **{name: at.A_CARD + place * at.CARDS_MOST for place, name in enumerate(at.CARD_QUESTIONS)},
    **{name: at.A_FACTION + place * at.FACTIONS_MOST for place, name in enumerate(at.FACTION_QUESTIONS)},
    **{name: at.A_PLACE + place * at.ROW_MOST for place, name in enumerate(at.PLACE_QUESTIONS)},
    **{name: at.A_SPOT + place * at.SEATS * at.ROW_MOST for place, name in enumerate(at.SPOT_QUESTIONS)},
    "annotate": at.A_PLUS,
    "empty_of": at.A_TOKENS,
    "bury": at.A_TOP,
}


def ask(sheet: Sheet, table: CardiaTable, seat: i64) -> None:
    """Nothing, if this seat is not asked."""
    sheet.put(at.S_COUNT, 0)
    for open_task in table.agenda[-1:] if table.seat == seat else table.open_tasks():
        if open_task.seat == seat:
            task = cast(CardiaTask, open_task)
            sheet.note(at.QUESTION + QUESTION_NUMBER[task.name()])
            note_details(sheet, task)
            offer(sheet, task, seat, options_of(table, seat))


def note_details(sheet: Sheet, task: CardiaTask) -> None:
    """The card that asks, and what was chosen before."""
    if isinstance(task, AbilityTask):
        sheet.note(at.ASKED_FROM + task.place)
        if isinstance(task, Yield):
            sheet.note(at.ASKED_FACTION + task.faction)
        elif isinstance(task, EmptyOf):
            sheet.note(at.ASKED_FROM + task.chosen.place)
    elif isinstance(task, Discard):
        sheet.put(at.S_COUNT, task.count)


def offer(sheet: Sheet, task: CardiaTask, seat: i64, options: list[int]) -> None:
    name, shape = task.name(), task.shape()
    first: i64 = FIRST_ACTION[name]
    for option in options:
        if shape == "spot":
            sheet.offer(at.A_NEXT if option == NEXT else first + (option ^ seat))
        elif shape == "amount":
            sheet.offer(at.A_PLUS if option > 0 else at.A_MINUS)
        else:
            sheet.offer(at.A_REFUSE if option == PASS else first + option)
