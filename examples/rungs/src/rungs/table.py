"""The table of Rungs and its four tasks: everything that the rules do."""

from __future__ import annotations

from typing import Final

from taverne.kernel.rng import Chance, take_any
from taverne.kernel.seating import Seating, each_alone
from taverne.kernel.table import NOBODY, Table, Task

RUNGS: Final = range(1, 16)
HAND: Final = 5
DUEL: Final[Seating] = each_alone(2)
Pile = list[int]


class RungsTable(Table):
    """Where every card lies; `led` is the card that waits to be followed, or 0."""

    def __init__(self, rng: Chance) -> None:
        super().__init__(DUEL, rng, [])
        self.hands: list[Pile] = [[], []]
        self.taken: list[Pile] = [[], []]
        self.stock: Pile = []
        self.led = 0
        self.leader = 0
        self.round = 0

    def clone(self) -> RungsTable:
        twin = RungsTable(self.rng.copy())
        twin.hands = [hand[:] for hand in self.hands]
        twin.taken = [pile[:] for pile in self.taken]
        twin.stock = self.stock[:]
        twin.led, twin.leader, twin.round = self.led, self.leader, self.round
        twin.agenda = self.agenda[:]
        twin.seat, twin.options = self.seat, self.options
        return twin

    def payoff(self, seat: int) -> float:
        """RUN-3.1"""
        return float(len(self.taken[seat]) > len(self.taken[1 - seat]))

    def draw(self, seat: int) -> None:
        """The stock is a bag: chance happens at the draw, so no order can leak."""
        card = take_any(self.stock, self.rng.of("draw", seat))
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.veil("draw", seat, str(card), NOBODY)

    def show(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.tell("play", seat, str(card), NOBODY)


class Step(Task[RungsTable]):
    """A task that is written as its kind and its seat."""

    kind = ""

    def words(self) -> str:
        return f"{self.kind} {self.seat}"


class Deal(Step):
    """RUN-1.2, RUN-1.3"""

    kind = "deal"

    def run(self, table: RungsTable) -> None:
        table.stock = list(RUNGS)
        for seat in range(2):
            for _ in range(HAND):
                table.draw(seat)
        table.leader = table.rng.of("lot", 0).below(2)
        table.push(Round(NOBODY))


class Round(Step):
    """RUN-2.1; with empty hands the game is over."""

    kind = "round"

    def run(self, table: RungsTable) -> None:
        if table.hands[0]:
            table.round += 1
            table.tell("round", NOBODY, "", table.round)
            table.push(Follow(1 - table.leader))
            table.push(Lead(table.leader))


class Lead(Step):
    kind = "lead"

    def options(self, table: RungsTable) -> list[int]:
        return table.hands[self.seat][:]

    def resolve(self, table: RungsTable, option: int) -> None:
        table.show(self.seat, option)
        table.led = option


class Follow(Step):
    kind = "follow"

    def options(self, table: RungsTable) -> list[int]:
        return table.hands[self.seat][:]

    def resolve(self, table: RungsTable, option: int) -> None:
        table.show(self.seat, option)
        taker = self.seat if beats(option, table.led) else table.leader
        table.taken[taker] += [table.led, option]
        table.tell("take", taker, "", NOBODY)
        table.led, table.leader = 0, taker
        if len(table.stock) > 1:
            table.draw(taker)
            table.draw(1 - taker)
        table.push(Round(NOBODY))


def beats(card: int, other: int) -> bool:
    """RUN-2.2"""
    return card > other + 1 or card == other - 1


STEPS: Final = {step.kind: step for step in (Deal, Round, Lead, Follow)}


def read_step(words: str) -> Step:
    kind, seat = words.split()
    return STEPS[kind](int(seat))
