"""Rulebooks and cards to read, as they travel."""

from __future__ import annotations

from pydantic import Field

from taverne.protocol.library import RuleChoices
from taverne.protocol.messages import TableView
from taverne.protocol.rooms import Wire


class BookRule(Wire):
    """A rule, and the names of the agreements on which it depends."""

    id: str
    title: str
    text: list[str]
    options: list[str]


class BookChapter(Wire):
    """`text` stands before its rules and belongs to none."""

    number: int
    title: str
    text: list[str]
    rules: list[BookRule]


class Book(Wire):
    """The rules of a game in one language; `choices` are the points on which tables may differ."""

    game: str
    letters: str
    foreword: list[str]
    chapters: list[BookChapter]
    choices: list[RuleChoices]


class Figure(Wire):
    """A table that shows a rule at work: as it lies, and after what was played on it.

    `shows` are the rows or the places to look at; its words are the message `figure-<name>`.
    """

    name: str
    rule: str
    shows: list[int]
    views: list[TableView]


class Share(Wire):
    """How often a card's owner won, and by how much more than otherwise (95 % certain).

    `when` it was drawn, played, led, used or acted: its words are the message `books-won-when-<when>`.
    """

    when: str
    games: int
    rate: float
    gain: float
    low: float
    high: float


class Pace(Wire):
    """What becomes of games with a scene: how many are drawn, how long they are, and the same without it."""

    games: int
    drawn: float
    encounters: float
    usual_drawn: float
    usual_encounters: float


class CardNotes(Wire):
    """What there is to know of a card beyond its face; `names` by language, `run` names its games."""

    key: str
    names: dict[str, str]
    rules: list[str]
    rulings: list[str] = Field(default_factory=list)
    calls: list[str] = Field(default_factory=list)
    called_by: list[str] = Field(default_factory=list)
    becomes: list[str] = Field(default_factory=list)
    comes_from: list[str] = Field(default_factory=list)
    shares: list[Share] = Field(default_factory=list)
    pace: Pace | None = None
    run: str = "cards"


class Ruling(Wire):
    """Where cards and booklets are silent: the rules that say it; why, is the message `ruling-<name>`."""

    name: str
    rules: list[str]
    reasoned: bool


class ArenaRun(Wire):
    """The games from which the numbers come."""

    bot: str
    games: int
    decks: int
    seed: int
    version: str
    command: str


class Almanac(Wire):
    """All cards of a game; `runs` are the games in which something was counted."""

    cards: list[CardNotes]
    rulings: list[Ruling] = Field(default_factory=list)
    runs: dict[str, ArenaRun] = Field(default_factory=dict)
