"""The table: pending work as a stack of small tasks, and the one loop that does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from taverne.kernel.errors import IllegalMove
from taverne.kernel.events import PUBLIC, SEAT, TEAM, VEILED, Event

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.kernel.rng import Chance
    from taverne.kernel.seating import Seating

NOBODY: Final = -1
Sink = Callable[[Event], None]
T = TypeVar("T", bound="Table")


class Task(Generic[T]):
    """One piece of work. A task is never changed, so copies of a table share it.

    A task with a seat asks that seat for one of its options; one without just runs.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: T) -> None:
        """Do the work of a task that asks nobody."""

    def options(self, table: T) -> list[int]:
        """The answers; none drops the task, a single one is taken without asking."""
        return []

    def resolve(self, table: T, option: i64) -> None:
        """Do what the answer says."""

    def shape(self) -> str:
        """What the options are numbers of: a card, a row, a side, a seat."""
        return "card"

    def words(self) -> str:
        """The task written down, so that a table can be saved in the middle of an effect."""
        raise NotImplementedError

    def public_words(self) -> str:
        """The same without what only its own seat may know."""
        return self.words()

    def together(self) -> bool:
        """Open at the same time as the like tasks below it."""
        return False

    def secret(self) -> bool:
        """Asked even with one option: not being asked would tell the others."""
        return False


class Table:
    """One game in progress: everything that a copy or a search needs is in here."""

    def __init__(self, seating: Seating, rng: Chance, agenda: list[Task[Any]]) -> None:
        self.seating = seating
        self.rng = rng
        self.agenda = agenda
        self.seat: i64 = NOBODY
        self.options: list[int] = []
        self.sink: Sink | None = None
        self.automaton: i64 = NOBODY

    def push(self, task: Task[Any]) -> None:
        """Do this before everything that is already pending."""
        self.agenda.append(task)

    def push_together(self, task: Task[Any]) -> None:
        """Join the open layer in the order of the seats, whoever answered first."""
        place = len(self.agenda)
        while place > 0 and self.agenda[place - 1].together() and self.agenda[place - 1].seat < task.seat:
            place -= 1
        self.agenda.insert(place, task)

    def advance(self) -> None:
        """Do all work that needs no answer; stop at the first question or at the end."""
        agenda = self.agenda
        while agenda:
            task = agenda.pop()
            if task.seat < 0:
                task.run(self)
            else:
                options = task.options(self)
                if task.seat == self.automaton:
                    if options:
                        task.resolve(self, self.decide(task, options))
                elif len(options) > 1 or (options and task.secret()):
                    self._ask(task, options)
                    return
                elif options:
                    task.resolve(self, options[0])
        self.seat = NOBODY
        self.options = []

    def decide(self, task: Task[Any], options: list[int]) -> i64:
        """The rules' own answer for the seat of the automaton, an opponent without a player."""
        raise NotImplementedError

    def _ask(self, task: Task[Any], options: list[int]) -> None:
        self.agenda.append(task)
        self.seat = task.seat
        self.options = options

    def play(self, option: i64) -> None:
        """Answer the foremost question, unchecked: for searches that read `options`."""
        self.agenda.pop().resolve(self, option)
        self.advance()

    def answer(self, seat: i64, option: i64) -> None:
        """Answer this seat's open question; several seats may be asked at once."""
        task = self.question(seat)
        if option not in self.options_of(task):
            raise IllegalMove("move-not-offered")
        self.agenda.remove(task)
        task.resolve(self, option)
        self.advance()

    def question(self, seat: i64) -> Task[Any]:
        """The question that is open for this seat."""
        for task in self.open_tasks():
            if task.seat == seat:
                return task
        if not 0 <= seat < self.seating.seats:
            raise IllegalMove("view-no-such-seat", seat=int(seat))
        raise IllegalMove("move-game-over" if self.is_over() else "move-not-your-decision")

    def options_of(self, task: Task[Any]) -> list[int]:
        """What may be answered to an open question; for the foremost it is known since it was asked."""
        return self.options if task is self.agenda[-1] else task.options(self)

    def open_tasks(self) -> list[Task[Any]]:
        """The top layer: one task, or all neighbours that are open together."""
        layer = self.agenda[-1:]
        if layer and layer[0].together():
            for task in self.agenda[-2::-1]:
                if not task.together():
                    break
                layer.append(task)
        return layer

    def asked(self) -> list[int]:
        """Every seat that must decide now."""
        return [task.seat for task in self.open_tasks()]

    def face(self, seat: i64) -> None:
        """Bring this seat's open question to the front, and ask anew."""
        for task in self.open_tasks():
            if task.seat == seat:
                self.agenda.remove(task)
                self.agenda.append(task)
        self.advance()

    def tell(self, kind: str, seat: i64, card: str, place: i64) -> None:
        """Everybody may know this; searches have no sink and hear nothing."""
        if self.sink is not None:
            announce(self.sink, kind, seat, card, place, PUBLIC)

    def veil(self, kind: str, seat: i64, card: str, place: i64) -> None:
        """Everybody sees that it happens; only the seat and its partners see the card."""
        if self.sink is not None:
            announce(self.sink, kind, seat, card, place, VEILED)

    def whisper(self, kind: str, seat: i64, card: str, place: i64) -> None:
        """Only the seat and its partners may know this."""
        if self.sink is not None:
            announce(self.sink, kind, seat, card, place, TEAM)

    def confide(self, kind: str, seat: i64, card: str, place: i64) -> None:
        """Only this seat may know this."""
        if self.sink is not None:
            announce(self.sink, kind, seat, card, place, SEAT)

    def freshen(self, rng: Chance) -> None:
        """From now on this chance decides, also what was decided before but nobody can know yet."""
        self.rng = rng

    def is_over(self) -> bool:
        return not self.agenda

    def clone(self) -> Table:
        """An independent copy, also in the middle of an effect. Copies have no sink."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """1 for a win, 0 for a loss, between for a draw or a shared victory."""
        raise NotImplementedError


def announce(sink: Sink, kind: str, seat: i64, card: str, place: i64, audience: int) -> None:
    """Apart from those who call it, so that they cost nothing where nobody listens."""
    sink(Event(kind, seat, card, place, audience))
