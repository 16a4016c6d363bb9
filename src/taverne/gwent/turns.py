"""A turn: play a card, use the leader, or pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.cards import Card
from taverne.gwent.catalogue import CARDS
from taverne.gwent.table import GwentTask
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable

PASS: Final = -1
LEADER: Final = -2
MOST_SEATS: Final = 5


class Turn(GwentTask):
    """GWT-3.1 one of: a hand card, the leader, passing."""

    def words(self) -> str:
        return f"turn {self.seat}"

    def options(self, table: GwentTable) -> list[int]:
        seat = self.seat
        options: list[int] = []
        previous: Card | None = None
        for card in table.hands[seat]:
            if card is not previous and card.kind.playable(table, seat):
                options.append(card.id)
            previous = card
        if table.ready[seat] and table.leaders[seat].usable(table, seat):
            options.append(LEADER)
        options.append(PASS)
        return options

    def secret(self) -> bool:
        return True

    def resolve(self, table: GwentTable, option: i64) -> None:
        table.push(NEXT_TURN)
        if option == PASS:
            table.passed[self.seat] = True
            table.tell("pass", self.seat, "", NOBODY)
            return
        table.quiet = 0
        if option == LEADER:
            table.ready[self.seat] = False
            table.tell("leader", self.seat, table.leaders[self.seat].key, NOBODY)
            table.leaders[self.seat].use(table, self.seat)
        else:
            card = CARDS[option]
            table.lose(self.seat, card)
            table.tell("play", self.seat, card.key, NOBODY)
            card.play(table, self.seat)


class NextTurn(GwentTask):
    """GWT-3.1 clockwise; those who have passed are skipped."""

    def words(self) -> str:
        return "next_turn"

    def run(self, table: GwentTable) -> None:
        table.mode.order.give(table, table.seating.after[table.turn])


NEXT_TURN: Final = NextTurn(NOBODY)
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]


class Order:
    """Who acts next: clockwise, one turn each, until all have passed."""

    def give(self, table: GwentTable, seat: i64) -> None:
        """The first seat from here on that can still act; if none can, the round is over.

        `table.turn` then names the seat that passed last, by itself or not (GWT-9.17).
        """
        for _ in range(table.seating.seats):
            if not table.passed[seat]:
                table.turn = seat
                if can_act(table, seat):
                    table.push(TURNS[seat])
                    return
                table.passed[seat] = True
                table.tell("auto_pass", seat, "", NOBODY)
            seat = table.seating.after[seat]


CLOCKWISE: Final = Order()


def can_act(table: GwentTable, seat: i64) -> bool:
    """GWT-3.2 without a hand card and a usable leader you pass by yourself."""
    if table.hands[seat]:
        return True
    return table.ready[seat] and table.leaders[seat].usable(table, seat)
