"""A match: several duels until somebody has won enough of them, with one record for them all.

A tournament (GWT-8.2) is a match of three decks each; a best-of-n is one of one deck each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.purposes import DUEL, FIRST_PICK
from taverne.gwent.setup import before_coin
from taverne.kernel.luck import Luck, chance
from taverne.kernel.rng import SEEDS, Chance
from taverne.kernel.table import NOBODY, Table, Task

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.decks.deck import Deck
    from taverne.gwent.rules import GwentRules
    from taverne.gwent.table import GwentTable
    from taverne.kernel.events import Event
    from taverne.kernel.seating import Seating

MOST_REPLAYS: Final = 10
FEW_SEEDS: Final = 1


class MatchTable(Table):
    """The decks that each player brought, who has won with which, and the duel that is being played."""

    def __init__(
        self,
        rules: GwentRules,
        seating: Seating,
        rng: Chance,
        agenda: list[Task[Any]],
        line_ups: list[list[Deck]],
        target: int,
        ruleset: int,
    ) -> None:
        super().__init__(seating, rng, agenda)
        self.rules = rules
        self.line_ups = line_ups
        self.target = target
        self.ruleset = ruleset
        self.wins: list[int] = [0] * len(line_ups)
        self.out: list[list[int]] = [[] for _ in line_ups]
        self.picks: list[int] = [0] * len(line_ups)
        self.draws: int = 0
        self.number: int = 0
        self.chooser: i64 = NOBODY
        self.duel: GwentTable | None = None
        self.winners: list[int] = []

    def choices(self, seat: i64) -> list[int]:
        """GWT-8.2 the decks with which this player has not won yet; one deck is used again and again."""
        every = range(len(self.line_ups[seat]))
        return [number for number in every if len(every) == 1 or number not in self.out[seat]]

    def playing(self) -> GwentTable:
        assert self.duel is not None
        return self.duel

    def overhear(self, event: Event) -> None:
        """What happens in the duel happens in the match."""
        if self.sink is not None:
            self.sink(event)

    def freshen(self, rng: Chance) -> None:
        self.rng = rng
        if self.duel is not None:
            self.duel.freshen(chance(rng.child(DUEL, 0)))

    def clone(self) -> MatchTable:
        rng, agenda = self.rng.copy(), self.agenda[:]
        twin = MatchTable(self.rules, self.seating, rng, agenda, self.line_ups, self.target, self.ruleset)
        twin.wins = self.wins[:]
        twin.out = [out[:] for out in self.out]
        twin.picks = self.picks[:]
        twin.draws = self.draws
        twin.number = self.number
        twin.chooser = self.chooser
        twin.duel = self.duel.clone() if self.duel is not None else None
        twin.winners = self.winners
        twin.seat = self.seat
        twin.options = self.options
        return twin

    def payoff(self, seat: i64) -> float:
        if not self.winners:
            return 0.5
        return 1.0 if seat in self.winners else 0.0


class MatchTask(Task["MatchTable"]):
    """A task of a match."""


class TossForPick(MatchTask):
    """GWT-8.2 a coin decides who picks a deck first for the first game."""

    def words(self) -> str:
        return "toss_for_pick"

    def run(self, table: MatchTable) -> None:
        table.chooser = table.rng.of(FIRST_PICK, 0).below(len(table.line_ups))
        table.tell("picks_first", table.chooser, "", NOBODY)
        pick_decks(table)


class Pick(MatchTask):
    """GWT-8.2 which deck is played next; a deck that has won is out."""

    def words(self) -> str:
        return f"pick {self.seat}"

    def shape(self) -> str:
        return "deck"

    def options(self, table: MatchTable) -> list[int]:
        return table.choices(self.seat)

    def resolve(self, table: MatchTable, option: i64) -> None:
        table.picks[self.seat] = option
        deck = table.line_ups[self.seat][option]
        table.tell("pick", self.seat, deck.leader, option)


class BeginDuel(MatchTask):
    """The next game, with a new coin (GWT-9.20)."""

    def words(self) -> str:
        return "begin_duel"

    def run(self, table: MatchTable) -> None:
        table.number += 1
        table.tell("duel", NOBODY, "", table.number)
        decks = [table.line_ups[seat][table.picks[seat]] for seat in range(len(table.line_ups))]
        duel = before_coin(table.rules, decks, luck_of_duel(table))
        duel.sink = table.overhear
        duel.advance()
        table.duel = duel
        table.push(FOLLOW)


def luck_of_duel(table: MatchTable) -> Luck:
    """In the first ruleset there were so few seeds that a player could have tried them all."""
    if table.ruleset == FEW_SEEDS:
        return int(table.rng.of(DUEL, 0).below(SEEDS))
    return table.rng.child(DUEL, table.number)


class Follow(MatchTask):
    """Ask what the duel asks; when it is over, count it."""

    def words(self) -> str:
        return "follow"

    def run(self, table: MatchTable) -> None:
        duel = table.playing()
        table.agenda[:] = [task for task in table.agenda if not isinstance(task, InDuel)]
        if duel.is_over():
            end_duel(table, duel.winners)
        for task in duel.open_tasks():
            table.push_together(InDuel(task.seat, task.shape(), task.public_words()))


class InDuel(MatchTask):
    """A question of the duel, in its own words; several may be open at once."""

    def __init__(self, seat: i64, shape: str, words: str) -> None:
        super().__init__(seat)
        self.duel_shape = shape
        self.duel_words = words

    def words(self) -> str:
        return self.duel_words

    def shape(self) -> str:
        return self.duel_shape

    def together(self) -> bool:
        return True

    def secret(self) -> bool:
        return True

    def options(self, table: MatchTable) -> list[int]:
        duel = table.playing()
        return duel.options_of(duel.question(self.seat))

    def resolve(self, table: MatchTable, option: i64) -> None:
        table.playing().answer(self.seat, option)
        table.push(FOLLOW)


TOSS_FOR_PICK: Final = TossForPick(NOBODY)
BEGIN_DUEL: Final = BeginDuel(NOBODY)
FOLLOW: Final = Follow(NOBODY)


def pick_decks(table: MatchTable) -> None:
    """GWT-8.2 the chooser first, then the other, who may keep or change."""
    table.push(BEGIN_DUEL)
    for seat in reversed(table.seating.clockwise(table.chooser)):
        table.push(Pick(seat))


def end_duel(table: MatchTable, winners: list[int]) -> None:
    """GWT-8.2 a win is counted and its deck is out; a draw is played again, ten times at most."""
    if len(winners) != 1:
        table.draws += 1
        table.tell("duel_drawn", NOBODY, "", table.draws)
        if table.draws <= MOST_REPLAYS:
            table.push(BEGIN_DUEL)
        return
    seat = winners[0]
    table.draws = 0
    table.wins[seat] += 1
    table.out[seat].append(table.picks[seat])
    table.tell("duel_won", seat, "", table.wins[seat])
    if table.wins[seat] == table.target:
        table.winners = winners
    else:
        table.chooser = seat
        pick_decks(table)
