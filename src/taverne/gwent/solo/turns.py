"""The opponent's turns: before yours, after each of yours, and once after you have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.cards import MELEE, RANGED
from taverne.gwent.editions import FIRST_EDITION
from taverne.gwent.solo.opponent import OPPONENT, PLAY_CARD, PLAYER, is_weather, reveal
from taverne.gwent.table import GwentTask
from taverne.gwent.turns import NEXT_TURN, TURNS, Order, can_act
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class SoloOrder(Order):
    """GWT-8.5 the opponent acts after each of your turns, and one last time after you pass."""

    def give(self, table: GwentTable, seat: i64) -> None:
        table.turn = seat
        if seat == OPPONENT:
            table.push(OPPONENT_TURN)
        elif not table.passed[PLAYER]:
            if can_act(table, PLAYER):
                table.push(TURNS[PLAYER])
            else:
                table.passed[PLAYER] = True
                table.tell("auto_pass", PLAYER, "", NOBODY)
                table.push(NEXT_TURN)


class OpponentTurn(GwentTask):
    """GWT-8.5 the top card of its deck, then agile moves; after weather another turn at once.

    Without a card it passes its turn, and nothing moves.
    """

    def words(self) -> str:
        return "opponent_turn"

    def run(self, table: GwentTable) -> None:
        card = reveal(table)
        if card is None:
            table.tell("no_card", OPPONENT, "", NOBODY)
            table.push(NEXT_TURN)
            if table.rules.edition == FIRST_EDITION:
                table.push(MOVE_AGILE)
            return
        table.push(OPPONENT_TURN if is_weather(card) else NEXT_TURN)
        table.push(MOVE_AGILE)
        card.play(table, OPPONENT)


class DoubleTurn(GwentTask):
    """GWT-8.5 Northern Realms after a won round: two cards in the first turn."""

    def words(self) -> str:
        return "double_turn"

    def run(self, table: GwentTable) -> None:
        if not table.decks[OPPONENT] and table.rules.edition != FIRST_EDITION:
            table.push(OPPONENT_TURN)
            return
        table.push(NEXT_TURN)
        table.push(MOVE_AGILE)
        table.push(PLAY_CARD)
        table.push(PLAY_CARD)


class MoveAgile(GwentTask):
    """GWT-9.29 agile units move one at a time while that raises the lead, each once a turn."""

    def words(self) -> str:
        return "move_agile"

    def run(self, table: GwentTable) -> None:
        rows = [table.row(OPPONENT, MELEE), table.row(OPPONENT, RANGED)]
        moved: list[list[Card]] = [[], []]
        while move_best(table, rows, moved):
            pass


OPPONENT_TURN: Final = OpponentTurn(NOBODY)
DOUBLE_TURN: Final = DoubleTurn(NOBODY)
MOVE_AGILE: Final = MoveAgile(NOBODY)


def move_best(table: GwentTable, rows: list[Row], moved: list[list[Card]]) -> bool:
    """Make the move that raises the strength most, the leftmost of several; false if none does."""
    best: i64 = 0
    here: i64 = 0
    mover: Card | None = None
    for place in range(2):
        for card in unmoved(rows[place], moved[place]):
            raised = gain(card, rows[place], rows[1 - place])
            if raised > best:
                best, here, mover = raised, place, card
    if mover is None:
        return False
    rows[here].remove(mover)
    rows[1 - here].add(mover)
    moved[1 - here].append(mover)
    table.tell("move", OPPONENT, mover.key, rows[1 - here].index)
    return True


def unmoved(row: Row, moved: list[Card]) -> list[Card]:
    """The agile units of a row that did not come there in this turn."""
    arrived = moved[:]
    found: list[Card] = []
    for card in row.cards:
        if card in arrived:
            arrived.remove(card)
        elif len(card.lines) > 1:
            found.append(card)
    return found


def gain(card: Card, here: Row, there: Row) -> i64:
    """How much stronger the two rows would be together after the move."""
    left, joined = here.clone(), there.clone()
    left.remove(card)
    joined.add(card)
    return left.total() + joined.total() - here.total() - there.total()
