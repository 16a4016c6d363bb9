"""Results that change: judging again, and what scenes make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.judging import tie_winners, verdict
from taverne.cardia.seats import NEITHER, UNJUDGED
from taverne.cardia.table import Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.cards import Encounter
    from taverne.cardia.seats import Seats
    from taverne.cardia.table import CardiaTable


class Settle(Step):
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


class Win:
    """A seat wins the encounter at this place: newly, or again as before but with another card."""

    def __init__(self, place: i64, seat: i64, again: bool) -> None:
        self.place: i64 = place
        self.seat: i64 = seat
        self.again = again


def rejudge(table: CardiaTable) -> list[Win]:
    """CAR-3.1 every encounter; for the scenes, the new wins and winners, in the order of the row."""
    wins: list[Win] = []
    row = table.row
    of_ties = tie_winners(table)
    place: i64 = 0
    for encounter in row:
        winners = verdict(row, place)
        if winners is NEITHER:
            winners = of_ties
        if encounter.moved_in is not NEITHER:
            note_successors(wins, place, winners, encounter)
        before = encounter.winners
        if winners is not before:
            if table.scenes:
                note_wins(wins, place, winners, before)
            if table.sink is not None and before is not UNJUDGED:
                table.tell("judged_again", winners.alone, "", place)
            encounter.winners = winners
        if place != table.current or table.phase == 3:
            lose_claims(encounter, winners)
        place += 1
    return wins


def note_wins(wins: list[Win], place: i64, now: Seats, before: Seats) -> None:
    for seat in range(2):
        if now.has[seat] and not before.has[seat]:
            wins.append(Win(place, seat, False))


def note_successors(wins: list[Win], place: i64, now: Seats, encounter: Encounter) -> None:
    """CAR-8.8 who won here before and does so now with another card."""
    for seat in range(2):
        if now.has[seat] and encounter.winners.has[seat] and encounter.moved_in.has[seat]:
            wins.append(Win(place, seat, True))
    encounter.moved_in = NEITHER


def lose_claims(encounter: Encounter, winners: Seats) -> None:
    """CAR-8.12 a claim is gone for good once the opponent wins."""
    if winners.first != winners.second:
        encounter.cards[1 if winners.first else 0].claims = 0


def tell_scenes(table: CardiaTable, wins: list[Win]) -> None:
    """The first win of the row shall be dealt with first, so it is pushed last."""
    for win in reversed(wins):
        for scene in reversed(table.scenes):
            if win.again:
                scene.succeeded(table, win.seat, win.place)
            else:
                scene.won(table, win.seat, win.place)


class ScenesSettle(Step):
    """CAR-8.6 the Bazaar looks at the hands."""

    def name(self) -> str:
        return "scenes"

    def run(self, table: CardiaTable) -> None:
        for scene in table.scenes:
            scene.settled(table)


SETTLE: Final = Settle()
SCENES: Final = ScenesSettle()
