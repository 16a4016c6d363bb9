"""What a decision may know besides the room: the hour, who is away, and a fresh secret of 32 bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class World(NamedTuple):
    """Times in milliseconds; `away` tells since when a guest has not been connected."""

    now: int
    away: Mapping[int, int]
    absent_after: int
    secret: Callable[[], str]

    def is_absent(self, guest: int | None) -> bool:
        return guest is not None and self.now - self.away.get(guest, self.now) >= self.absent_after
