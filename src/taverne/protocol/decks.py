"""A deck on the workbench as it travels: what the laws say of it, and what it is made of."""

from __future__ import annotations

from pydantic import Field

from taverne.games import first_game
from taverne.protocol.limits import DeckSource
from taverne.protocol.messages import Refusal
from taverne.protocol.rooms import GameName, Wire
from taverne.protocol.strict import Wished

MOST_BESIDE = 2


class DeckToAppraise(Wished):
    """A deck from anywhere, and those with which it would go to a tournament."""

    game: GameName = first_game()
    source: DeckSource
    beside: list[DeckSource] = Field(default=[], max_length=MOST_BESIDE)


class LawPointView(Wire):
    """One total that a law looks at: what it is, and what it may be."""

    name: str
    rule: str
    count: int
    least: int | None
    most: int | None
    holds: bool


class DeckMend(Wire):
    """The smallest change by which a deck obeys its law: these go, these come, and the deck as it then is."""

    out: list[str]
    into: list[str]
    source: str


class LawVerdict(Wire):
    """What one law says of a deck: its totals, every complaint, and how it could be mended."""

    law: str
    legal: bool
    points: list[LawPointView]
    complaints: list[Refusal]
    mend: DeckMend | None = None


class Tally(Wire):
    """So many cards of this kind."""

    name: str
    count: int


class AppraisedDeck(Wire):
    """A deck as it was understood; `misread` are the lines that were not, and what it left out.

    `text` is its file, `code` its share code or nothing if it has none (`uncoded` says why), `line` how
    records write it without its name: two decks with the same line are the same.
    """

    name: str = ""
    faction: str = ""
    leader: str = ""
    cards: dict[str, int] = Field(default_factory=dict)
    text: str = ""
    code: str = ""
    line: str = ""
    misread: list[Refusal] = Field(default_factory=list)
    uncoded: list[Refusal] = Field(default_factory=list)
    verdicts: list[LawVerdict] = Field(default_factory=list)
    totals: list[Tally] = Field(default_factory=list)
    curve: list[Tally] = Field(default_factory=list)
    rows: list[Tally] = Field(default_factory=list)
    roles: list[Tally] = Field(default_factory=list)
