"""Rungs as the kernel knows it."""

from __future__ import annotations

from rungs.table import RUNGS, Deal, RungsTable
from rungs.view import RungsView, view
from taverne.kernel.errors import IllegalMove
from taverne.kernel.luck import chance, read_luck
from taverne.kernel.table import NOBODY


class RungsRulebook:
    """How a game is set up, shown and answered."""

    name = "rungs"
    rulesets: tuple[int, ...] = (1,)

    def lay_out(self, setup: dict[str, str], ruleset: int) -> RungsTable:
        table = RungsTable(chance(read_luck(setup)))
        table.push(Deal(NOBODY))
        return table

    def view(self, table: RungsTable, seat: int) -> RungsView:
        return view(table, seat)

    def write(self, shape: str, option: int) -> str:
        return str(option)

    def read(self, shape: str, word: str) -> int:
        if word not in map(str, RUNGS):
            raise IllegalMove("move-unreadable", move=word)
        return int(word)


RULEBOOK = RungsRulebook()
