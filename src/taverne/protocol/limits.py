"""How long a word may be before anybody reads it."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field, StringConstraints

from taverne.protocol.strict import WHOLE

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 200
LONGEST_DECK: Final = 8_000
LONGEST_RECORD: Final = 64_000
MOST_SEATS: Final = 5

Nonce = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Luck = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){8,64}$")]
RoomId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{20,40}$")]
Invitation = Annotated[str, StringConstraints(max_length=200)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=100)]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CHAT)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=100)]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z]{1,20}(:[0-9./s]{1,12})?$")]
DeckSource = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_DECK)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS), WHOLE]
