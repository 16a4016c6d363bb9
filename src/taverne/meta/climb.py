"""A deck is bettered: one change after the other is tried against the same rivals with the same luck.

`wanted` says which games are needed next and `take` gets their results; `step` does both here. Everything
follows from the order and the results, so a climb goes on wherever its games are known.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from taverne.arena.playing import play
from taverne.arena.result import Result
from taverne.meta.change import Change, Tailor
from taverne.meta.ledger import Ledger
from taverne.meta.order import TURN, Order
from taverne.meta.paired import BETTER, OPEN, Estimate, estimate
from taverne.meta.sample import OURS, Batch, Sample, differences

SURVEY, TRIAL, DONE = "survey", "trial", "done"
DRAWN: Final = 0.5  # about half of a deck is drawn in a game


@dataclass(frozen=True)
class Step:
    """A change that was tried: what it brought, and what its cards were thought to be worth."""

    change: Change
    difference: Estimate
    out_impact: tuple[float | None, ...]
    into_worth: tuple[float, ...]


@dataclass(frozen=True)
class State:
    """How far a climb is; it can be asked at any time."""

    phase: str
    games: int
    line: str
    rate: float
    low: float
    high: float
    change: Change | None
    difference: Estimate | None
    steps: tuple[Step, ...]
    refused: tuple[Step, ...]


class Climb:
    """The search for a better deck, in small slices of work."""

    def __init__(self, order: Order, tailor: Tailor) -> None:
        self.order = order
        self.tailor = tailor
        self.ledger = Ledger(tailor.promise)
        self.steps: list[Step] = []
        self.refused: list[Step] = []
        self.games = 0
        self.begin(order.deck.line)

    def begin(self, line: str) -> None:
        """The deck as it now is, with fresh luck: what was chosen for its luck must prove itself anew."""
        self.base = Sample(self.order, line, len(self.steps))
        self.tried: set[str] = {line}
        self.change: Change | None = None
        self.trial: Sample | None = None
        self.phase = SURVEY

    @property
    def line(self) -> str:
        """The best deck so far."""
        return self.base.line

    def wanted(self) -> Batch | None:
        """The games that are needed next; none when nothing promises more."""
        sample = self.behind()
        return sample.lacking(self.turns()) if sample else None

    def turns(self) -> range:
        """The turns that the present work needs."""
        if self.trial is None:
            return range(self.order.survey if self.phase == SURVEY else 0)
        return range(min(self.order.most_turns, self.trial.turns + self.order.slice))

    def behind(self) -> Sample | None:
        """The deck whose games are needed next: of two the old one, so that each turn has its pair."""
        samples = [self.base, *([self.trial] if self.trial else [])]
        return next((sample for sample in samples if sample.lacking(self.turns())), None)

    def take(self, results: Iterable[Result]) -> None:
        """All games of the last batch."""
        sample = self.behind()
        if sample is None:
            return
        played = list(results)
        self.games += len(played)
        sample.add(played)
        if self.phase == SURVEY:
            self.look_around()
        elif sample is self.trial:
            self.judge(sample)

    def step(self) -> bool:
        """Play the next batch here; whether there was one."""
        batch = self.wanted()
        if batch is None:
            return False
        self.take([play(batch.schedule, place) for place in batch.places])
        return True

    def look_around(self) -> None:
        """The survey is done: what did each card bring, ours and theirs?"""
        for showings in self.base.showings():
            self.ledger.add(showings)
        self.propose()

    def propose(self) -> None:
        """The most promising change that was not tried; none, if that were too many."""
        self.change = self.next_change()
        self.trial = Sample(self.order, self.change.line, self.base.generation) if self.change else None
        self.phase = TRIAL if self.change else DONE

    def next_change(self) -> Change | None:
        if len(self.tried) > self.order.proposals:
            return None
        promising = self.tailor.changes(self.line, self.ledger.worth)
        return next((change for change in promising if change.line not in self.tried), None)

    def judge(self, trial: Sample) -> None:
        found = differences(trial, self.base, trial.turns)
        verdict = self.order.test.verdict(found)
        if verdict == OPEN:
            return
        step = self.step_of(estimate(found))
        self.ledger.add(trial.showings()[OURS])
        self.learn(step)
        if verdict == BETTER:
            self.steps.append(step)
            self.begin(trial.line)
        else:
            self.refused.append(step)
            self.tried.add(trial.line)
            self.propose()

    def step_of(self, difference: Estimate) -> Step:
        assert self.change is not None
        out = tuple(self.ledger.impact(card) for card in self.change.out)
        return Step(self.change, difference, out, tuple(map(self.ledger.worth, self.change.into)))

    def learn(self, step: Step) -> None:
        """What came is worth what went, and the difference for each time that it is drawn."""
        gone = sum(map(self.ledger.worth, step.change.out))
        for card in step.change.into:
            share = (gone + step.difference.mean / DRAWN) / len(step.change.into)
            self.ledger.teach(card, share, TURN * step.difference.turns)

    def state(self) -> State:
        """Where it stands, for those who watch."""
        turns = self.trial.turns if self.trial else 0
        difference = estimate(differences(self.trial, self.base, turns)) if self.trial else None
        return State(
            self.phase,
            self.games,
            self.line,
            *self.base.rate(),
            self.change,
            difference,
            tuple(self.steps),
            tuple(self.refused),
        )
