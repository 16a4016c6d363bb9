"""The state of one room: everything that follows from its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from taverne.games import offer_of
from taverne.house.room import entries as log
from taverne.house.room.timing import Timing
from taverne.kernel.events import PUBLIC, SPECTATOR, VEILED, Event
from taverne.kernel.game import AnyGame, Question
from taverne.kernel.offer import HouseOffer, Terms
from taverne.kernel.record import Record
from taverne.kernel.seating import Seating
from taverne.protocol.commands import Wish
from taverne.protocol.fairness import Deal, FirstDeal, link_of
from taverne.protocol.messages import Detail
from taverne.protocol.rooms import EndReason, Phase, Wire

if TYPE_CHECKING:
    from taverne.house.room.finished import Finished

USUAL_BULK: Final = 100
MOST_BULK: Final = 1_000_000
MOST_WORDS_AT_ONCE: Final = 4


@dataclass
class Guest:
    """Somebody who came in, or stands and may ask for a seat; only the digest of the token is kept."""

    number: int
    name: str
    digest: str
    address: str = ""
    gone: bool = False
    standing: bool = False


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
    seat: int | None = None


@dataclass(frozen=True)
class Talk:
    """A happening around the table, for everybody."""

    kind: str
    details: dict[str, Detail]


class Happened(NamedTuple):
    """An event of a game, while these guests sat in its seats."""

    owners: int
    event: Event


@dataclass
class Series:
    """The deals of a room, to all of which the house committed at once."""

    chain: log.Chained
    dealt: int = 0

    @property
    def is_spent(self) -> bool:
        return self.dealt >= self.chain.links

    @property
    def number(self) -> int:
        """Of the next deal."""
        return self.dealt + 1

    def next_link(self) -> str:
        return link_of(self.chain.root, self.number, self.chain.links)


class Rewound(NamedTuple):
    """A game was taken back to these events."""

    owners: int
    events: tuple[Event, ...]


class Room:
    """Everything that follows from the log: made by its first entry, changed by `fold.apply` alone."""

    def __init__(self, name: str, deed: log.Opened, at: int) -> None:
        self.name = name
        self.deed = deed
        self.seq = 1
        self.at = at
        self.seating: Seating = self.offer.seating(self.terms)
        self.seats = [Seat() for _ in range(self.seating.seats)]
        self.timing = Timing(deed.clock, len(self.seats))
        self.invites: list[str] = []
        self.guests: list[Guest] = []
        self.requests: dict[int, Request] = {}
        self.asked_for = 0
        self.queue: list[int] = []
        self.chat = deed.chat
        self.talks = 0
        self.talked: dict[int, list[int]] = {}
        self.commitment: log.Committed | None = None
        self.series: Series | None = None
        self.abandoned = 0
        self.game: AnyGame | None = None
        self.earlier: AnyGame | None = None
        self.number = 0
        self.epoch = 0
        self.result: Result | None = None
        self.finished: dict[int, Finished] = {}
        self.closed = False
        self.wins: dict[int, int] = {}
        self.happenings: list[Happened | Talk | Wire | Rewound] = []
        self.whispers: list[int] = []
        self.quiet = False
        self.bulk = USUAL_BULK
        self.owners: list[list[int | None]] = []
        self.nonces: dict[tuple[int, str], int] = {}
        self.proof: Deal | FirstDeal | None = None
        self.seats_asked: list[int] | None = None
        self.questions: dict[int, Question] = {}
        self.tell("opened")

    def tell(self, kind: str, **details: Detail) -> None:
        self.happenings.append(Talk(kind, details))

    @property
    def offer(self) -> HouseOffer:
        return offer_of(self.deed.game).house

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
    def is_full(self) -> bool:
        """So much has happened here that the game may only come to its end."""
        return self.bulk >= MOST_BULK

    @property
    def is_playing(self) -> bool:
        return self.phase == "playing"

    def running(self) -> list[int]:
        """The seats whose clock runs: people who are asked something."""
        return [seat for seat in self.asked() if self.seats[seat].is_person]

    def asked(self) -> list[int]:
        if self.game is None or self.result is not None or self.closed:
            return []
        if self.seats_asked is None:
            self.seats_asked = self.game.asked
        return self.seats_asked

    def question(self, seat: int) -> Question:
        """What this seat is asked; options are worked out once for each state of the table."""
        if seat not in self.questions:
            self.questions[seat] = self.playing().question(seat)
        return self.questions[seat]

    def forget_questions(self) -> None:
        """The table has changed, or the players at it."""
        self.seats_asked = None
        self.questions.clear()

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

    def seats_to_take(self) -> list[int]:
        """Free seats, then those of bots that play for nobody; none while a game is being played."""
        automaton = self.offer.automaton(self.terms)
        alone = [
            (bool(seat.bot), number)
            for number, seat in enumerate(self.seats)
            if seat.guest is None and number != automaton
        ]
        return [number for _, number in sorted(alone)] if not self.is_playing else []

    def note_talk(self, guest: int) -> None:
        """When somebody spoke: who does so too often is not heard."""
        self.talks += 1
        self.talked[guest] = [*self.talked.get(guest, [])[1 - MOST_WORDS_AT_ONCE :], self.at]

    def is_timed(self) -> bool:
        """Whether somebody is asked whose time is counted."""
        running = self.running()
        return bool(running) and bool(self.timing.left[running[0]])

    def due_at(self) -> int | None:
        """When the house must act here, if it must."""
        return self.at if self.bots_asked() else self.timing.deadline(self.running())

    def host(self) -> int | None:
        """Who came first and is still here."""
        return next((guest.number for guest in self.guests if not guest.gone and not guest.standing), None)

    def drop_requests(self) -> None:
        """The table has gone on; who asked for a seat goes on asking."""
        kept = {number: one for number, one in self.requests.items() if one.wish == "seat"}
        self.requests = {number: one for number, one in kept.items() if not self.guests[one.guest].gone}

    def question_id(self, seat: int) -> str:
        """Names one question: the game, the take-backs before it, and how much the seat has answered."""
        return f"{self.number}.{self.epoch}.{self.question(seat).number}"

    def playing(self) -> AnyGame:
        assert self.game is not None
        return self.game

    def wind_back(self, answers: int) -> None:
        """To an earlier point of the game, which may have been reached already elsewhere: that takes long."""
        wanted, earlier = len(self.playing().answers) - answers, self.earlier
        if earlier is not None and len(earlier.answers) == wanted:
            self.game = earlier
        else:
            self.playing().take_back(answers)
        self.earlier = None

    def record(self) -> Record:
        return self.playing().record()

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if event.audience not in (PUBLIC, VEILED):
                self.whispers.append(len(self.happenings))
            self.happenings.append(Happened(len(self.owners) - 1, event))

    def note_owners(self) -> None:
        """Who sits where from now on, and so may know what its seat hears, also after a rematch."""
        self.owners.append([seat.guest for seat in self.seats])

    def asked_in_public(self) -> list[tuple[int, str]]:
        """Who is asked, and what, as everybody knows it."""
        table = self.playing().table
        return [(seat, table.question(seat).public_words()) for seat in self.asked()]

    def finish(self, winners: tuple[int, ...], reason: EndReason, by: int | None = None) -> None:
        self.result = Result(winners, reason, by)
        self.drop_requests()
        for number, seat in enumerate(self.seats):
            if seat.guest is not None and not seat.retired and self.seating.side_of[number] in winners:
                self.wins[seat.guest] = self.wins.get(seat.guest, 0) + 1
        self.tell("ended", reason=reason, winners=" ".join(map(str, winners)))

    def settle(self) -> None:
        """The game may have ended by its rules."""
        game = self.playing()
        if game.is_over and self.result is None:
            self.finish(tuple(int(side) for side in game.look(SPECTATOR).winners), "played")
