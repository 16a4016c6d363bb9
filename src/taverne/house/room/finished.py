"""Games of a room that have come to their end: they stay to be read, whatever is played after them."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from taverne.house.room.errors import NotYours, RoomError
from taverne.house.room.room import Result, Room
from taverne.kernel.record import Record
from taverne.protocol.fairness import notes


class Finished(NamedTuple):
    """The record with the proof of its deal, who sat in which seat, and how many guests had come in."""

    record: Record
    seats: tuple[int | None, ...]
    guests: int


def finished(room: Room, result: Result) -> Finished:
    record = room.record()
    shown = notes(room.proof) if room.proof else {}
    players = {f"seat {number}": seat_name(room, number) for number in range(len(room.seats))}
    told = replace(record, notes={**record.notes, **players, **ended(result), **shown})
    return Finished(told, tuple(seat.guest for seat in room.seats), len(room.guests))


def record_for(room: Room, guest: int | None, number: int | None) -> Record:
    """The last game if no number is given. An earlier one only for those who were guests when it ended:
    who came later plays against the decks in it."""
    if number is None and room.result is None:
        raise RoomError("room-game-not-over")
    wanted = room.number if number is None else number
    if wanted not in room.finished:
        raise RoomError("room-no-such-game")
    found, is_last = room.finished[wanted], room.result is not None and wanted == room.number
    if not is_last and (guest is None or guest >= found.guests):
        raise NotYours("room-came-later")
    return found.record


def seat_name(room: Room, number: int) -> str:
    seat = room.seats[number]
    return room.guests[seat.guest].name if seat.guest is not None else seat.bot or "-"


def ended(result: Result) -> dict[str, str]:
    """What does not follow from the answers: why the game ended, and for whom."""
    if result.reason == "played":
        return {}
    return {"ended": result.reason, "winners": " ".join(map(str, result.winners))}
