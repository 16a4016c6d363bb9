"""What the house sends, and the first word of a client."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from taverne.protocol.brought import Brought
from taverne.protocol.commands import Command
from taverne.protocol.gains import GainHappening
from taverne.protocol.limits import Nonce
from taverne.protocol.rooms import RoomView, Wire
from taverne.protocol.strict import LATE, WHOLE, Wished, tagged

Detail = str | int | float | bool | None
TableView = Annotated[Any, Brought(lambda game: game.views)]


class GameHappening(Wire):
    """An event of the game, as this viewer may know it."""

    of: Literal["game"] = "game"
    kind: str
    seat: int
    card: str
    place: int


class RoomHappening(Wire):
    """Something that happened around the table."""

    of: Literal["room"] = "room"
    kind: str
    details: dict[str, Detail] = Field(default_factory=dict)


Happening = Annotated[
    Any,
    Brought(lambda game: game.farewells, GameHappening, RoomHappening, GainHappening, discriminator="of"),
]


class QuestionView(Wire):
    """What you are asked; the answer names the id and one of the options."""

    id: str
    kind: str
    shape: str
    options: list[str]


class Refusal(Wire):
    """Why something cannot be: an id with its details, and plain words."""

    key: str
    details: dict[str, Any] = Field(default_factory=dict)
    text: str = ""
    complaints: list[Refusal] = Field(default_factory=list)


class Update(Wire):
    """Everything after the number `after`, and how things stand now.

    Every viewer counts what he may know: what was whispered to others has no number here.
    """

    type: Literal["update"] = "update"
    after: int
    number: int
    happenings: list[Happening]
    room: RoomView
    view: TableView | None
    question: QuestionView | None
    now: int


class Accepted(Wire):
    """The command is done and on disk; `number` is the place of the feed that it led to."""

    type: Literal["accepted"] = "accepted"
    nonce: Nonce
    number: int


class Refused(Wire):
    """Nothing has changed."""

    type: Literal["refused"] = "refused"
    nonce: str
    refused: Refusal


class Unsure(Wire):
    """The database fell silent: it is not known whether the command counted. Send it again as it was."""

    type: Literal["unsure"] = "unsure"
    nonce: Nonce
    reason: Refusal


class Hello(Wished):
    """The first word of a client: the number of the last happening that it knows, 0 for none."""

    model_config = ConfigDict(json_schema_extra=tagged("type"))
    type: Literal["hello"] = "hello"
    after: Annotated[int, Field(ge=0), WHOLE] = 0


FromHouse = Annotated[Update | Accepted | Refused | Unsure, Field(discriminator="type")]
ToHouse = Annotated[Hello | Command, Field(discriminator="type")]
FROM_HOUSE: Final[TypeAdapter[FromHouse]] = TypeAdapter(FromHouse, config=LATE)
TO_HOUSE: Final[TypeAdapter[ToHouse]] = TypeAdapter(ToHouse, config=LATE)


def socket_schema() -> dict[str, Any]:
    """The JSON Schema of both directions."""
    both = TypeAdapter(tuple[ToHouse, FromHouse]).json_schema(ref_template="#/$defs/{model}")
    to_house, from_house = both["prefixItems"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Taverne: the feed of a room",
        "toHouse": to_house,
        "fromHouse": from_house,
        "$defs": both["$defs"],
    }
