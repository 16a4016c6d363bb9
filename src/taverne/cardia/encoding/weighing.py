"""What nets read beside an observation: marks, what options bring, and for training what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.encoding import layout as at
from taverne.cardia.judging import signets
from taverne.cardia.settle import rejudge
from taverne.cardia.table import RIVAL, AbilityTask, CardiaTask
from taverne.kernel.sheet import HIDDEN_MOST, NOTHING, options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable
    from taverne.kernel.sheet import Sheet

COMMITS: Final = ("commit", "commit_openly")
# Questions whose answers change the row and nothing else, as far as anybody is surprised.
ROW_QUESTIONS: Final = (
    "take_back", "set_down", "praise", "kindle", "hop", "empty", "improve", "impair", "deliver", "flip",
    "annotate", "empty_of",
)  # fmt: skip
SIGNET: Final = 5
MOST_CARDS: Final = 16


def mark_table(sheet: Sheet, row: i64, table: CardiaTable, seat: i64) -> None:
    rival = RIVAL[seat]
    mark_left(sheet, row, table, seat, False, at.M_LEFT)
    mark_left(sheet, row, table, rival, True, at.M_LEFT + at.CARDS_MOST)
    for step in range(at.SEATS):
        mark_row(sheet, row, table, seat if step == 0 else rival, step)
    own, other = min(signets(table, seat), at.MOST_SIGNETS), min(signets(table, rival), at.MOST_SIGNETS)
    sheet.mark(row, at.M_SIGNETS + (at.MOST_SIGNETS + 1) * own + other)
    mark_asking(sheet, row, table, seat)
    mark_guardian(sheet, row, table)


def left(table: CardiaTable, seat: i64, of_rival: bool) -> list[bool]:
    """Which cards may still come: for their owner those of the deck, for the other all that are unseen."""
    found = [False] * at.CARDS_MOST
    for card in table.decks[seat]:
        found[card.id] = True
    if of_rival:
        for card in table.hands[seat]:
            found[card.id] = True
        if table.sealed[seat] and not table.opened[seat]:
            found[table.sealed[seat][0].id] = True
        for pair in table.laid:
            if not pair[seat].face_up:
                found[pair[seat].character.id] = True
    return found


def mark_left(sheet: Sheet, row: i64, table: CardiaTable, seat: i64, of_rival: bool, first: i64) -> None:
    found = left(table, seat, of_rival)
    for number in range(at.CARDS_MOST):
        if found[number]:
            sheet.mark(row, first + number)


def mark_row(sheet: Sheet, row: i64, table: CardiaTable, seat: i64, step: i64) -> None:
    """The last card, those with lasting abilities, how safely encounters are won, and the cards held.

    A card that was chosen in secret counts as held: that it was chosen says nothing.
    """
    held: i64 = len(table.hands[seat])
    if table.sealed[seat] and not table.opened[seat]:
        held += 1
    sheet.mark(row, at.M_HELD + step * (at.MOST_HELD + 1) + min(held, at.MOST_HELD))
    rival = RIVAL[seat]
    for encounter in table.row:
        placed = encounter.cards[seat]
        if placed.ongoing > 0:
            sheet.mark(row, at.M_LASTING + step * at.CARDS_MOST + placed.character.id)
        if encounter.winners.has[seat]:
            lead = max(0, min(at.MOST_LEAD, placed.influence() - encounter.cards[rival].influence()))
            sheet.mark(row, at.M_LEAD + step * (at.MOST_LEAD + 1) + lead)
    if table.row and table.row[-1].cards[seat].character.id >= 0:
        sheet.mark(row, at.M_LAST + step * at.CARDS_MOST + table.row[-1].cards[seat].character.id)


def mark_asking(sheet: Sheet, row: i64, table: CardiaTable, seat: i64) -> None:
    task = question_of(table, seat)
    if isinstance(task, AbilityTask) and task.place < len(table.row):
        card = table.card_at(task.place, seat).character
        if card.id >= 0:
            sheet.mark(row, at.M_ASKING + card.id)


def mark_guardian(sheet: Sheet, row: i64, table: CardiaTable) -> None:
    """CAR-6.3 the guardian of the next encounter, every second one."""
    place: i64 = len(table.row)
    if place % 2 == 1 and place // 2 < len(table.guardians):
        guardian = table.guardians[place // 2]
        sheet.mark(row, at.M_GUARDIAN_BACK + guardian.faction)
        if place // 2 < table.shown:
            sheet.mark(row, at.M_GUARDIAN + guardian.id)


def weigh_options(sheet: Sheet, row: i64, table: CardiaTable, seat: i64) -> None:
    """For cards how many they may beat; for changes of the row what they bring in signets; else nothing."""
    task = question_of(table, seat)
    if task is None:
        return
    options = options_of(table, seat)
    name = task.name()
    if name in COMMITS:
        weigh_cards(sheet, row, table, seat, options)
        return
    in_row = name in ROW_QUESTIONS
    for place in range(len(options)):
        points = SIGNET * brought(table, seat, task, options[place]) if in_row else 0
        sheet.gain(row, place, points)


def question_of(table: CardiaTable, seat: i64) -> CardiaTask | None:
    for task in table.agenda[-1:] if table.seat == seat else table.open_tasks():
        if task.seat == seat:
            return cast(CardiaTask, task)
    return None


def weigh_cards(sheet: Sheet, row: i64, table: CardiaTable, seat: i64, options: list[int]) -> None:
    """Of the cards that may lie opposite, how many more each beats than beat it, as things stand."""
    against = opposite(table, seat)
    for place in range(len(options)):
        influence = CHARACTERS[options[place]].influence
        count: i64 = 0
        for other in against:
            count += 1 if influence > other else (-1 if influence < other else 0)
        sheet.gain(row, place, MOST_CARDS * count if len(against) == 1 else count)


def opposite(table: CardiaTable, seat: i64) -> list[int]:
    """The influence of the cards that may lie opposite, with what waits for both cards."""
    rival = RIVAL[seat]
    more = table.waiting[rival].modifier - table.waiting[seat].modifier
    if table.opened[rival]:
        return [table.sealed[rival][0].influence + more]
    found = left(table, rival, True)
    return [card.influence + more for card in CHARACTERS if found[card.id]]


def brought(table: CardiaTable, seat: i64, task: CardiaTask, option: i64) -> i64:
    """By how many signets the answer brings us ahead, at once."""
    twin = table.clone()
    task.resolve(twin, option)
    rejudge(twin)
    rival = RIVAL[seat]
    return signets(twin, seat) - signets(twin, rival) - signets(table, seat) + signets(table, rival)


def hide_cards(sheet: Sheet, row: i64, table: CardiaTable, seat: i64) -> None:
    """The hand of the rival, what it has chosen or laid in secret, and its deck."""
    rival = RIVAL[seat]
    place: i64 = at.HIDDEN_HAND
    for card in table.hands[rival]:
        place = hide(sheet, row, place, card.id)
    for card in table.sealed[rival]:
        place = hide(sheet, row, place, at.CHOSEN + card.id)
    for pair in table.laid:
        place = hide(sheet, row, place, at.CHOSEN + pair[rival].character.id)
    hide_nothing(sheet, row, place, at.HIDDEN_DECK)
    place = at.HIDDEN_DECK
    for card in table.decks[rival]:
        place = hide(sheet, row, place, card.id)
    hide_nothing(sheet, row, place, HIDDEN_MOST)


def hide(sheet: Sheet, row: i64, place: i64, number: i64) -> i64:
    sheet.hide(row, place, number)
    return place + 1


def hide_nothing(sheet: Sheet, row: i64, first: i64, end: i64) -> None:
    for place in range(first, end):
        sheet.hide(row, place, NOTHING)
