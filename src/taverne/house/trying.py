"""Trying things out: a record and further answers are played, and a seat sees what follows.

Nothing is kept.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from taverne.house.replays import everybody, laid_out, move, played
from taverne.house.room.gathering import existing_seat
from taverne.house.room.room import Room
from taverne.house.room.views import number_of, question_view, table_view, update
from taverne.house.thinking import LookAhead
from taverne.kernel.record import Record, read_record
from taverne.protocol.advice import Foresight
from taverne.protocol.messages import Update
from taverne.protocol.replays import Step
from taverne.protocol.trying import Tried, TryingWish

FROM_THE_START: Final = 0


def sat_down(wanted: TryingWish) -> Tried:
    """The table as a guest in this seat would have it."""
    record = read_record(wanted.record)
    answers = [(one.seat, one.word) for one in wanted.answers]
    return tried_out(replace(record, answers=(*record.answers, *answers)), wanted.seat, wanted.known)


def tried_out(record: Record, seat: int, known: int | None = None) -> Tried:
    """The same for those who have the record itself, as lessons and puzzles do."""
    room, before = laid_out(record, person=seat)
    seat = existing_seat(room, seat)
    last = len(record.answers)
    first = last if known is None else min(known + 1, last)
    steps = list[Step]()
    for number, answer in enumerate(played(room, record)):
        place = len(room.happenings) if known == number else before
        if number >= first:
            after = FROM_THE_START if known is None else number_of(room, seat, place)
            steps.append(Step(move=move(answer, seat), update=seen(room, seat, after)))
        before = len(room.happenings)
    return Tried(
        game=room.deed.game,
        answers=last,
        steps=steps,
        foresight=foreseen(room, seat),
        record=record.text(),
    )


def seen(room: Room, seat: int, after: int) -> Update:
    return update(room, seat, after, everybody(room), 0)


def foreseen(room: Room, seat: int) -> Foresight:
    asked = question_view(room, seat)
    if asked is None:
        return Foresight(question="")
    return LookAhead(room.deed.game, asked.id, table_view(room, seat)).answer()
