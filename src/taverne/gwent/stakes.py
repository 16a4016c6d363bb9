"""What a round is played for, and who starts the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.purposes import AFTER_ROUND, COIN
from taverne.gwent.turns import TURNS
from taverne.kernel.rng import pick
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable

IDLE_ROUNDS: Final = 2


class Stakes:
    """How rounds are counted, and when the game is decided."""

    def first_score(self) -> int:
        return 0

    def toss(self, table: GwentTable) -> i64:
        """GWT-2.1 the seat that the coin names."""
        side = table.rng.of(COIN, 0).below(table.seating.sides)
        return table.seating.members[side][0]

    def settle(self, table: GwentTable) -> None:
        """Count the field as it stands."""
        totals: list[int] = [table.total(side) for side in range(table.seating.sides)]
        self.judge(table, totals)

    def judge(self, table: GwentTable, totals: list[int]) -> None:
        """Note how many rivals each side has beaten, and what that is worth."""
        table.beaten = [self.beats(table, totals, side) for side in range(table.seating.sides)]
        self.count(table)

    def beats(self, table: GwentTable, totals: list[int], side: i64) -> i64:
        """The rivals with a lower total, and those tied with a side that wins ties."""
        mine = totals[side]
        beaten: i64 = 0
        for other in range(len(totals)):
            if other != side:
                beaten += totals[other] < mine
                beaten += totals[other] == mine and self.takes_tie(table, side, other)
        return beaten

    def takes_tie(self, table: GwentTable, side: i64, other: i64) -> bool:
        """GWT-9.21 Nilfgaard takes every tie."""
        return wins_ties(table, side)

    def count(self, table: GwentTable) -> None:
        raise NotImplementedError

    def decided(self, table: GwentTable) -> bool:
        raise NotImplementedError

    def winners(self, table: GwentTable) -> list[int]:
        raise NotImplementedError

    def starter(self, table: GwentTable) -> i64:
        raise NotImplementedError

    def begin_round(self, table: GwentTable) -> None:
        """Give the starter the first turn."""
        table.mode.order.give(table, table.turn)


class Gems(Stakes):
    """GWT-2.3, GWT-3.4 two sides, two gems each; who does not beat the other loses one."""

    def first_score(self) -> int:
        return 2

    def takes_tie(self, table: GwentTable, side: i64, other: i64) -> bool:
        """GWT-3.4 Nilfgaard wins ties; two Nilfgaard both lose a gem."""
        return wins_ties(table, side) and not wins_ties(table, other)

    def count(self, table: GwentTable) -> None:
        for side in range(table.seating.sides):
            if table.beaten[side] == 0:
                table.score[side] -= 1
                table.tell("gem", side, "", table.score[side])

    def decided(self, table: GwentTable) -> bool:
        """GWT-3.5 a side without gems loses."""
        return min(table.score) == 0

    def winners(self, table: GwentTable) -> list[int]:
        if min(table.score) > 0:
            return []
        return [side for side in range(table.seating.sides) if table.score[side] > 0]

    def starter(self, table: GwentTable) -> i64:
        """GWT-3.7 the winner; after a draw as the option `after_draw` says."""
        for side in range(table.seating.sides):
            if table.beaten[side] > 0:
                return table.seating.members[side][0]
        return after_draw(table)


class Points(Stakes):
    """GWT-8.3 a point for each rival beaten, first to players + 1."""

    def __init__(self, target: i64) -> None:
        self.target: i64 = target

    def count(self, table: GwentTable) -> None:
        for side in range(table.seating.sides):
            table.score[side] += table.beaten[side]
            table.tell("points", side, "", table.beaten[side])

    def decided(self, table: GwentTable) -> bool:
        """GWT-9.23 also after two rounds in a row in which nobody acted."""
        return max(table.score) >= self.target or table.quiet >= IDLE_ROUNDS

    def winners(self, table: GwentTable) -> list[int]:
        """GWT-8.3 reached together: more points win, equal points share the victory."""
        return ahead(table) if self.decided(table) else []

    def begin_round(self, table: GwentTable) -> None:
        """GWT-9.23 nobody can act: the field is scored as it stands, and the game ends."""
        if somebody_can_play(table):
            table.mode.order.give(table, table.turn)
            return
        self.settle(table)
        table.winners = ahead(table)
        table.agenda.clear()
        table.tell("game_over", NOBODY, "", table.round)

    def starter(self, table: GwentTable) -> i64:
        """GWT-8.3 the most points in the last round; of several, a random one."""
        best = max(table.beaten)
        firsts = [side for side in range(table.seating.sides) if table.beaten[side] == best]
        side = pick(firsts, table.rng.of(AFTER_ROUND, 0))
        return table.seating.members[side][0]


def ahead(table: GwentTable) -> list[int]:
    """The sides with the most points."""
    best = max(table.score)
    return [side for side in range(table.seating.sides) if table.score[side] == best]


def somebody_can_play(table: GwentTable) -> bool:
    """GWT-9.23 has anybody a legal play or leader use besides passing?"""
    for seat in range(table.seating.seats):
        if len(TURNS[seat].options(table)) > 1:
            return True
    return False


def after_draw(table: GwentTable) -> i64:
    """GWT-3.7 who starts after a drawn round."""
    rule = table.rules.after_draw
    if rule == "random":
        return table.rng.of(AFTER_ROUND, 0).below(table.seating.seats)
    return table.starter if rule == "same_starter" else table.turn


def wins_ties(table: GwentTable, side: i64) -> bool:
    for seat in table.seating.members[side]:
        if table.factions[seat].wins_ties():
            return True
    return False
