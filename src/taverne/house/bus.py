"""How nodes of one house hear of each other's writing; where there is only one, silence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

EVERY_ROOM: Final = "*"
SOMEBODY: Final = -1  # instead of a number: somebody came or went

Hear = Callable[[str, int], None]


class Bus(Protocol):
    """Tells which room has grown, and to which number. After a gap, `EVERY_ROOM` may have grown."""

    is_shared: bool

    async def start(self, hear: Hear) -> None: ...

    async def close(self) -> None: ...


class SilentBus:
    """Nobody else is there."""

    is_shared = False

    async def start(self, hear: Hear) -> None:
        pass

    async def close(self) -> None:
        pass
