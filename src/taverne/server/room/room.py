"""The state of one room: everything that follows from its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from taverne.games import offer_of
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame
from taverne.kernel.offer import HouseOffer, Terms
from taverne.kernel.record import Record
from taverne.kernel.seating import Seating
from taverne.protocol.commands import Wish
from taverne.protocol.fairness import Deal
from taverne.protocol.messages import Detail
from taverne.protocol.rooms import EndReason, Phase, Wire
from taverne.server.room import entries as log
from taverne.server.room.timing import Timing


@dataclass
class Guest:
    """Somebody who came in; only the digest of the token is kept."""

    number: int
    name: str
    digest: str
    gone: bool = False


@dataclass
class Seat:
    """A place at the table: its player, or the bot that plays, or for a while plays, in it."""

    guest: int | None = None
    bot: str = ""
    decks: list[str] = field(default_factory=list)
    luck: str | None = None
    retired: bool = False

    @property
    def is_person(self) -> bool:
        return self.guest is not None and not self.bot

    @property
    def is_open(self) -> bool:
        return self.guest is None and not self.bot


@dataclass(frozen=True)
class Request:
    number: int
    guest: int
    wish: Wish
    seat: int | None
    bot: str
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Result:
    winners: tuple[int, ...]
    reason: EndReason


@dataclass(frozen=True)
class Talk:
    """A happening around the table, for everybody."""

    kind: str
    details: dict[str, Detail]


class Happened(NamedTuple):
    """An event of the game with this number in the room."""

    number: int
    event: Event


class Room:
    """Everything that follows from the log; changed by `fold.apply` alone."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seq = 0
        self.at = 0
        self.opened: log.Opened | None = None
        self.invites: list[str] = []
        self.guests: list[Guest] = []
        self.seats: list[Seat] = []
        self.requests: dict[int, Request] = {}
        self.asked_for = 0
        self.commitment: log.Committed | None = None
        self.game: AnyGame | None = None
        self.number = 0
        self.epoch = 0
        self.result: Result | None = None
        self.closed = False
        self.wins: dict[int, int] = {}
        self.happenings: list[Happened | Talk | Wire] = []
        self.owners: list[list[int | None]] = []
        self.nonces: dict[tuple[int, str], int] = {}
        self.proof: Deal | None = None

    def tell(self, kind: str, **details: Detail) -> None:
        self.happenings.append(Talk(kind, details))

    @property
    def offer(self) -> HouseOffer:
        return offer_of(self.deed.game).house

    @property
    def deed(self) -> log.Opened:
        assert self.opened is not None
        return self.opened

    @property
    def terms(self) -> Terms:
        return Terms(self.deed.rules, self.deed.tournament)

    @property
    def phase(self) -> Phase:
        if self.closed:
            return "closed"
        if self.game is None:
            return "gathering"
        return "over" if self.result else "playing"

    @property
    def is_playing(self) -> bool:
        return self.phase == "playing"

    def running(self) -> list[int]:
        """The seats whose clock runs: people who are asked something."""
        return [seat for seat in self.asked() if self.seats[seat].is_person]

    def asked(self) -> list[int]:
        return self.game.asked if self.game is not None and self.is_playing else []

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.seats[seat].bot]

    def seat_of(self, guest: int) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)

    def players(self) -> list[int]:
        """The guests who sit at the table and play themselves."""
        return [
            seat.guest
            for seat in self.seats
            if seat.guest is not None and not seat.bot and not self.guests[seat.guest].gone
        ]

    def host(self) -> int | None:
        """Who came first and is still here."""
        return next((guest.number for guest in self.guests if not guest.gone), None)

    def question_id(self, seat: int) -> str:
        """Names one question: the game, the take-backs before it, and how much the seat has answered."""
        assert self.game is not None
        return f"{self.number}.{self.epoch}.{self.game.question(seat).number}"

    def playing(self) -> AnyGame:
        assert self.game is not None
        return self.game

    def record(self) -> Record:
        return self.playing().record()

    def hear(self, events: list[Event]) -> None:
        self.happenings.extend(Happened(self.number, event) for event in events)

    def note_owners(self) -> None:
        """Who sits where in this game, and so may know what its seat knew, also after a rematch."""
        self.owners[self.number - 1] = [seat.guest for seat in self.seats]

    def finish(self, winners: tuple[int, ...], reason: EndReason) -> None:
        self.result = Result(winners, reason)
        self.requests.clear()
        for number, seat in enumerate(self.seats):
            if seat.guest is not None and not seat.retired and self.seating.side_of[number] in winners:
                self.wins[seat.guest] = self.wins.get(seat.guest, 0) + 1
        self.tell("ended", reason=reason, winners=" ".join(map(str, winners)))

    def settle(self) -> None:
        """The game may have ended by its rules."""
        game = self.playing()
        if game.is_over and self.result is None:
            self.finish(tuple(int(side) for side in game.table.winners), "played")

    seating: Seating
    timing: Timing
