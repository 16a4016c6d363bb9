"""Which rooms anybody may find: asked of the store once a moment, however many guests look."""

from __future__ import annotations

from typing import Final

from taverne.house.store import Store

MOST_LISTED: Final = 50
MOMENT: Final = 1_000
OPEN: Final = ("gathering", "playing")


class Lobby:
    """The names of the listed rooms; how each stands, the room itself knows best."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: list[str] = []
        self.until = 0

    async def names(self, now: int) -> list[str]:
        if now >= self.until:
            self.until = now + MOMENT
            self.known = [plate.id for plate in await self.store.listed(MOST_LISTED, OPEN)]
        return self.known

    def forget(self) -> None:
        """A room was opened here; it is to be found at once."""
        self.until = 0
