"""What the terminal asks of a game: everything that it shows and cannot know by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import typer

from taverne.cli.cast import Cast
from taverne.cli.wishes import Wishes
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame, Question
from taverne.kernel.record import Record


@dataclass(frozen=True)
class Option:
    """One answer: its word in the record, how it reads, and the names it can be called by."""

    word: str
    label: str
    names: tuple[str, ...]


class Desk(Protocol):
    """One game in words. A view is what `game.look` returns."""

    name: str

    def deal(self, wishes: Any) -> AnyGame:
        """A game with notes that say who plays; or else all that speaks against it, at once."""
        ...

    def replay(self, record: Record) -> AnyGame: ...

    def company(self, game: AnyGame) -> list[str]:
        """Who sits where when a record does not say."""
        ...

    def ask(self, view: Any, question: Question, cast: Cast) -> str:
        """The question as a sentence."""
        ...

    def shows_board(self, question: Question) -> bool:
        """Whether one wants to see the whole table with this question."""
        ...

    def options(self, view: Any, question: Question, cast: Cast) -> list[Option]: ...

    def board(self, view: Any, cast: Cast) -> list[str]: ...

    def hand(self, view: Any, cast: Cast) -> list[str]: ...

    def piles(self, view: Any, cast: Cast) -> list[str]: ...

    def log(self, events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
        """What happened, in words; nothing of what is hidden."""
        ...

    def why(self, events: Sequence[Event | None], cast: Cast) -> list[str]:
        """What the rules weighed when they last decided for a seat; nothing if they did not."""
        ...

    def explain(self, view: Any, cast: Cast, words: str) -> list[str]:
        """A card in words, and where it lies; the word of an option will do too."""
        ...

    def rules(self, words: str) -> list[str]: ...

    def open_hands(self, game: AnyGame, cast: Cast) -> list[str]:
        """In practice: the hands of the others."""
        ...

    def result(self, view: Any, cast: Cast) -> list[str]: ...

    def state(self, view: Any) -> str:
        """How far the game has come, in a short sentence."""
        ...


class Sought(NamedTuple):
    """The cards that somebody looks for, as it was typed; what is empty was not said."""

    words: list[str]
    faction: str
    ability: str


class Found(NamedTuple):
    """Cards in words and as data."""

    lines: list[str]
    data: list[dict[str, object]]


class Terminal(Protocol):
    """All that a game is at the terminal: its desks, its cards and what only it can be told."""

    def desks(self) -> Sequence[Desk]:
        """One for each of its rulebooks, in their order."""
        ...

    def wishes(self) -> type[Wishes]:
        """What can be asked for when it begins; its own fields become options of `play`."""
        ...

    def commands(self) -> Mapping[str, typer.Typer]:
        """Commands of its own."""
        ...

    def card_options(self) -> Sequence[str]:
        """The options of `cards` that mean something to this game."""
        ...

    def cards(self, sought: Sought) -> Found: ...

    def find_deck(self, source: str) -> Any:
        """A deck by the words of a person, for the arena."""
        ...
