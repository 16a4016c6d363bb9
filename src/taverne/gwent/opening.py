"""Before the first turn: who starts, the opening hand, the exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.catalogue import CARDS
from taverne.gwent.deploy import distinct_in_hand
from taverne.gwent.purposes import CHOOSER, EXCHANGE
from taverne.gwent.table import GwentTask
from taverne.gwent.turns import PASS
from taverne.kernel.rng import take_any
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable


class Prepare(GwentTask):
    """GWT-7.2 passive leaders take effect before the opening draw."""

    def words(self) -> str:
        return "prepare"

    def run(self, table: GwentTable) -> None:
        prepare_leaders(table)


class Toss(GwentTask):
    """GWT-2.1 a coin, unless a faction decides; of several, a random one."""

    def words(self) -> str:
        return "toss"

    def run(self, table: GwentTable) -> None:
        seats = range(table.seating.seats)
        choosers = [seat for seat in seats if table.factions[seat].names_starter()]
        if choosers:
            table.push(NameStarter(choosers[table.rng.of(CHOOSER, 0).below(len(choosers))]))
        else:
            begin(table, table.mode.stakes.toss(table))


class NameStarter(GwentTask):
    """GWT-7.1 Scoia'tael decides who starts."""

    def words(self) -> str:
        return f"name_starter {self.seat}"

    def shape(self) -> str:
        return "seat"

    def options(self, table: GwentTable) -> list[int]:
        return list(range(table.seating.seats))

    def resolve(self, table: GwentTable, option: i64) -> None:
        begin(table, option)


class Deal(GwentTask):
    """GWT-2.2 draw the opening hand; then all exchange at the same time."""

    def words(self) -> str:
        return "deal"

    def run(self, table: GwentTable) -> None:
        for seat in range(table.seating.seats):
            table.draw(seat, table.mode.hand_size(seat) + table.leaders[seat].extra_cards())
        for seat in range(table.seating.seats):
            luck = table.rng.set_apart(EXCHANGE, seat)
            if table.decks[seat] and table.hands[seat]:
                table.push_together(Exchange(seat, table.mode.exchanges, luck))


class Exchange(GwentTask):
    """GWT-2.2 set one card aside, draw, decide again; GWT-9.18 all at once, in secret.

    Each seat has its own luck, so that nobody's answer changes another's cards.
    """

    def __init__(self, seat: i64, left: i64, luck: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.luck: i64 = luck

    def words(self) -> str:
        return f"exchange {self.seat} {self.left} {self.luck}"

    def public_words(self) -> str:
        return f"exchange {self.seat}"

    def supposed(self, table: GwentTable, luck: i64) -> GwentTask:
        left = table.mode.exchanges - len(table.asides[self.seat])
        return Exchange(self.seat, left, luck + self.seat)

    def shape(self) -> str:
        return "exchange"

    def together(self) -> bool:
        return True

    def options(self, table: GwentTable) -> list[int]:
        return [PASS, *distinct_in_hand(table.hands[self.seat])]

    def resolve(self, table: GwentTable, option: i64) -> None:
        if option == PASS:
            self.finish(table)
            return
        card = CARDS[option]
        table.lose(self.seat, card)
        table.asides[self.seat].append(card)
        table.whisper("set_aside", self.seat, card.key, NOBODY)
        rng = table.rng.apart(EXCHANGE, self.seat, self.luck)
        drawn = take_any(table.decks[self.seat], rng)
        table.take(self.seat, drawn)
        table.whisper("draw", self.seat, drawn.key, NOBODY)
        if self.left > 1 and table.decks[self.seat]:
            table.push_together(Exchange(self.seat, self.left - 1, rng.mark()))
        else:
            self.finish(table)

    def finish(self, table: GwentTable) -> None:
        table.decks[self.seat].extend(table.asides[self.seat])
        table.asides[self.seat] = []


class FirstTurn(GwentTask):
    """The starter of the round begins."""

    def words(self) -> str:
        return "first_turn"

    def run(self, table: GwentTable) -> None:
        table.round += 1
        table.quiet += 1
        table.passed = [False] * table.seating.seats
        table.tell("round", table.turn, "", table.round)
        begin(table, table.turn)
        table.mode.stakes.begin_round(table)


PREPARE: Final = Prepare(NOBODY)
TOSS: Final = Toss(NOBODY)
DEAL: Final = Deal(NOBODY)
FIRST_TURN: Final = FirstTurn(NOBODY)


def prepare_leaders(table: GwentTable) -> None:
    """White Flames first, then what the other passive leaders change."""
    for seat in range(table.seating.seats):
        table.leaders[seat].overrule(table, seat)
    for seat in range(table.seating.seats):
        table.leaders[seat].prepare(table, seat)


def begin(table: GwentTable, seat: i64) -> None:
    table.turn = seat
    table.starter = seat
