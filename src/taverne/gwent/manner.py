"""How a seat carries out what its cards say; an opponent without a hand does some of it otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.specials.decoy import Swap

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable
    from taverne.kernel.table import Task

SPY_DRAWS: Final = 2


class Manner:
    """A player's way: as the cards are printed."""

    def muster(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        """GWT-5.3 all that it calls land at once, from hand and deck."""
        called = [other for other in table.hands[seat] if other.band == card.calls]
        for other in called:
            table.lose(seat, other)
        for other in [other for other in table.decks[seat] if other.band == card.calls]:
            table.search_out(seat, other)
            called.append(other)
        for other in called:
            table.tell("muster", seat, other.key, row.index)
            other.play(table, seat)

    def spied(self, table: GwentTable, seat: i64) -> None:
        """GWT-5.4 who played a spy draws two."""
        table.draw(seat, SPY_DRAWS)

    def burning(self, table: GwentTable, seat: i64) -> list[Row]:
        """GWT-6.3 Scorch reaches the whole battlefield."""
        return table.rows

    def lay_decoy(self, table: GwentTable, seat: i64, card: Card) -> None:
        """GWT-6.2 which unit it replaces is the player's choice."""
        table.push(Swap(seat, card))

    def plays_weather(self) -> bool:
        """Whether foul weather may be played from the hand."""
        return True

    def decide(self, table: GwentTable, task: Task[Any], options: list[int]) -> i64:
        """Answer for a seat without a player."""
        raise NotImplementedError


AS_PRINTED: Final = Manner()
