"""The question of a seat of Gwent, with one action for every option in the order of the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taverne.gwent.catalogue import CARDS
from taverne.gwent.deploy import Deploy
from taverne.gwent.encoding import layout as at
from taverne.gwent.keywords.medic import Revive
from taverne.gwent.leaders.base import Aim
from taverne.gwent.leaders.search import Plunder, Search, Shed
from taverne.gwent.opening import Exchange, NameStarter
from taverne.gwent.specials.beside import LayBeside
from taverne.gwent.specials.decoy import Swap
from taverne.gwent.turns import LEADER, PASS, Turn
from taverne.kernel.sheet import options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable, GwentTask
    from taverne.kernel.sheet import Sheet
    from taverne.kernel.table import Task


def ask(sheet: Sheet, table: GwentTable, seat: i64) -> None:
    """Nothing, if this seat is not asked."""
    sheet.put(at.S_EXCHANGES, 0)
    if table.seat == seat:
        offer(sheet, table, seat, table.agenda[-1])
        return
    for task in table.open_tasks():
        if task.seat == seat:
            offer(sheet, table, seat, task)


def offer(sheet: Sheet, table: GwentTable, seat: i64, task: Task[Any]) -> None:
    options = options_of(table, seat)
    if isinstance(task, Turn):
        note_question(sheet, at.Q_TURN, task)
        offer_turn(sheet, table, seat, options)
    elif isinstance(task, Exchange):
        note_question(sheet, at.Q_EXCHANGE, task)
        offer_exchange(sheet, task, options)
    elif isinstance(task, Deploy):
        note_question(sheet, at.Q_DEPLOY, task)
        offer_rows(sheet, table, seat, options)
    elif isinstance(task, LayBeside):
        note_question(sheet, at.Q_BESIDE, task)
        for option in options:
            sheet.offer(at.A_BESIDE + option % at.LINES)
    elif isinstance(task, Swap):
        note_question(sheet, at.Q_SWAP, task)
        offer_units(sheet, table, seat, options)
    elif isinstance(task, Aim):
        note_question(sheet, at.Q_AIM, task)
        offer_rivals(sheet, table, seat, options, at.A_AIM, task.leader.shape() == "side")
    elif isinstance(task, NameStarter):
        note_question(sheet, at.Q_STARTER, task)
        offer_rivals(sheet, table, seat, options, at.A_STARTER, False)
    else:
        offer_choice(sheet, table, seat, task, options)


def note_question(sheet: Sheet, question: i64, task: GwentTask) -> None:
    """What is asked, and the cards that lie in no zone meanwhile."""
    sheet.note(at.QUESTION + question)
    for card in task.carried():
        sheet.note(at.CARRIED + card.face)


def offer_choice(sheet: Sheet, table: GwentTable, seat: i64, task: Task[Any], options: list[int]) -> None:
    """A card out of a pile."""
    if isinstance(task, Revive):
        note_question(sheet, at.Q_REVIVE, task)
        offer_cards(sheet, table, seat, options, at.A_REVIVE)
    elif isinstance(task, Search):
        note_question(sheet, at.Q_SEARCH, task)
        offer_cards(sheet, table, seat, options, at.A_SEARCH)
    elif isinstance(task, Shed):
        note_question(sheet, at.Q_SHED, task)
        offer_cards(sheet, table, seat, options, at.A_SHED)
    elif isinstance(task, Plunder):
        note_question(sheet, at.Q_PLUNDER, task)
        sheet.note(at.TARGET + (task.rival - table.side(seat)) % table.seating.sides)
        offer_cards(sheet, table, seat, options, at.A_PLUNDER)
    else:
        raise NotImplementedError(task.words())  # a new kind of question needs actions of its own


def first_action(table: GwentTable, seat: i64, colour: str) -> i64:
    """Cards have actions by the nearest seat, clockwise, that plays the faction of their colour."""
    seats = table.seating.seats
    for step in range(seats):
        if table.lists[(seat + step) % seats].faction == colour:
            return at.A_SHARED + step * at.A_SEAT
    raise NotImplementedError(colour)  # every card comes from a deck of this table


def offer_turn(sheet: Sheet, table: GwentTable, seat: i64, options: list[int]) -> None:
    for option in options:
        if option == PASS:
            sheet.offer(at.A_PASS)
        elif option == LEADER:
            sheet.offer(at.A_LEADER)
        else:
            card = CARDS[option]
            sheet.offer(first_action(table, seat, card.colour) + at.A_PLAY + card.face)


def offer_cards(sheet: Sheet, table: GwentTable, seat: i64, options: list[int], kind: i64) -> None:
    for option in options:
        card = CARDS[option]
        sheet.offer(first_action(table, seat, card.colour) + kind + card.face)


def offer_units(sheet: Sheet, table: GwentTable, seat: i64, options: list[int]) -> None:
    for option in options:
        card = CARDS[option // at.LINES]
        unit: i64 = card.face * at.LINES + option % at.LINES
        sheet.offer(first_action(table, seat, card.colour) + at.A_SWAP + unit)


def offer_exchange(sheet: Sheet, task: Exchange, options: list[int]) -> None:
    """GWT-2.2 everything in the opening hand has the own colour."""
    sheet.note(at.EXCHANGES + min(task.left, 3))
    sheet.put(at.S_EXCHANGES, task.left)
    for option in options:
        sheet.offer(at.A_DONE if option == PASS else at.A_EXCHANGE + CARDS[option].face)


def offer_rows(sheet: Sheet, table: GwentTable, seat: i64, options: list[int]) -> None:
    side, sides = table.side(seat), table.seating.sides
    for option in options:
        sheet.offer(at.A_DEPLOY + (option // at.LINES - side) % sides * at.LINES + option % at.LINES)


def offer_rivals(
    sheet: Sheet, table: GwentTable, seat: i64, options: list[int], kind: i64, is_side: bool
) -> None:
    """A seat or a side, counted clockwise from the own one."""
    count = table.seating.sides if is_side else table.seating.seats
    own = table.side(seat) if is_side else seat
    for option in options:
        sheet.offer(kind + (option - own) % count)
