"""A finished game looked through step by step; the record itself is all that the house needs for it."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from taverne.kernel.comments import LONGEST_COMMENT
from taverne.protocol.limits import SeatNumber
from taverne.protocol.messages import Update
from taverne.protocol.rooms import GameName, ResultView, Wire
from taverne.protocol.strict import WHOLE, Wished

MOST_STEPS: Final = 50
MOST_COMMENTS: Final = 200


class ReplayWish(Wished):
    """A record, through whose eyes (null: a spectator's), and which steps; step 0 is the deal."""

    record: str
    seat: SeatNumber | None = None
    first: Annotated[int, Field(ge=0, le=1_000_000), WHOLE] = 0
    count: Annotated[int, Field(ge=0, le=MOST_STEPS), WHOLE] = MOST_STEPS


class Move(Wire):
    """Who answered; what, only before the eyes of that seat."""

    seat: int
    word: str | None


class Step(Wire):
    """The answer that led here, what followed, and how things stood then, as the feed would have told it."""

    move: Move | None
    update: Update


class Chapter(Wire):
    """The step at which a round, a duel of a match or a game of a match began."""

    step: int
    kind: str
    number: int


class RecordToSumUp(Wished):
    """A record from anywhere."""

    record: str


class PlayedDeck(Wire):
    """A deck of a recorded game; `source` brings it again, and two with the same `line` are the same."""

    name: str
    faction: str
    leader: str
    source: str
    line: str


class PlayedSeat(Wire):
    """Who sat there, on which side, with which decks; a bot has no name, an unknown player neither."""

    name: str
    bot: str
    side: int
    decks: list[PlayedDeck]


class GameSummary(Wire):
    """A recorded game in a few words; `moves` and `rounds` say how long it was."""

    game: GameName
    rules: str
    tournament: bool
    ruleset: int
    seats: list[PlayedSeat]
    automaton: int | None
    moves: int
    rounds: int
    result: ResultView | None


class Comment(Wire):
    """What somebody said about the game as it stood after this step."""

    step: int
    text: str


class CommentWish(Wished):
    step: Annotated[int, Field(ge=0, le=1_000_000), WHOLE]
    text: Annotated[str, Field(max_length=LONGEST_COMMENT)]


class CommentsWish(Wished):
    """A record, and all that is to be said in it; one without text is taken away."""

    record: str
    comments: Annotated[list[CommentWish], Field(max_length=MOST_COMMENTS)]


class CommentedRecord(Wire):
    record: str


class Replay(Wire):
    """The game in short, and the steps that were asked for; `last` is the number of its last step."""

    game: GameName
    rules: str
    tournament: bool
    ruleset: int
    names: list[str]
    last: int
    chapters: list[Chapter]
    result: ResultView | None
    comments: list[Comment]
    steps: list[Step]
