"""What the log of a room holds. Nothing else is true; everything else follows from it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from taverne.protocol.clocks import Clock
from taverne.protocol.commands import PhraseName, Wish
from taverne.protocol.rooms import EndReason
from taverne.protocol.strict import LATE, LATER

HOUSE: Final = -1


class Logged(BaseModel):
    """One entry; `by` is the guest whose command (named by `nonce`) led to it, or the house."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=LATER)
    by: int = HOUSE
    nonce: str = ""


class Opened(Logged):
    kind: Literal["opened"] = "opened"
    game: str
    rules: str
    tournament: bool
    clock: Clock
    listed: bool
    watching: bool
    chat: bool = False


class Invited(Logged):
    """An invitation, of which only the digest is kept."""

    kind: Literal["invited"] = "invited"
    digest: str


class Joined(Logged):
    kind: Literal["joined"] = "joined"
    name: str
    digest: str
    address: str = ""
    standing: bool = False


class Seated(Logged):
    kind: Literal["seated"] = "seated"
    guest: int
    seat: int


class Stood(Logged):
    kind: Literal["stood"] = "stood"
    seat: int


class BotSeated(Logged):
    kind: Literal["bot_seated"] = "bot_seated"
    seat: int
    bot: str


class Swapped(Logged):
    kind: Literal["swapped"] = "swapped"
    seat: int
    other: int


class Brought(Logged):
    kind: Literal["brought"] = "brought"
    seat: int
    decks: list[str]


class Committed(Logged):
    """The first scheme: the secret of the next deal, and what was published of it."""

    kind: Literal["committed"] = "committed"
    commitment: str
    secret: str
    salt: str


class Chained(Logged):
    """The secret of all deals to come, and what was published of it."""

    kind: Literal["chained"] = "chained"
    commitment: str
    root: str
    links: int


class Readied(Logged):
    kind: Literal["readied"] = "readied"
    seat: int
    luck: str


class Waited(Logged):
    kind: Literal["waited"] = "waited"
    seat: int


class Dealt(Logged):
    """A game begins; answers are there already if it was brought as a record."""

    kind: Literal["dealt"] = "dealt"
    game: str
    ruleset: int
    setup: dict[str, str]
    answers: list[tuple[int, str]] = []


class Answered(Logged):
    kind: Literal["answered"] = "answered"
    seat: int
    word: str


class Requested(Logged):
    kind: Literal["requested"] = "requested"
    wish: Wish
    seat: int | None
    bot: str


class Agreed(Logged):
    kind: Literal["agreed"] = "agreed"
    request: int


class Declined(Logged):
    kind: Literal["declined"] = "declined"
    request: int


class Welcomed(Logged):
    """The host promised the next seat."""

    kind: Literal["welcomed"] = "welcomed"
    guest: int


class Phrased(Logged):
    kind: Literal["phrased"] = "phrased"
    phrase: PhraseName


class Chatted(Logged):
    kind: Literal["chatted"] = "chatted"
    text: str


class ChatAllowed(Logged):
    kind: Literal["chat_allowed"] = "chat_allowed"
    allowed: bool


class TakenBack(Logged):
    kind: Literal["taken_back"] = "taken_back"
    answers: int


class Ended(Logged):
    """The game ended outside the rules; `seat` gave up, ran out of time or was away."""

    kind: Literal["ended"] = "ended"
    winners: list[int]
    reason: EndReason
    seat: int | None = None


class Retired(Logged):
    """A seat of several gave up: a bot plays on for it, and it cannot win."""

    kind: Literal["retired"] = "retired"
    seat: int
    bot: str
    reason: EndReason


class TakenOver(Logged):
    """A bot keeps the seat of somebody who vanished."""

    kind: Literal["taken_over"] = "taken_over"
    seat: int
    bot: str


class Returned(Logged):
    kind: Literal["returned"] = "returned"
    seat: int


class Paused(Logged):
    """The house was down: nobody's clock ran meanwhile."""

    kind: Literal["paused"] = "paused"
    since: int
    until: int


class Rematched(Logged):
    """Another game, everybody one seat further."""

    kind: Literal["rematched"] = "rematched"


class Left(Logged):
    kind: Literal["left"] = "left"


class Closed(Logged):
    kind: Literal["closed"] = "closed"


Entry = Annotated[
    Opened
    | Invited
    | Joined
    | Seated
    | Stood
    | BotSeated
    | Swapped
    | Brought
    | Committed
    | Chained
    | Readied
    | Waited
    | Dealt
    | Answered
    | Requested
    | Agreed
    | Declined
    | Welcomed
    | Phrased
    | Chatted
    | ChatAllowed
    | TakenBack
    | Ended
    | Retired
    | TakenOver
    | Returned
    | Paused
    | Rematched
    | Left
    | Closed,
    Field(discriminator="kind"),
]
ENTRIES: Final[TypeAdapter[Entry]] = TypeAdapter(Entry, config=LATE)
