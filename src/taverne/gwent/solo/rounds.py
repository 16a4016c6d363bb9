"""The end of a round in solo play: hidden cards are turned up, then a leader may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.leaders.base import SILENT
from taverne.gwent.purposes import SOLO_LEADER
from taverne.gwent.solo.leaders import TURNED_UP
from taverne.gwent.solo.opponent import OPPONENT, PLAYER
from taverne.gwent.table import ANYONE, GwentTask
from taverne.kernel.rng import take_any
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable


class CloseRound(GwentTask):
    """GWT-9.31 the cards under Decoys in the order of placement, then the leader test."""

    def words(self) -> str:
        return "close_round"

    def run(self, table: GwentTable) -> None:
        if table.buried[OPPONENT]:
            table.push(CLOSE_ROUND)
            table.push(TurnUpCard(table.buried[OPPONENT].pop(0)))
        elif table.rules.enemy_leaders and table.leader_pile and table.total(PLAYER) > table.total(OPPONENT):
            turn_up_leader(table)


class TurnUpCard(GwentTask):
    """GWT-9.31 revealed and resolved; weather then brings no further card.

    GWT-9.16 what was known to be in the deck is forgotten only now: earlier it would tell what lies there.
    """

    def __init__(self, card: Card) -> None:
        super().__init__(NOBODY)
        self.card = card

    def words(self) -> str:
        return f"turn_up {OPPONENT} {self.card.key}"

    def carried(self) -> list[Card]:
        return [self.card]

    def run(self, table: GwentTable) -> None:
        if table.known:
            table.forget_one(OPPONENT, self.card, ANYONE, False)
        table.tell("unbury", OPPONENT, self.card.key, NOBODY)
        self.card.play(table, OPPONENT)


CLOSE_ROUND: Final = CloseRound(NOBODY)


def turn_up_leader(table: GwentTable) -> None:
    """GWT-9.34 always applied, even to its harm; GWT-9.35 void under your White Flame."""
    pile = table.leader_pile[:]
    key = take_any(pile, table.rng.of(SOLO_LEADER, OPPONENT))
    table.leader_pile = pile
    table.turned_up = [*table.turned_up, key]
    table.sealed = True
    table.tell("turn_up", OPPONENT, key, NOBODY)
    if table.leaders[OPPONENT] is not SILENT:
        TURNED_UP[key].turned_up(table)
