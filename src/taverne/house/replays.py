"""Finished games: a record becomes a room again, and every step is what its viewer saw then.

The record holds the whole game, so nothing is secret here; eyes are a choice of the reader. Nothing is kept.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final, get_args

from taverne.bots import is_bot
from taverne.games import offer_of
from taverne.house.room import entries as log
from taverne.house.room.errors import RoomError
from taverne.house.room.fold import apply, begin
from taverne.house.room.gathering import existing_seat, game_of, terms_of
from taverne.house.room.names import clean_name
from taverne.house.room.room import Happened, Room
from taverne.house.room.views import Presence, number_of, result, update
from taverne.kernel.comments import commented, comments_of
from taverne.kernel.errors import RecordError, TaverneError
from taverne.kernel.record import Record, read_record
from taverne.kernel.table import NOBODY
from taverne.protocol.clocks import NoClock
from taverne.protocol.limits import LONGEST_RECORD
from taverne.protocol.messages import Update
from taverne.protocol.replays import (
    Chapter,
    Comment,
    CommentedRecord,
    CommentsWish,
    GameSummary,
    Move,
    PlayedDeck,
    PlayedSeat,
    RecordToSumUp,
    Replay,
    ReplayWish,
    Step,
)
from taverne.protocol.rooms import EndReason

NOWHERE: Final = "replay".ljust(20, "0")
LONGEST_S: Final = 4.0
CHAPTERS: Final = ("duel", "round", "game")
work_time: Final = getattr(time, "thread_time", time.perf_counter)  # a browser has no clock for a thread


def shown(wanted: ReplayWish) -> Replay:
    """The whole record is played, so that a bad one is refused whichever steps are asked for."""
    record = readable(wanted.record)
    room, before = laid_out(record)
    seat = None if wanted.seat is None else existing_seat(room, wanted.seat)
    window = range(wanted.first, wanted.first + wanted.count)
    chapters, steps = list[Chapter](), list[Step]()
    for number, answer in enumerate(played(room, record)):
        chapters += chapters_in(room, before, number)
        if number in window:
            steps.append(Step(move=move(answer, seat), update=seen(room, seat, before)))
        before = len(room.happenings)
    return Replay(
        game=room.deed.game,
        rules=room.deed.rules,
        tournament=room.deed.tournament,
        ruleset=record.ruleset,
        names=[guest.name for guest in room.guests],
        last=len(record.answers),
        chapters=chapters,
        result=result(room),
        comments=[Comment(step=step, text=text) for step, text in comments_of(record).items()],
        steps=steps,
    )


def summed_up(wanted: RecordToSumUp) -> GameSummary:
    """Who played whom with what, and how it ended; the whole record is played, as for a replay."""
    replay = shown(ReplayWish(record=wanted.record, count=0))
    record = read_record(wanted.record)
    offer = offer_of(record.game).house
    terms = offer.terms_of(record)
    seating, automaton, decks = offer.seating(terms), offer.automaton(terms), offer.brought(record)
    return GameSummary(
        game=replay.game,
        rules=replay.rules,
        tournament=replay.tournament,
        ruleset=replay.ruleset,
        seats=[
            played_seat(record, seat, int(seating.side_of[seat]), decks[seat] if seat < len(decks) else ())
            for seat in range(len(replay.names))
        ],
        automaton=None if automaton == NOBODY else automaton,
        moves=replay.last,
        rounds=sum(chapter.kind == "round" for chapter in replay.chapters),
        result=replay.result,
    )


def played_seat(record: Record, seat: int, side: int, decks: Sequence[PlayedDeck]) -> PlayedSeat:
    name = record.notes.get(f"seat {seat}", "")
    bot = name if is_bot(name, record.game) else ""
    return PlayedSeat(name="" if bot else known_name(name), bot=bot, side=side, decks=list(decks))


def readable(text: str) -> Record:
    if len(text) > LONGEST_RECORD:
        raise RecordError("record-too-long", most=LONGEST_RECORD)
    return read_record(text)


def said_in(wanted: CommentsWish) -> CommentedRecord:
    """The same record with these comments in it."""
    record = commented(readable(wanted.record), {one.step: one.text for one in wanted.comments})
    return CommentedRecord(record=readable_text(record))


def readable_text(record: Record) -> str:
    """Only what can be read again is handed out."""
    text = record.text()
    readable(text)
    return text


def laid_out(record: Record, person: int | None = None) -> tuple[Room, int]:
    """A room in which everybody has sat down, here a person; and how much happened before its deal."""
    terms = terms_of(record)
    opened = log.Opened(
        game=game_of(record),
        rules=terms.rules,
        tournament=terms.tournament,
        clock=NoClock(),
        listed=False,
        watching=True,
    )
    room = begin(NOWHERE, opened, 0)
    for seat in range(len(room.seats)):
        take_seat(room, seat, record.notes.get(f"seat {seat}", ""), seat == person)
    return room, len(room.happenings)


def take_seat(room: Room, seat: int, name: str, is_person: bool) -> None:
    """Every seat has eyes of its own; a bot and an unknown player have no name."""
    bot = name if is_bot(name, room.deed.game) else ""
    write(room, log.Joined(name="" if bot else known_name(name), digest=""))
    write(room, log.Seated(guest=seat, seat=seat))
    if bot and not is_person:
        write(room, log.TakenOver(seat=seat, bot=bot))


def known_name(name: str) -> str:
    with suppress(RoomError):
        return "" if name == "-" else clean_name(name)
    return ""


def played(room: Room, record: Record) -> Iterator[tuple[int, str] | None]:
    """The room after the deal and after every answer."""
    write(room, log.Dealt(game=record.game, ruleset=record.ruleset, setup=record.setup))
    began = work_time()
    last: tuple[int, str] | None = None
    for number, (seat, word) in enumerate(record.answers, 1):
        yield last
        if work_time() - began > LONGEST_S:
            raise RecordError("record-too-slow")
        give(room, number, seat, word)
        last = (seat, word)
    end(room, record)
    yield last


def give(room: Room, number: int, seat: int, word: str) -> None:
    try:
        write(room, log.Answered(seat=seat, word=word))
    except TaverneError as reason:
        raise RecordError("record-illegal-answer", number=number, reason=reason) from reason


def end(room: Room, record: Record) -> None:
    """A game that was resigned or broken off, if the record says who won it."""
    reason, winners = record.notes.get("ended", ""), record.notes.get("winners")
    if room.result is not None or winners is None or reason not in get_args(EndReason):
        return
    sides = [side for side in range(room.seating.sides) if str(side) in winners.split()]
    write(room, log.Ended.model_validate({"winners": sides, "reason": reason}))


def write(room: Room, entry: log.Entry) -> None:
    apply(room, entry, 0)


def chapters_in(room: Room, start: int, step: int) -> list[Chapter]:
    events = [one.event for one in room.happenings[start:] if isinstance(one, Happened)]
    return [Chapter(step=step, kind=one.kind, number=one.place) for one in events if one.kind in CHAPTERS]


def move(answer: tuple[int, str] | None, viewer: int | None) -> Move | None:
    if answer is None:
        return None
    seat, word = answer
    return Move(seat=seat, word=word if seat == viewer else None)


def seen(room: Room, seat: int | None, after: int) -> Update:
    """As the feed would have told it; but nobody is asked anything any more."""
    known = number_of(room, seat, after)
    return update(room, seat, known, everybody(room), 0).model_copy(update={"question": None})


def everybody(room: Room) -> Presence:
    return Presence(frozenset(range(len(room.guests))), 0)
