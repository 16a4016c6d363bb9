"""While a game is played: answers, giving up, time, and seats that somebody left."""

from __future__ import annotations

from taverne.bots import usual_bot
from taverne.house.room import entries as log
from taverne.house.room.errors import NotYours, RoomError
from taverne.house.room.room import Room
from taverne.house.room.world import World
from taverne.kernel.errors import IllegalMove
from taverne.protocol import commands as said
from taverne.protocol.rooms import EndReason


def playing_seat(room: Room, guest: int) -> int:
    """The seat in which this guest plays right now."""
    if not room.is_playing:
        raise RoomError("room-not-playing")
    seat = room.seat_of(guest)
    if seat is None:
        raise NotYours("room-not-seated")
    if room.seats[seat].retired:
        raise RoomError("room-retired")
    return seat


def answer(room: Room, guest: int, command: said.Answer, world: World) -> list[log.Entry]:
    seat = playing_seat(room, guest)
    if room.seats[seat].bot:
        raise RoomError("room-bot-plays")
    return [checked_answer(room, seat, command.question, command.word)]


def checked_answer(room: Room, seat: int, question: str, word: str) -> log.Entry:
    """An answer that can be given: to the question that is open, with one of its options."""
    if seat not in room.asked():
        raise IllegalMove("move-not-your-decision")
    if question != room.question_id(seat):
        raise IllegalMove("move-question-closed")
    if word not in room.question(seat).options:
        raise IllegalMove("move-not-offered")
    return log.Answered(seat=seat, word=word)


def resign(room: Room, guest: int, command: said.Resign, world: World) -> list[log.Entry]:
    return give_up(room, playing_seat(room, guest), "resigned")


def give_up(room: Room, seat: int, reason: EndReason) -> list[log.Entry]:
    """Between two sides the other wins; among several a caretaker plays on, as long as a person does."""
    sides, side = room.seating.sides, room.seating.side_of[seat]
    if sides == 2:
        return [log.Ended(winners=[1 - side], reason=reason, seat=seat)]
    others = [player for player in room.players() if player != room.seats[seat].guest]
    if not others:
        return [log.Ended(winners=[], reason=reason, seat=seat)]
    return [log.Retired(seat=seat, bot=usual_bot(room.deed.game), reason=reason)]


def claim(room: Room, guest: int, command: said.Claim, world: World) -> list[log.Entry]:
    """Only against somebody who keeps the others waiting and has been away for long."""
    mine = playing_seat(room, guest)
    if command.seat not in room.running() or room.seating.side_of[command.seat] == room.seating.side_of[mine]:
        raise RoomError("room-nothing-to-claim")
    if not world.is_absent(room.seats[command.seat].guest):
        raise RoomError("room-not-absent", seconds=world.absent_after // 1000)
    return give_up(room, command.seat, "absent")


def flag_fallen(room: Room, now: int) -> list[log.Entry]:
    """What the house does when somebody's time is up."""
    late = [seat for seat in room.running() if room.timing.left_at(seat, room.running(), now) == 0]
    return give_up(room, late[0], "time") if late else []
