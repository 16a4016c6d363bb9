"""Results that change: judging again, and what scenes make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.cards import UNJUDGED
from taverne.cardia.judging import tie_winners, verdict
from taverne.cardia.table import CardiaTask
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.cards import Encounter
    from taverne.cardia.table import CardiaTable


class Settle(CardiaTask):
    """CAR-3.1 an ability or a guardian is resolved: judge again."""

    def name(self) -> str:
        return "settle"

    def run(self, table: CardiaTable) -> None:
        settle(table)


def settle(table: CardiaTable) -> None:
    """Judge again; CAR-8.5 somebody may have won; CAR-8.7, CAR-8.8 then what new wins bring; CAR-8.6."""
    wins = rejudge(table)
    if table.scenes:
        for scene in table.scenes:
            if not table.decided:
                scene.tested(table)
        if not table.decided:
            table.push(SCENES)
            tell_scenes(table, wins)


def rejudge(table: CardiaTable) -> list[int]:
    """CAR-3.1 every encounter; the new wins and winners, in the order of the row.

    Each is four times the place, and the seat, and two more if the seat won there before with another card.
    """
    wins: list[int] = []
    row = table.row
    of_ties = tie_winners(table)
    place: i64 = 0
    for encounter in row:
        won_by = verdict(row, place)
        if won_by == 0:
            won_by = of_ties
        if encounter.moved_in > 0:
            note_successors(wins, place, won_by, encounter)
        if won_by != encounter.won_by:
            note_wins(wins, place, won_by, encounter.won_by)
            if table.sink is not None and encounter.won_by != UNJUDGED:
                table.tell("judged_again", won_by - 1 if won_by < 3 else NOBODY, "", place)
            encounter.won_by = won_by
        if place != table.current or table.phase == 3:
            lose_claims(encounter)
        place += 1
    return wins


def note_wins(wins: list[int], place: i64, now: i64, before: i64) -> None:
    note_seats(wins, 4 * place, now & ~before if before != UNJUDGED else now)


def note_successors(wins: list[int], place: i64, now: i64, encounter: Encounter) -> None:
    """CAR-8.8 who won here before and does so now with another card."""
    if encounter.won_by != UNJUDGED:
        note_seats(wins, 4 * place + 2, now & encounter.won_by & encounter.moved_in)
    encounter.moved_in = 0


def note_seats(wins: list[int], code: i64, seats: i64) -> None:
    if seats & 1:
        wins.append(code)
    if seats & 2:
        wins.append(code + 1)


def lose_claims(encounter: Encounter) -> None:
    """CAR-8.12 a claim is gone for good once the opponent wins."""
    if encounter.won_by == 1:
        encounter.cards[1].claims = 0
    elif encounter.won_by == 2:
        encounter.cards[0].claims = 0


def tell_scenes(table: CardiaTable, wins: list[int]) -> None:
    """The first win of the row shall be dealt with first, so it is pushed last."""
    for win in reversed(wins):
        for scene in reversed(table.scenes):
            if win & 2:
                scene.succeeded(table, win % 2, win // 4)
            else:
                scene.won(table, win % 2, win // 4)


class ScenesSettle(CardiaTask):
    """CAR-8.6 the Bazaar looks at the hands."""

    def name(self) -> str:
        return "scenes"

    def run(self, table: CardiaTable) -> None:
        for scene in table.scenes:
            scene.settled(table)


SETTLE: Final = Settle(NOBODY)
SCENES: Final = ScenesSettle(NOBODY)
