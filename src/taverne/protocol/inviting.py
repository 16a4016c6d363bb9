"""How friends find the way: an address that they can reach, and a code to read out."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from taverne.protocol.limits import RoomId
from taverne.protocol.rooms import Wire
from taverne.protocol.strict import Wished

Code = Annotated[str, StringConstraints(min_length=1, max_length=120)]


class Door(Wire):
    """Where others in this network reach the house, if they can; and whether you may let them in."""

    address: str
    may_open: bool


class Welcome(Wire):
    """The code of a room, as words of one language, and the door."""

    code: str
    door: Door


class CodeWish(Wished):
    """Words that somebody heard; case, spaces and hyphens do not matter."""

    code: Code


class FoundRoom(Wire):
    """The room that was meant; its code is an invitation."""

    room: RoomId
