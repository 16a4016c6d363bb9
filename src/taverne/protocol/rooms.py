"""A room as its guests and watchers may know it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from taverne.games import first_game, names
from taverne.protocol.clocks import Clock, NoClock
from taverne.protocol.commands import Wish
from taverne.protocol.limits import (
    LONGEST_RECORD,
    MOST_SEATS,
    BotName,
    DeckSource,
    Invitation,
    Name,
    RoomId,
    SeatNumber,
    Word,
)
from taverne.protocol.strict import LATER, WHOLE, Wished

GameName = Annotated[Word, WithJsonSchema({"enum": list(names()), "type": "string"})]
Phase = Literal["gathering", "playing", "over", "closed"]
Occupant = Literal["open", "person", "bot", "rules"]
EndReason = Literal["played", "resigned", "time", "absent", "agreed"]
RulesText = Annotated[str, Field(max_length=600)]


class Wire(BaseModel):
    """Anything that travels; an unknown field is a mistake."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=LATER)


class SeatWish(Wished):
    """Who shall sit in a seat of a new room: you, anybody who comes, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    bot: BotName | None = None
    decks: list[DeckSource] = Field(default=[], max_length=3)


class NewRoom(Wished):
    """What is needed to open a room; rules as `mode=ffa3 law=advanced`, only what differs from the usual.

    Of a record the first `answers` are taken, or all.
    """

    game: GameName = first_game()
    rules: RulesText = ""
    tournament: bool = False
    seats: list[SeatWish] = Field(default=[], max_length=MOST_SEATS)
    clock: Clock = NoClock()
    name: Name
    listed: bool = False
    watching: bool = True
    chat: bool = False
    bearer: bool = False
    record: Annotated[str, Field(max_length=LONGEST_RECORD)] = ""
    answers: Annotated[int, Field(ge=0, le=1_000_000), WHOLE] | None = None


class JoinRoom(Wished):
    """Come in by an invitation; `bearer` asks for a token instead of a cookie.

    `standing` is for watchers who would like to ask for a seat: they get none before the host agrees.
    """

    invite: Invitation | None = None
    name: Name
    seat: SeatNumber | None = None
    standing: bool = False
    bearer: bool = False


class Key(Wire):
    """What a guest gets on coming in; the token only if it was asked for, the invitation only once."""

    room: RoomId
    guest: int
    token: str | None = None
    invite: str | None = None


class SeatView(Wire):
    """One seat; `clock` is the time left in milliseconds, `faction` that of its deck if lists are open.

    `excuse` says why another bot plays in place of the one that was asked for, if one does.
    """

    who: Occupant
    guest: int | None
    name: str
    bot: str
    brought: bool
    faction: str
    ready: bool
    here: bool
    retired: bool
    clock: int | None
    excuse: str = ""


class GuestView(Wire):
    guest: int
    name: str
    seat: int | None
    here: bool
    standing: bool


class RequestView(Wire):
    number: int
    guest: int
    wish: Wish
    seat: int | None
    bot: str
    agreed: list[int]


class ResultView(Wire):
    """How a game ended: the sides that won (none: a draw), and why; `seat` gave up, was late or away."""

    winners: list[int]
    reason: EndReason
    seat: int | None


class FairnessView(Wire):
    """The commitment from the start; the rest once it can do no harm.

    `deal` is the number of the deal in the room's series, the next one before it is dealt; `abandoned` counts
    the deals of which no game came to its end. Deals of the first scheme have no number, but secret and salt.
    """

    commitment: str
    deal: int
    abandoned: int
    link: str | None
    secret: str | None
    salt: str | None
    luck: list[str] | None


class YouView(Wire):
    """`played` are the numbers of the games here that have ended, with the seat that was yours in each."""

    guest: int | None
    seat: int | None
    host: bool
    played: dict[str, int] = {}


class RoomView(Wire):
    """`resting` is the moment until which no clock runs, so all can look at a game that is over, or 0."""

    room: RoomId
    game: GameName
    rules: str
    tournament: bool
    clock: Clock
    listed: bool
    watching: bool
    chat: bool
    phase: Phase
    number: int
    you: YouView
    seats: list[SeatView]
    guests: list[GuestView]
    watchers: int
    requests: list[RequestView]
    fairness: FairnessView | None
    result: ResultView | None
    wins: dict[str, int]
    resting: int = 0


class RoomSummary(Wire):
    """A listed room."""

    room: RoomId
    game: GameName
    rules: str
    tournament: bool
    phase: Phase
    host: str
    free: int
    seats: int
    watching: bool
    clock: Clock
