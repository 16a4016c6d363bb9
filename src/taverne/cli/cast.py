"""Who sits at the table, and what the reader calls them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from taverne.bots import bots_for, is_bot
from taverne.games import offer_of, offers
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import SPECTATOR
from taverne.kernel.game import AnyGame
from taverne.words import say

ME = "me"
OPPONENT = "opponent"
PRACTICE = "practice"
LONGEST_NAME = 40


@dataclass(frozen=True)
class Cast:
    """The names of the seats as one viewer reads them; a spectator is seat -1."""

    names: tuple[str, ...]
    side_of: tuple[int, ...]
    viewer: int = SPECTATOR

    def seat(self, seat: int) -> dict[str, object]:
        """The details with which a message speaks of a seat; `Name` begins a sentence."""
        name = self.names[seat] if seat >= 0 else ""
        who = "you" if 0 <= seat == self.viewer else "other"
        return {"who": who, **in_both_cases(name=name, of_name=owning(name))}

    def side(self, side: int) -> dict[str, object]:
        """The details with which a message speaks of a side, and of what belongs to it."""
        members = self.members(side)
        owner = joined([self.names[seat] for seat in members])
        team = say("cli-team", owner=owner) if len(members) > 1 else owner
        whose = "you" if self.viewer in members else "other"
        return {"whose": whose, **in_both_cases(owner=owner, of_owner=owning(owner)), "Side": opened(team)}

    def members(self, side: int) -> list[int]:
        return [seat for seat, at in enumerate(self.side_of) if at == side]

    def sides(self) -> list[str]:
        """Everybody, side by side."""
        return [str(self.side(side)["owner"]) for side in sorted(set(self.side_of))]

    def seen_by(self, viewer: int) -> Cast:
        return Cast(self.names, self.side_of, viewer)


def opened(name: str) -> str:
    """As it stands at the beginning of a sentence."""
    return name[:1].upper() + name[1:]


def in_both_cases(**names: str) -> dict[str, object]:
    """Each name in the middle of a sentence, and with a capital letter at the beginning of one."""
    return {**names, **{opened(key): opened(name) for key, name in names.items()}}


def owning(name: str) -> str:
    """A name as the owner of something; the opponent of solo play has an article, other names have none."""
    return say("cli-of-opponent") if name == say("cli-opponent") else say("cli-of", name=name)


def joined(names: Sequence[str]) -> str:
    """Names in a sentence: `Ann, Bob and Cid`."""
    if len(names) < 2:
        return "".join(names)
    return say("cli-and", names=in_words(names[:-1]), last=names[-1])


def named_seats(words: str) -> list[str]:
    """Who sits where, as `me,greedy`."""
    return [word.strip().lower() for word in words.split(",")]


def seat_complaints(seats: list[str], game: str) -> list[TaverneError]:
    """One person at most, and every bot must exist and know the game."""
    strangers = dict.fromkeys(word for word in seats if word != ME and not is_bot(word, game))
    found = [stranger(word, bots_for(game), game) for word in strangers]
    return [TaverneError("cli-seats-one-person"), *found] if seats.count(ME) > 1 else found


def stranger(word: str, known: list[str], game: str) -> TaverneError:
    elsewhere = any(word in offer.bots.names() for offer in offers())
    key = "cli-bot-not-here" if elsewhere else "bot-unknown"
    return TaverneError(key, bot=word, known=", ".join(known), game=opened(game))


def write_notes(seats: list[str], name: str, practice: bool = False) -> dict[str, str]:
    """The notes of a record that say who played; `me` is the seat of the person."""
    person = clean_name(name) or say("cli-person")
    notes = {f"seat {seat}": person if word == ME else word for seat, word in enumerate(seats)}
    if ME in seats:
        notes[ME] = str(seats.index(ME))
    return notes | {PRACTICE: "yes"} if practice else notes


def seats_of(game: AnyGame) -> list[str]:
    """Who plays on: as the notes say, else a person in the first seat against quick bots."""
    count = game.table.seating.seats
    noted = [game.notes.get(f"seat {seat}", "") for seat in range(count)]
    person = person_of(game) if any(noted) else 0
    return [ME if seat == person else bot_named(noted[seat], game) for seat in range(count)]


def person_of(game: AnyGame) -> int:
    """The seat of the person, or the spectator's when only bots played."""
    noted = game.notes.get(ME, "")
    is_seat = noted.isascii() and noted.isdecimal() and int(noted) < game.table.seating.seats
    return int(noted) if is_seat else SPECTATOR


def bot_named(name: str, game: AnyGame) -> str:
    return name if is_bot(name, game.rulebook.name) else offer_of(game.rulebook.name).bots.quick


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
    if name == OPPONENT:
        return say("cli-opponent")
    return name.capitalize() if is_bot(name, game.rulebook.name) else name


def clean_name(name: str) -> str:
    """A name that fits into one line and cannot trick a terminal."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME]


def in_words(items: Sequence[str]) -> str:
    """A plain list."""
    return ", ".join(items)
