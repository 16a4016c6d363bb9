"""Every no in one shape: an id, its details, plain words; and nothing that should stay inside."""

from __future__ import annotations

from typing import Final

from taverne.house.room.errors import NoSuchRoom, NotYours, TooFast
from taverne.house.store import StoreError
from taverne.kernel.errors import SetupError, TaverneError
from taverne.protocol.messages import Refusal
from taverne.words import say

LONGEST_DETAIL: Final = 200
MOST_COMPLAINTS: Final = 40


def refusal(error: TaverneError, deep: int = 3) -> Refusal:
    """What may be told of an error; complaints within it come along."""
    inner = error.complaints if isinstance(error, SetupError) and deep else []
    details = {name: plain(value) for name, value in error.details.items()}
    if isinstance(error, StoreError):
        details = {}
    return Refusal(
        key=error.key,
        details=details,
        text=say(error.key, **details),
        complaints=[refusal(one, deep - 1) for one in inner[:MOST_COMPLAINTS]],
    )


def plain(value: object) -> str | int | float | bool | None:
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return str(value)[:LONGEST_DETAIL]


def status(error: TaverneError) -> int:
    """The HTTP status that fits."""
    if isinstance(error, NoSuchRoom):
        return 404
    if isinstance(error, TooFast):
        return 429
    if isinstance(error, NotYours):
        return 401 if error.key == "room-bad-token" else 403
    if isinstance(error, StoreError):
        return 503
    return 409
