"""The study of a game for a guest: one answer at a time, in slices between the moves of living games.

Nothing is kept but what was found lately: whoever asks goes on from where he was, or stops asking.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from taverne.bots.review import Judgement, Moment, Weighing, judged, scale_of, score
from taverne.games import offer_of, replay
from taverne.house.queue import STUDIES
from taverne.house.readers import Readers
from taverne.house.room.errors import RoomError
from taverne.house.thinking import Errand, Thinkers, Trouble
from taverne.kernel.errors import RecordError, TaverneError
from taverne.kernel.game import AnyGame
from taverne.kernel.record import Record, read_record
from taverne.protocol.limits import LONGEST_RECORD
from taverne.protocol.review import JudgedMove, ReviewStep, ReviewWish

LONGEST_S: Final = 4.0
MOST_STUDIES_AT_ONCE: Final = 2
MOST_KEPT: Final = 4_000
work_time: Final = getattr(time, "thread_time", time.perf_counter)  # a browser has no clock for a thread


class LookInto(NamedTuple):
    """What comes of these answers? By the view; with a record and a step, by all that lay on the table."""

    game: str
    view: Any
    words: list[str]
    looks: int
    seed: int
    record: str
    step: int

    def answer(self) -> Any:
        table = point_of(read_record(self.record), self.step).table if self.record else None
        return offer_of(self.game).review.looks(self.view, table, self.words, self.looks, self.seed)


class GiveReasons(NamedTuple):
    """What is to be said for the options of this view, and how are they to be judged?"""

    game: str
    view: Any
    seed: int
    is_open: bool

    def answer(self) -> Grounds:
        review = offer_of(self.game).review
        reasons = [
            Said(one.option, one.chance, one.reason, one.details)
            for one in review.reasons(self.view, self.seed)
        ]
        ladder = review.ladder(self.view, self.is_open)
        return Grounds(reasons, ladder, scale_of(review, self.view, self.is_open))


class Said(NamedTuple):
    """An opinion as it travels."""

    option: str
    chance: float
    reason: str
    details: dict[str, str | int]


class Grounds(NamedTuple):
    """What is known before the first look; whoever looks says it, for he knows what he has learned."""

    reasons: list[Said]
    ladder: tuple[int, ...]
    scale: tuple[float, float]


class Found(NamedTuple):
    """Where a study goes on: the next answer that can be judged, if there is one."""

    game: str
    last: int
    moment: Moment | None = None
    kind: str = ""


class Reviews:
    """Who studies now, and what was found lately."""

    def __init__(self) -> None:
        self.running: Counter[str] = Counter()
        self.kept: OrderedDict[tuple[bytes, bool], ReviewStep] = OrderedDict()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """Of one household, only so many at once."""
        if self.running[address] >= MOST_STUDIES_AT_ONCE:
            raise RoomError("study-enough", most=MOST_STUDIES_AT_ONCE)
        self.running[address] += 1
        try:
            yield
        finally:
            self.running -= Counter({address: 1})

    def keep(self, key: tuple[bytes, bool], found: ReviewStep) -> ReviewStep:
        self.kept[key] = found
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    async def judge(
        self, thinkers: Thinkers, readers: Readers, wanted: ReviewWish, address: str
    ) -> ReviewStep:
        """The next answer of this record from that step on."""
        key = (digest_of(wanted), wanted.hindsight)
        if key in self.kept:
            return self.kept[key]
        with self.place(address):
            found = await readers.read(next_moment, wanted)
            move = await weigh(thinkers, found, wanted, address) if found.moment else None
            return self.keep(key, ReviewStep(last=found.last, move=move))


def digest_of(wanted: ReviewWish) -> bytes:
    return blake2b(f"{wanted.step} {wanted.record}".encode(), digest_size=16).digest()


def next_moment(wanted: ReviewWish) -> Found:
    """The first answer from that step on at which there was something to choose."""
    if len(wanted.record) > LONGEST_RECORD:
        raise RecordError("record-too-long", most=LONGEST_RECORD)
    record = read_record(wanted.record)
    game, name, last = point_of(record, wanted.step), offer_of(record.game).name, len(record.answers)
    for step in range(wanted.step, last + 1):
        seat, word = record.answers[step - 1]
        view = game.look(seat)
        if seat in game.asked and word in view.options and offer_of(name).review.is_judged(view):
            sides = list(game.table.seating.side_of)
            return Found(name, last, Moment(step, seat, word, view, None, sides), game.question(seat).kind)
        give(game, step, seat, word)
    return Found(name, last)


def point_of(record: Record, step: int) -> AnyGame:
    """The game in which this answer is about to be given."""
    game, began = replay(replace(record, answers=())), work_time()
    for number, (seat, word) in enumerate(record.answers[: step - 1], 1):
        if work_time() - began > LONGEST_S:
            raise RecordError("record-too-slow")
        give(game, number, seat, word)
    return game


def give(game: AnyGame, number: int, seat: int, word: str) -> None:
    try:
        game.answer(seat, word)
    except TaverneError as reason:
        raise RecordError("record-illegal-answer", number=number, reason=reason) from reason


async def weigh(thinkers: Thinkers, found: Found, wanted: ReviewWish, address: str) -> JudgedMove:
    """Slice by slice: between two of them, whoever has to move comes first."""
    game, moment = found.game, found.moment
    assert moment
    seed = int.from_bytes(digest_of(wanted.model_copy(update={"step": moment.step}))[:4], "big")
    record = wanted.record if wanted.hindsight else ""
    grounds = await done(thinkers, GiveReasons(game, moment.view, seed, wanted.hindsight), address)
    weighing = Weighing(moment.view.options, moment.word, seed, grounds.ladder)
    while (part := weighing.next()) is not None:
        errand = LookInto(game, moment.view, part.words, part.looks, part.seed, record, moment.step)
        weighing.add(part, await done(thinkers, errand, address))
    judgement = judged(moment, weighing, grounds.scale, grounds.reasons)
    return as_told(judgement, found.kind, moment.view.shape)


async def done(thinkers: Thinkers, errand: Errand, address: str) -> Any:
    found = await thinkers.ask(errand, thinkers.limit_s, f"study {address}", STUDIES)
    if isinstance(found, Trouble):
        raise RoomError("house-busy")
    return found


def as_told(judgement: Judgement, kind: str, shape: str) -> JudgedMove:
    found = {
        "step": judgement.step,
        "seat": judgement.seat,
        "kind": kind,
        "shape": shape,
        "verdict": judgement.verdict,
        "loss": judgement.loss,
        "score": score(judgement.loss),
        "before": judgement.before,
        "after": judgement.after,
        "given": vars(judgement.given),
        "better": vars(judgement.better) if judgement.better else None,
    }
    return JudgedMove.model_validate(found)
