"""A real table beside a real box: what lies there, what it comes to, and what the rules do next."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from taverne.protocol.limits import MOST_SEATS, Word
from taverne.protocol.messages import GameHappening, TableView
from taverne.protocol.rooms import GameName, RulesText, Wire
from taverne.protocol.strict import WHOLE, Wished

MOST_CARDS: Final = 120
MOST_TOLD: Final = 60
Number = Annotated[int, Field(ge=-999, le=999), WHOLE]
Names = Annotated[dict[Word, Word], Field(max_length=8)]
Piles = Annotated[dict[Word, Annotated[list[Word], Field(max_length=MOST_CARDS)]], Field(max_length=12)]
Numbers = Annotated[dict[Word, Number], Field(max_length=12)]


class Lot(Wished):
    """What lies before a seat or a side: names as its faction, piles of cards, numbers as its gems."""

    names: Names
    piles: Piles
    numbers: Numbers


class RealTable(Wished):
    """All that is known of a table of cardboard; `piles` and `numbers` are those that nobody owns."""

    rules: RulesText
    piles: Piles
    numbers: Numbers
    seats: list[Lot] = Field(min_length=2, max_length=MOST_SEATS)
    sides: list[Lot] = Field(min_length=2, max_length=MOST_SEATS)


class CompanionWish(Wished):
    """What is asked of the rules at such a table; `told` is what people saw there meanwhile, in order."""

    game: GameName
    table: RealTable
    deed: Word = "read"
    told: list[Word] = Field(default=[], max_length=MOST_TOLD)


class Telling(Wire):
    """What has to be told before it goes on: one of these; `none` too if that can be."""

    kind: str
    options: list[str]
    or_none: bool


class Standing(Wire):
    """What it would come to if it ended now: by side, and `starters` are the seats that may begin next.

    `ended` says that nothing is open any more.
    """

    totals: list[int]
    gains: list[int]
    score: list[int]
    winners: list[int]
    over: bool
    ended: bool
    starters: list[int]


class Companion(Wire):
    """The table after the deed as it lies and as the rules see it, and what happened on the way.

    While something has to be told, `asks` says what, and all else is how far it has come.
    """

    table: RealTable
    view: TableView
    happenings: list[GameHappening]
    asks: Telling | None
    standing: Standing
