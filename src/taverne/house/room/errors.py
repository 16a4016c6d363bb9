"""A room says no."""

from __future__ import annotations

from taverne.kernel.errors import TaverneError


class RoomError(TaverneError):
    """Something that cannot be in this room now; nothing has changed."""


class NotYours(RoomError):
    """Something that this guest may not do."""


class TooFast(RoomError):
    """Not so often; try again later."""


class NoSuchRoom(RoomError):
    """There is no such room, or not any more."""
