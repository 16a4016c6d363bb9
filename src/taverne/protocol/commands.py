"""What a guest of a room may say. Every command carries a nonce, so that sending it twice is harmless."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from taverne.protocol.limits import BotName, ChatText, DeckSource, Luck, Nonce, SeatNumber, Word
from taverne.protocol.strict import LATE, WHOLE, Wished, tagged

Wish = Literal["take_back", "draw", "rematch", "swap", "takeover", "seat"]
PhraseName = Literal["hello", "well_played", "one_moment", "oops", "thanks"]


class Said(Wished):
    """A command; the nonce is the sender's own name for it."""

    model_config = ConfigDict(json_schema_extra=tagged("type"))
    nonce: Nonce


class Sit(Said):
    """Take a free seat, or return to the seat that a bot keeps for you."""

    type: Literal["sit"] = "sit"
    seat: SeatNumber


class Stand(Said):
    """Give the seat up and watch."""

    type: Literal["stand"] = "stand"


class SeatBot(Said):
    """The host gives a seat to a bot, or takes it away again."""

    type: Literal["seat_bot"] = "seat_bot"
    seat: SeatNumber
    bot: BotName | None = None


class Bring(Said):
    """The decks for a seat: a starter's faction, a share code or the text of a deck file."""

    type: Literal["bring"] = "bring"
    decks: Annotated[list[DeckSource], Field(max_length=3)]
    seat: SeatNumber | None = None


class Ready(Said):
    """Ready to be dealt, with a random word of one's own that goes into the shuffle."""

    type: Literal["ready"] = "ready"
    luck: Luck


class Wait(Said):
    """Not ready after all."""

    type: Literal["wait"] = "wait"


class Answer(Said):
    """An answer to one question; a question that is closed cannot be answered again."""

    type: Literal["answer"] = "answer"
    question: Word
    word: Word


class Ask(Said):
    """Something that the others must agree to."""

    type: Literal["ask"] = "ask"
    wish: Wish
    seat: SeatNumber | None = None
    bot: BotName | None = None


class Agree(Said):
    type: Literal["agree"] = "agree"
    request: Annotated[int, WHOLE]


class Decline(Said):
    """Refuse a request, or take one's own back."""

    type: Literal["decline"] = "decline"
    request: Annotated[int, WHOLE]


class Phrase(Said):
    """A set phrase, which every reader reads in his own language."""

    type: Literal["phrase"] = "phrase"
    phrase: PhraseName


class Chat(Said):
    """Words of one's own, where the host allows them."""

    type: Literal["chat"] = "chat"
    text: ChatText


class AllowChat(Said):
    """The host lets the players write to each other, or no longer."""

    type: Literal["allow_chat"] = "allow_chat"
    allowed: bool


class Resign(Said):
    type: Literal["resign"] = "resign"


class Claim(Said):
    """The victory over a player who has been away too long."""

    type: Literal["claim"] = "claim"
    seat: SeatNumber


class Leave(Said):
    """Leave the room for good; a seat at a running game is resigned."""

    type: Literal["leave"] = "leave"


class Close(Said):
    """The host closes a room in which nobody plays."""

    type: Literal["close"] = "close"


Command = Annotated[
    Sit
    | Stand
    | SeatBot
    | Bring
    | Ready
    | Wait
    | Answer
    | Ask
    | Agree
    | Decline
    | Phrase
    | Chat
    | AllowChat
    | Resign
    | Claim
    | Leave
    | Close,
    Field(discriminator="type"),
]
COMMANDS: Final[TypeAdapter[Command]] = TypeAdapter(Command, config=LATE)
