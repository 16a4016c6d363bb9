"""Cardia for one that learns from every option: each is tried out, one encounter ahead, against each answer.

Nothing has to be found out by chance: what was not chosen teaches as much as what was. The hidden cards are
those that were really dealt, so what is learned from what one seat sees is the average over all deals.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.cardia.bots.contest import Contest
from taverne.cardia.bots.deals import awaits_cards
from taverne.cardia.bots.rival import draw_by
from taverne.cardia.bots.seer import Seer
from taverne.cardia.bots.value import worth
from taverne.cardia.setup import new_table
from taverne.cardia.table import RIVAL
from taverne.kernel.rng import seeded
from training.cardia import any_rules

if TYPE_CHECKING:
    from taverne.bots.net import Net
    from taverne.cardia.table import CardiaTable
    from training.notebook import Notebook

RARE, STRAY, TRUST = 0.05, 0.12, 0.75
LATELY = 0.0003
PLAIN = 0.4  # tables by the usual rules, beside those that are met among all rules


Numbers = NDArray[np.float64]


class Moment(NamedTuple):
    """Cards were to be chosen: where it is noted, what seat 0 may expect, and whether play left the path."""

    notes: tuple[int, int]
    lead: float
    chance: float
    strayed: bool


class Encounters:
    """Plays games of a net against itself and notes what each option would have brought."""

    def __init__(self, notebook: Notebook, seed: int) -> None:
        self.notebook = notebook
        self.luck = random.Random(seed)
        self.rng = seeded(seed)
        self.seer: Seer | None = None
        self.errors = Errors()
        self.strayed = False
        self.games = 0

    def follow(self, net: Net) -> None:
        """Play by this net from now on."""
        self.seer = Seer(net)

    def play(self) -> None:
        """One game."""
        table = new_table(any_rules(self.luck, PLAIN), self.luck.getrandbits(40))
        contest = Contest(table)
        moments: list[Moment] = []
        while not contest.is_over(table):
            together = len(table.open_tasks()) == 2
            moment = self.meet(table, contest) if together else self.decide(table, contest)
            if moment:
                moments.append(moment)
            elif moments and self.strayed:
                moments[-1] = moments[-1]._replace(strayed=True)
        self.look_back(moments, contest.result(table, 0))
        self.games += 1

    def look_back(self, moments: list[Moment], result: float) -> None:
        """A position was worth in part what came of it, in part what was expected one encounter later."""
        ahead = result
        for moment in reversed(moments):
            told = moment.chance if moment.strayed else TRUST * ahead + (1.0 - TRUST) * moment.chance
            self.notebook.judged(moment.notes[0], moment.lead, told)
            self.notebook.judged(moment.notes[1], -moment.lead, 1.0 - told)
            ahead = told
        self.errors.close(result)

    def meet(self, table: CardiaTable, contest: Contest) -> Moment:
        """Both choose at once: every pair of options that is not out of the question is tried."""
        self.errors.note(contest.chance(table, 0), self.judged(table))
        options = [list(map(int, table.question(seat).options(table))) for seat in range(2)]
        notes = (self.notebook.look(table, 0), self.notebook.look(table, 1))
        shares = [self.shares(table, seat) for seat in range(2)]
        found, tried = self.matrix(table, contest, options, shares)
        self.notebook.weighed(notes[0], means(found, tried * shares[1]), shares[0])
        self.notebook.weighed(notes[1], means(1.0 - found.T, tried.T * shares[0]), shares[1])
        both = tried * np.outer(*shares)
        chance, ahead = float((found * both).sum() / both.sum()), lead(table)
        places, strayed = zip(*(self.drawn(mix) for mix in shares), strict=True)
        first = int(table.seat)
        for seat in (first, int(RIVAL[first])):
            table.play(options[seat][places[seat]])
        return Moment(notes, ahead, chance, any(strayed))

    def matrix(
        self, table: CardiaTable, contest: Contest, options: list[list[int]], shares: list[Numbers]
    ) -> tuple[Numbers, Numbers]:
        """What seat 0 gets for each pair, and which pairs were tried."""
        likely = np.logical_or.outer(shares[0] > RARE, shares[1] > RARE)
        found = np.zeros(likely.shape)
        for place, answer in np.argwhere(likely):
            found[place, answer] = self.meeting(table, contest, options[0][place], options[1][answer])
        return found, likely.astype(float)

    def meeting(self, table: CardiaTable, contest: Contest, one: int, two: int) -> float:
        twin = table.clone()
        first = twin.seat
        twin.play(one if first == 0 else two)
        twin.play(two if first == 0 else one)
        return self.outcome(twin, contest)

    def decide(self, table: CardiaTable, contest: Contest) -> Moment | None:
        """One seat is asked; where it is a card, the position is judged, too."""
        seat, options, ahead = int(table.seat), list(map(int, table.options)), lead(table)
        note, shares = self.notebook.look(table, seat), self.shares(table, seat)
        found = np.array([self.after(table, contest, option) for option in options])
        self.notebook.weighed(note, found if seat == 0 else 1.0 - found, shares)
        opening = awaits_cards(table)
        other = self.notebook.look(table, int(RIVAL[seat])) if opening else note
        place, self.strayed = self.drawn(shares)
        table.play(options[place])
        notes = (note, other) if seat == 0 else (other, note)
        return Moment(notes, ahead, float(shares @ found), self.strayed) if opening else None

    def after(self, table: CardiaTable, contest: Contest, option: int) -> float:
        twin = table.clone()
        twin.play(option)
        return self.outcome(twin, contest)

    def shares(self, table: CardiaTable, seat: int) -> Numbers:
        assert self.seer is not None
        self.seer.look(table, seat)
        return np.array(self.seer.priors(table, seat))

    def drawn(self, shares: Numbers) -> tuple[int, bool]:
        """Now and then any option, to learn what comes of it."""
        if self.luck.random() < STRAY:
            return self.luck.randrange(len(shares)), True
        return int(draw_by(shares.tolist(), self.rng)), False

    def outcome(self, table: CardiaTable, contest: Contest) -> float:
        """For seat 0, when cards are to be chosen again."""
        contest.finish_well(table, self.rng)
        return float(contest.result(table, 0)) if contest.is_over(table) else self.judged(table)

    def judged(self, table: CardiaTable) -> float:
        assert self.seer is not None
        return float(self.seer.chance(table, 0))


def means(found: Numbers, weights: Numbers) -> Numbers:
    """Of each line."""
    return np.asarray((found * weights).sum(1) / weights.sum(1))


def lead(table: CardiaTable) -> float:
    """What the planner thinks of a position, from which a net starts."""
    return float(worth(table, 0) - worth(table, 1))


class Errors:
    """How far the planner's judgement and that of the net were from what came of it, lately."""

    def __init__(self) -> None:
        self.said: list[tuple[float, float]] = []
        self.planner = self.net = 0.25
        self.games = 0

    def note(self, planner: float, net: float) -> None:
        self.said.append((planner, net))

    def close(self, result: float) -> None:
        for planner, net in self.said:
            self.planner += LATELY * ((planner - result) ** 2 - self.planner)
            self.net += LATELY * ((net - result) ** 2 - self.net)
        self.said = []
        self.games += 1
