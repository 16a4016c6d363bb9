"""Who sits at the table, and what the reader calls them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from taverne.bots import BOTS
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import AnyGame
from taverne.words import say

ME = "me"
SPECTATOR = -1
LONGEST_NAME = 40


@dataclass(frozen=True)
class Cast:
    """The names of the seats as one viewer reads them; a spectator is seat -1."""

    names: tuple[str, ...]
    side_of: tuple[int, ...]
    viewer: int = SPECTATOR

    def seat(self, seat: int) -> dict[str, object]:
        """The details with which a message speaks of a seat."""
        if seat < 0:
            return {"who": "other", "name": ""}
        return {"who": "you" if seat == self.viewer else "other", "name": self.names[seat]}

    def side(self, side: int) -> dict[str, object]:
        """The details with which a message speaks of what belongs to a side."""
        members = [seat for seat, at in enumerate(self.side_of) if at == side]
        owner = ", ".join(self.names[seat] for seat in members)
        return {"whose": "you" if self.viewer in members else "other", "owner": owner}

    def seen_by(self, viewer: int) -> Cast:
        return Cast(self.names, self.side_of, viewer)


def read_seats(words: str, count: int) -> list[str]:
    """Who sits where, as `me,greedy`; every bot must exist."""
    seats = [word.strip().lower() for word in words.split(",")]
    if len(seats) != count:
        raise TaverneError("cli-seats-count", seats=count, named=len(seats))
    if seats.count(ME) > 1:
        raise TaverneError("cli-seats-one-person")
    for word in seats:
        if word != ME and word not in BOTS:
            raise TaverneError("bot-unknown", bot=word, known=", ".join(BOTS))
    return seats


def write_notes(seats: list[str], name: str) -> dict[str, str]:
    """The notes of a record that say who played; `me` is the seat of the person."""
    notes = {f"seat {seat}": name if word == ME else word for seat, word in enumerate(seats)}
    return notes | {ME: str(seats.index(ME))} if ME in seats else notes


def seats_of(game: AnyGame) -> list[str]:
    """Who plays on: as the notes say, else a person in the first seat against greedy bots."""
    count = game.table.seating.seats
    noted = [game.notes.get(f"seat {seat}", "") for seat in range(count)]
    person = person_of(game) if any(noted) else 0
    return [ME if seat == person else bot_named(noted[seat]) for seat in range(count)]


def person_of(game: AnyGame) -> int:
    """The seat of the person, or the spectator's when only bots played."""
    noted = game.notes.get(ME, "")
    is_seat = noted.isascii() and noted.isdecimal() and int(noted) < game.table.seating.seats
    return int(noted) if is_seat else SPECTATOR


def bot_named(name: str) -> str:
    return name if name in BOTS else "greedy"


def cast_of(game: AnyGame, viewer: int = SPECTATOR) -> Cast:
    """The names in the notes; equal ones are told apart by their seats."""
    names = [noted_name(game, seat) for seat in range(game.table.seating.seats)]
    told_apart = [
        say("cli-bot-of-seat", bot=name, seat=seat) if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
    return Cast(tuple(told_apart), tuple(game.table.seating.side_of), viewer)


def noted_name(game: AnyGame, seat: int) -> str:
    name = clean_name(game.notes.get(f"seat {seat}", ""))
    if not name:
        return say("cli-seat", seat=seat)
    return name.capitalize() if name in BOTS else name


def clean_name(name: str) -> str:
    """A name that fits into one line and cannot trick a terminal."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME]


def in_words(items: Sequence[str]) -> str:
    """A plain list."""
    return ", ".join(items)
