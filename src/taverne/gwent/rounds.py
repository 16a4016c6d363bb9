"""The end of a round, in the order of GWT-3.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.editions import FIRST_EDITION
from taverne.gwent.opening import FIRST_TURN
from taverne.gwent.table import GwentTask
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class EndRound(GwentTask):
    """GWT-3.4 all have passed: count, and play on unless the game is decided."""

    def words(self) -> str:
        return "end_round"

    def run(self, table: GwentTable) -> None:
        stakes = table.mode.stakes
        for side in range(table.seating.sides):
            table.tell("total", side, "", table.total(side))
        stakes.settle(table)
        table.winners = stakes.winners(table)
        if not stakes.decided(table):
            table.turn = stakes.starter(table)
            for step in AFTER_ROUND:
                table.push(step)
        else:
            table.tell("game_over", NOBODY, "", table.round)


class Sweep(GwentTask):
    """GWT-3.6 factions hold a unit back, everything else leaves the field."""

    def words(self) -> str:
        return "sweep"

    def run(self, table: GwentTable) -> None:
        held: list[tuple[Row, Card]] = []
        for seat in range(table.seating.seats):
            table.factions[seat].hold_back(table, seat, held)
        for row in table.rows:
            sweep(table, row)
        for row, card in held:
            row.add(card)
        table.clear_skies()


class Reward(GwentTask):
    """GWT-7.1 Northern Realms draw."""

    def words(self) -> str:
        return "reward"

    def run(self, table: GwentTable) -> None:
        for seat in range(table.seating.seats):
            table.factions[seat].after_round(table, seat)


class Return(GwentTask):
    """GWT-7.1 Skellige come back; GWT-9.8 several of them one after the other, from the starter on."""

    def words(self) -> str:
        return "return"

    def run(self, table: GwentTable) -> None:
        at_once = table.rules.edition == FIRST_EDITION
        for seat in reversed(table.seating.clockwise(table.turn)):
            if at_once:
                table.factions[seat].before_round(table, seat, table.round + 1)
            else:
                table.push(ComeBack(seat))


class ComeBack(GwentTask):
    """GWT-9.8 the whole return of one player, after all that followed from the one before."""

    def __init__(self, owner: i64) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = owner

    def words(self) -> str:
        return f"come_back {self.owner}"

    def run(self, table: GwentTable) -> None:
        table.factions[self.owner].before_round(table, self.owner, table.round + 1)


END_ROUND: Final = EndRound(NOBODY)
SWEEP: Final = Sweep(NOBODY)
REWARD: Final = Reward(NOBODY)
RETURN: Final = Return(NOBODY)
# A stack: the last is done first. Summoned replacements (GWT-5.7) are pushed by the
# sweep itself, so they enter before the reward.
AFTER_ROUND: Final[list[GwentTask]] = [END_ROUND, FIRST_TURN, RETURN, REWARD, SWEEP]


def sweep(table: GwentTable, row: Row) -> None:
    """Empty a row into the discard pile of its side; a leader's horn just ends."""
    discard = table.discards[row.side]
    for card in row.cards[:]:
        table.fall(card, row)
    if row.horn is not None and row.horn.id >= 0:
        discard.append(row.horn)
    if row.mardroeme is not None:
        discard.append(row.mardroeme)
        row.mardroeme = None
    row.set_horn(None)
