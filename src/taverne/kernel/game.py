"""A game being played: its record, the table that follows from it, and what has happened.

The record is the truth and the table a cache of it: every point of a game can be reached again.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from typing import Any, Generic, Protocol, SupportsIndex, TypeVar

from taverne.kernel.errors import IllegalMove, RecordError, TaverneError
from taverne.kernel.events import SPECTATOR, Event, as_seen
from taverne.kernel.faults import clip
from taverne.kernel.keyed import keyed
from taverne.kernel.luck import fresh_keys
from taverne.kernel.record import Record
from taverne.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT", covariant=True)


class Rulebook(Protocol[TableT, ViewT]):
    """What the kernel asks of a game: to lay out a table, to show it, to read and write answers."""

    name: str
    rulesets: tuple[int, ...]

    def lay_out(self, setup: dict[str, str], ruleset: int) -> TableT:
        """The table before its first step; nothing has happened yet. Every known ruleset stays playable."""
        ...

    def view(self, table: TableT, seat: int) -> ViewT: ...

    def write(self, shape: str, option: int) -> str: ...

    def read(self, shape: str, word: str) -> int: ...


@dataclass(frozen=True)
class Question:
    """What a seat is asked; an answer may name its number, so that a late one does no harm."""

    seat: int
    number: int
    kind: str
    shape: str
    options: tuple[str, ...]


class Game(Generic[TableT, ViewT]):
    """One game from its set-up on: ask, answer, look, take back, record."""

    def __init__(self, rulebook: Rulebook[TableT, ViewT], record: Record) -> None:
        if record.game != rulebook.name:
            raise RecordError("record-other-game", game=record.game)
        if record.ruleset not in rulebook.rulesets:
            raise RecordError("record-unknown-ruleset", ruleset=record.ruleset)
        self.rulebook = rulebook
        self.ruleset = record.ruleset
        self.setup = record.setup
        self.notes = dict(record.notes)
        self.fresh = fresh_keys(record.setup)
        self._begin()
        self._replay(record.answers)

    def _begin(self) -> None:
        self.answers: list[tuple[int, str]] = []
        self.events: list[Event] = []
        self.table = self.rulebook.lay_out(self.setup, self.ruleset)
        self.table.sink = self.events.append
        self.table.advance()
        self._freshen()

    def _freshen(self) -> None:
        """A game that was brought from elsewhere goes on with chance that nobody knows."""
        if len(self.answers) in self.fresh:
            self.table.freshen(keyed(self.fresh[len(self.answers)]))

    def _replay(self, answers: tuple[tuple[int, str], ...]) -> None:
        for number, (seat, word) in enumerate(answers, 1):
            try:
                self.answer(seat, word)
            except TaverneError as reason:
                raise RecordError("record-illegal-answer", number=number, reason=reason) from reason

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now."""
        return sorted(self.table.asked())

    @property
    def is_over(self) -> bool:
        return self.table.is_over()

    def question(self, seat: int) -> Question:
        """What this seat is asked, with everything it may answer."""
        task = self.table.question(seat_number(seat))
        options = tuple(self.rulebook.write(task.shape(), option) for option in self.table.options_of(task))
        return Question(seat, self._number(seat), task.public_words().split()[0], task.shape(), options)

    def options(self, seat: int) -> tuple[str, ...]:
        return self.question(seat).options

    def _number(self, seat: int) -> int:
        return sum(answered == seat for answered, _ in self.answers)

    def answer(self, seat: int, word: str, number: int | None = None) -> list[Event]:
        """Give an answer in words; what then happens is returned, nothing if it is refused."""
        if number is not None and number != self._number(seat):
            raise IllegalMove("move-question-closed")
        task = self.table.question(seat_number(seat))
        before = len(self.events)
        self.table.answer(seat, self.rulebook.read(task.shape(), word))
        self.answers.append((seat, word))
        self._freshen()
        return self.events[before:]

    def look(self, seat: int) -> ViewT:
        """What this seat sees; a spectator is seat -1."""
        return self.rulebook.view(self.table, seat_number(seat))

    def heard(self, seat: int, start: int = 0) -> list[Event | None]:
        """The events as this seat may know them; nothing but its place is left of a hidden one."""
        if not SPECTATOR <= seat_number(seat) < self.table.seating.seats:
            raise TaverneError("view-no-such-seat", seat=seat)
        return [as_seen(event, seat, self.table.seating) for event in self.events[start:]]

    def record(self) -> Record:
        return Record(self.rulebook.name, self.ruleset, self.setup, tuple(self.answers), dict(self.notes))

    def at(self, answers: int) -> Game[TableT, ViewT]:
        """The same game after its first so many answers."""
        if not 0 <= answers <= len(self.answers):
            raise RecordError("record-no-such-point", point=answers, last=len(self.answers))
        return self._rewound(answers)

    def _rewound(self, answers: int) -> Game[TableT, ViewT]:
        record = self.record()
        shorter = Record(record.game, record.ruleset, record.setup, record.answers[:answers], record.notes)
        return Game(self.rulebook, shorter)

    def take_back(self, answers: int = 1) -> None:
        """Undo the last answers; nothing happens if there are not so many."""
        if not 0 < answers <= len(self.answers):
            raise IllegalMove("move-nothing-to-take-back")
        earlier = tuple(self.answers[:-answers])
        self._begin()
        self._replay(earlier)


def seat_number(seat: object) -> int:
    """Seats are numbers, whatever somebody wrote."""
    if isinstance(seat, SupportsIndex):
        return index(seat)
    raise IllegalMove("view-no-such-seat", seat=clip(seat))


AnyGame = Game[Any, Any]
