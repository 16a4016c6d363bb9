"""The study of a game, answer by answer: what each was worth, and what would have been better.

An answer is weighed in slices: each is plain data in and out, so that they can be done elsewhere,
between other work. Options that look worse get no further looks; those that are compared in the end,
the given answer among them, have been tried equally often and on the same deals.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from taverne.bots.calibration import AS_FOUND, calibrated
from taverne.bots.certainty import SURELY
from taverne.bots.thought import ALIKE, EVEN, Thought, often

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taverne.bots.calibration import Scale
    from taverne.bots.even import Finding
    from taverne.bots.thought import Details
    from taverne.kernel.offer import Opinion, Reviewer

LADDER: Final = (16, 32, 64, 128)
MOST_LOOKS: Final = 240  # in one slice: whoever has to move waits no longer than that
FINALISTS: Final = 2
VERDICTS: Final = ((0.02, "best"), (0.06, "good"), (0.12, "weak"), (0.25, "mistake"))
BLUNDER: Final = "blunder"
SHARP: Final = 4.5
MOMENTS: Final = 3
TOLD: Final = 0.03  # what cost less decided nothing


class Slice(NamedTuple):
    """So many looks at some options; every slice is another sample."""

    words: list[str]
    looks: int
    seed: int


class Tally:
    """All that was found about one option."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.own: list[float] = []
        self.seats: list[float] = []

    def add(self, found: Finding) -> None:
        own, seats = found
        self.own += own
        known = self.seats or [0.0] * len(seats)
        self.seats = [before + now for before, now in zip(known, seats, strict=True)]

    def mean(self) -> float:
        return sum(self.own) / len(self.own) if self.own else EVEN

    def error(self) -> float:
        """Of the mean."""
        mean, count = self.mean(), len(self.own)
        return math.sqrt(sum((one - mean) ** 2 for one in self.own)) / count if count else EVEN

    def standing(self) -> list[float]:
        return [total / len(self.own) for total in self.seats]


class Weighing:
    """One answer among its options; it can be left after every slice and gone on with."""

    def __init__(
        self, options: Sequence[str], word: str, seed: int, ladder: tuple[int, ...] = LADDER
    ) -> None:
        self.word = word
        self.seed = seed
        self.ladder = ladder
        self.tallies = {option: Tally(option) for option in options}
        self.left = list(options)
        self.rung = 0
        self.done = 0
        self.slices = 0

    def next(self) -> Slice | None:
        """What is to be looked at now, or nothing if enough is known."""
        if self.rung == len(self.ladder):
            return None
        looks = min(self.ladder[self.rung] - self.done, max(1, MOST_LOOKS // len(self.left)))
        return Slice(self.left, looks, self.seed * 1000 + self.slices)

    def add(self, looked: Slice, found: Sequence[Finding]) -> None:
        for word, one in zip(looked.words, found, strict=True):
            self.tallies[word].add(one)
        self.slices += 1
        self.done += looked.looks
        if self.done == self.ladder[self.rung]:
            self.rung, self.done = self.rung + 1, 0
            self.left = self.survivors()

    def survivors(self) -> list[str]:
        """The better half, and the given answer if there is one."""
        ranked = sorted(self.left, key=lambda word: -self.tallies[word].mean())
        kept = ranked[: max(FINALISTS, (len(ranked) + 1) // 2)]
        return [*kept, self.word] if self.word and self.word not in kept else kept

    def best(self) -> Tally:
        return max((self.tallies[word] for word in self.left), key=Tally.mean)

    def given(self) -> Tally:
        return self.tallies[self.word]


@dataclass(frozen=True)
class Choice:
    """An option as the study sees it: its chance, and why."""

    option: str
    chance: float
    reason: str
    details: Details


@dataclass(frozen=True)
class Judgement:
    """One answer: what it was worth, what would have been, and whether the two can be told apart.

    `before` is the chance of the seat with the best answer, `after` that of every seat with this one.
    """

    step: int
    seat: int
    verdict: str
    loss: float
    before: float
    after: list[float]
    given: Choice
    better: Choice | None


class Moment(NamedTuple):
    """A seat that is about to answer: what it sees, and what it answered; a table only for hindsight."""

    step: int
    seat: int
    word: str
    view: Any
    table: Any
    sides: list[int]


def judge(reviewer: Reviewer, moment: Moment, seed: int) -> Judgement:
    weighing = weighed(reviewer, moment.view, moment.table, moment.word, seed)
    scale = scale_of(reviewer, moment.view, moment.table is not None)
    return judged(moment, weighing, scale, reviewer.reasons(moment.view, seed))


def weighed(reviewer: Reviewer, view: Any, table: Any, word: str, seed: int) -> Weighing:
    """All slices at once, for who need not share the machine."""
    weighing = Weighing(view.options, word, seed, reviewer.ladder(view, table is not None))
    while (part := weighing.next()) is not None:
        weighing.add(part, reviewer.looks(view, table, part.words, part.looks, part.seed))
    return weighing


def opinions(weighing: Weighing, scale: Scale, reason: str) -> list[Thought]:
    """What the looks say of every option."""
    return [opinion(one, calibrated(scale, one.mean()), reason) for one in weighing.tallies.values()]


def opinion(tally: Tally, chance: float, reason: str) -> Thought:
    details: Details = {"often": often(chance), "visits": len(tally.own)}
    return Thought(tally.word, chance, len(tally.own), reason, details, tally.error())


def scale_of(reviewer: Reviewer, view: Any, is_open: bool) -> Scale:
    return reviewer.scales.get(reviewer.stage(view, is_open), AS_FOUND)


def judged(moment: Moment, weighing: Weighing, scale: Scale, reasons: Sequence[Opinion]) -> Judgement:
    """What the looks say, in chances that are true on average; what cannot be told apart costs nothing."""
    given, best = weighing.given(), weighing.best()
    now, then = calibrated(scale, given.mean()), calibrated(scale, best.mean())
    is_worse = can_be_told_apart(given, best)
    chances = [calibrated(scale, chance) for chance in given.standing()]
    why = {one.option: one for one in reasons}
    return Judgement(
        step=moment.step,
        seat=moment.seat,
        verdict=verdict_of(then - now) if is_worse else "best",
        loss=then - now if is_worse else 0.0,
        before=then if is_worse else now,
        after=shared_out(chances, moment.seat, now, moment.sides),
        given=explained(given.word, now, why),
        better=explained(best.word, then, why) if is_worse else None,
    )


def can_be_told_apart(given: Tally, best: Tally) -> bool:
    """By the differences on the same deals."""
    differences = [one - other for one, other in zip(best.own, given.own, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    error = math.sqrt(sum((one - mean) ** 2 for one in differences) / (count - 1) / count)
    return mean > SURELY * error


def explained(word: str, chance: float, why: dict[str, Opinion]) -> Choice:
    if word not in why:
        return Choice(word, chance, ALIKE, {})
    return Choice(word, chance, why[word].reason, why[word].details)


def shared_out(chances: list[float], seat: int, own: float, sides: list[int]) -> list[float]:
    """Partners share a chance; the other sides share what is left, in proportion."""
    of_side = {side: chances[sides.index(side)] for side in sides if side != sides[seat]}
    total = sum(of_side.values())
    shares = {side: (1.0 - own) * chance / total for side, chance in of_side.items()}
    return [own if side == sides[seat] else shares[side] for side in sides]


def verdict_of(loss: float) -> str:
    return next((word for limit, word in VERDICTS if loss < limit), BLUNDER)


def score(loss: float) -> float:
    """From 0 to 100: a hundred for an answer that was not worse than another."""
    return 100.0 * math.exp(-SHARP * loss)


def accuracy(judgements: Sequence[Judgement], seat: int) -> float | None:
    """The mean of this seat's scores; nothing where it never had a choice."""
    scores = [score(one.loss) for one in judgements if one.seat == seat]
    return sum(scores) / len(scores) if scores else None


def turning_points(judgements: Sequence[Judgement]) -> list[int]:
    """The steps of the few answers that cost most."""
    worst = sorted((one for one in judgements if one.loss >= TOLD), key=lambda one: -one.loss)
    return sorted(one.step for one in worst[:MOMENTS])
