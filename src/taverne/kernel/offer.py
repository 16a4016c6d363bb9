"""What a game offers: the one protocol between a game and everything that is shared.

A game is a package, and its `GAME` is an `Offer`. Each part of it is loaded when it is first asked for,
so that rules and bots come without a server, and the terminal without one, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame, Rulebook
from taverne.kernel.handbook import Handbook
from taverne.kernel.position import Position
from taverne.kernel.record import Record
from taverne.kernel.seating import Seating

Clock = Callable[[], float]
Team = tuple[tuple[str, str], ...]


class View(Protocol):
    """What every view says, whichever the game: who looks, who is asked what, and who has won."""

    @property
    def seat(self) -> int: ...

    @property
    def asked(self) -> tuple[int, ...]: ...

    @property
    def shape(self) -> str:
        """Of the options; empty for who is not asked."""
        ...

    @property
    def options(self) -> tuple[str, ...]: ...

    @property
    def over(self) -> bool: ...

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won; none while nobody has, or if it is drawn."""
        ...


class Bot(Protocol):
    """Gets what a person in its seat would see, and answers one of the options in it."""

    def choose(self, view: Any) -> str: ...


class Pool(Protocol):
    """An executor of processes, or nobody but this one; who it is does not change what is found."""

    def map(self, work: Callable[[Any], Any], looks: list[Any], /) -> Iterable[Any]: ...


class Opinion(Protocol):
    """What is thought of one option: how good it looks (0 lost, 1 won), and why."""

    option: str
    chance: float
    reason: str
    details: dict[str, str | int]


class Advice(Opinion, Protocol):
    """An opinion that people are told; the first of all options says how sure it is that it is the best."""

    sure: str


class Bots(Protocol):
    """The bots of one game: `usual` plays where none is named, `quick` where one must answer at once.

    `judge` is whose learning is asked when people are told something, if there is such a bot.
    """

    usual: str
    quick: str
    judge: str

    def names(self) -> list[str]: ...

    def knows(self, name: str) -> bool:
        """Whether there is such a bot; only searches take a setting."""
        ...

    def make(self, name: str, seed: int, clock: Clock | None = None, pool: Pool | None = None) -> Bot:
        """The bot of this name; the same seed makes the same choices."""
        ...

    def is_at_once(self, name: str) -> bool:
        """Whether it answers without thinking ahead, and needs no time for it."""
        ...

    def excuse(self, name: str, rules: str) -> TaverneError | None:
        """Why another bot plays in place of this one under these rules, if one does."""
        ...

    def thoughts_on(self, view: Any, seed: int) -> Sequence[Advice]:
        """All options of a view, the best first."""
        ...


class Reviewer(Protocol):
    """What a study asks of a game."""

    @property
    def scales(self) -> dict[str, tuple[float, float]]:
        """By stage of the game, how the chances of the looks become true ones (`bots.calibration`)."""
        ...

    def is_judged(self, view: Any) -> bool:
        """Whether there was something to choose that can be judged."""
        ...

    def stage(self, view: Any, is_open: bool) -> str:
        """Where in the game, and by whom it is judged; `is_open` with hindsight."""
        ...

    def ladder(self, view: Any, is_open: bool) -> tuple[int, ...]:
        """How many looks the options get, rung by rung; half of them are left behind after each."""
        ...

    def looks(
        self, view: Any, table: Any, words: list[str], looks: int, seed: int
    ) -> list[tuple[list[float], list[float]]]:
        """For each of these answers what it came to: for the seat look by look, for all seats in sum.

        By what the seat sees; if there is a table, by all that lies on it.
        """
        ...

    def reasons(self, view: Any, seed: int) -> Sequence[Opinion]:
        """What is to be said for and against the options of a view."""
        ...


class ArenaOffer(Protocol):
    """What the arena asks of a game; a kit is the name and the line of a deck.

    Where a game shares its kits, all seats of a table bring the same.
    """

    members: list[list[int]]
    automaton: int
    shares_kits: bool

    def __init__(self, rules: str, kits: Sequence[tuple[str, str]]) -> None: ...

    @staticmethod
    def read_rules(mode: str, words: Sequence[str]) -> str:
        """The rules in one line, written always in the same way."""
        ...

    @staticmethod
    def read_decks(rules: str, words: str, find: Callable[[str], Any] | None) -> list[tuple[str, str]]: ...

    def teams(self, side: int) -> list[Team]:
        """Each way to equip the seats of a side."""
        ...

    def complaints(self) -> list[TaverneError]:
        """What is wrong with the decks."""
        ...

    def bot(self, name: str, seed: int) -> Bot: ...

    def deal(self, lines: Sequence[str], seed: int) -> AnyGame: ...

    def rounds(self, game: AnyGame) -> int: ...

    def drawn(self, events: Iterable[Event], seat: int) -> list[str]:
        """The cards that this seat had in hand, each once."""
        ...

    def played(self, events: Iterable[Event], seat: int) -> list[str]: ...

    def card_name(self, card: str) -> str: ...


class Terms(NamedTuple):
    """What is played: the rules in one line, and whether every seat brings three decks."""

    rules: str
    tournament: bool


class HouseOffer(Protocol):
    """What a room asks of a game: rules, seats, decks, and a deal. A deck is a line as records have it."""

    name: str

    def agree(self, rules: str, tournament: bool) -> Terms:
        """The terms, written in full; SetupError lists everything that cannot be."""
        ...

    def terms_of(self, record: Record) -> Terms:
        """The terms by which a recorded game was played."""
        ...

    def seating(self, terms: Terms) -> Seating: ...

    def automaton(self, terms: Terms) -> int:
        """The seat for which the rules themselves decide, or -1."""
        ...

    def read_decks(self, terms: Terms, seat: int, sources: Sequence[str]) -> list[str]:
        """The decks for a seat, checked as far as one seat alone can be."""
        ...

    def faction(self, terms: Terms, deck: str) -> str:
        """The faction of a deck, if everybody may know it before the deal."""
        ...

    def deal(self, terms: Terms, decks: Sequence[Sequence[str]], key: bytes) -> AnyGame:
        """Begin; a seat without decks gets one that follows from the key."""
        ...

    def begun_from(self, position: Position) -> AnyGame:
        """A game that begins from a position; PositionError names everything that is wrong with it."""
        ...

    def bots(self) -> list[str]: ...

    def farewell(self, table: Any) -> AbstractContextManager[Sequence[Any]]:
        """While an answer is given: what a room shall remember of tables that it clears (`farewells`)."""
        ...

    def prospects(self, view: Any) -> Sequence[Any]:
        """What comes of each answer of which anything is sure, each in a shape of `Offer.prospects`."""
        ...

    def facts(self) -> Any:
        """What can be played, as the `GameFacts` of the protocol."""
        ...

    @property
    def library(self) -> Callable[[], Any]:
        """Says what is printed on the cards; its annotation is the shape that travels."""
        ...

    @property
    def puzzles(self) -> Path | None:
        """Where its puzzles are written down, if there are any."""
        ...

    def lay_sketch(self, sketch: Any) -> dict[str, Any]:
        """The position that a `SketchWish` means; PositionError names all that cannot be."""
        ...

    def companion(self, wanted: Any) -> Any:
        """What a table of cardboard comes to: a `CompanionWish` and the `Companion` that answers it."""
        ...

    @property
    def lessons(self) -> Path | None:
        """Where its lessons are written down, if anybody teaches it."""
        ...

    def check_deck(self, source: str, rules: str, seat: int) -> Any:
        """Whether a deck may be played, as the `CheckedDeck` of the protocol."""
        ...

    def figures(self) -> Sequence[Any]:
        """Tables that show rules at work, each a `Figure` of the protocol."""
        ...

    def almanac(self) -> Any:
        """What is known of each card beyond its face, as the `Almanac` of the protocol."""
        ...

    def appraise_deck(self, source: str, beside: Sequence[str]) -> Any:
        """What every law says of a deck, and what it is made of, as the `AppraisedDeck` of the protocol."""
        ...

    def study_deck(self, kind: str, source: str, law: str, against: str) -> Any:
        """A `Study` of the house: how a deck fares, or what would better it within this law."""
        ...

    def brought(self, record: Record) -> Sequence[Sequence[Any]]:
        """The decks of each seat in a recorded game, each as a `PlayedDeck`; none where nobody brings one."""
        ...


class Offer(Protocol):
    """One game, with all that is special to it."""

    @property
    def name(self) -> str: ...

    @property
    def rulebooks(self) -> Sequence[Rulebook[Any, Any]]:
        """One for each kind of record; the first has the name of the game."""
        ...

    @property
    def views(self) -> Sequence[type]:
        """What `look` may return: each is a `View`, and a dataclass that can travel."""
        ...

    @property
    def farewells(self) -> Sequence[type]:
        """What the house may tell of a table that was cleared; each names itself in a field `of`."""
        ...

    @property
    def prospects(self) -> Sequence[type]:
        """How the house tells what would come of an answer; each names the answer in a field `word`."""
        ...

    @property
    def handbook(self) -> Handbook: ...

    @property
    def words(self) -> Path | None:
        """Where its catalogues lie, a folder for each language; ours lie with all others."""
        ...

    @property
    def bots(self) -> Bots: ...

    @property
    def review(self) -> Reviewer: ...

    @property
    def arena(self) -> type[ArenaOffer]: ...

    @property
    def house(self) -> HouseOffer: ...

    @property
    def terminal(self) -> Any:
        """A `Terminal`, as `taverne.cli.desk` describes it."""
        ...


class PackagedGame:
    """A game whose parts lie in its package under the usual names, each loaded when it is first asked for."""

    package: str

    @property
    def words(self) -> Path | None:
        return None

    @property
    def farewells(self) -> Sequence[type]:
        return ()

    @property
    def handbook(self) -> Handbook:
        handbook: Handbook = self._part("handbook", "HANDBOOK")
        return handbook

    @property
    def bots(self) -> Bots:
        bots: Bots = self._part("bots", "ROSTER")
        return bots

    @property
    def review(self) -> Reviewer:
        review: Reviewer = self._part("bots.review", "REVIEW")
        return review

    @property
    def arena(self) -> type[ArenaOffer]:
        arena: type[ArenaOffer] = self._part("arena", "ARENA")
        return arena

    @property
    def house(self) -> HouseOffer:
        house: HouseOffer = self._part("house.offer", "HOUSE")
        return house

    @property
    def terminal(self) -> Any:
        return self._part("terminal", "TERMINAL")

    def _part(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self.package}.{module}"), name)
