"""Whether the house can keep promises: known from its heartbeat, so asking is cheap."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from taverne.house.store import Store, StoreError

SILENCE: Final = 5_000

log = logging.getLogger(__name__)


class NotReady(StoreError):
    """Guests had better go to another node, or come later."""


class Pulse:
    """The heartbeat of a node in the store: written, failed, or without an answer for too long."""

    def __init__(self, store: Store, node: str, now: Callable[[], int]) -> None:
        self.store = store
        self.node = node
        self.now = now
        self.written_at = now()
        self.trouble: StoreError | None = None

    async def beat(self) -> None:
        try:
            await self.store.alive(self.node, self.now())
        except StoreError as trouble:
            if self.trouble is None:
                log.warning("cannot_write", extra={"key": trouble.key, "trouble": str(trouble)})
            self.trouble = trouble
        else:
            self.written_at, self.trouble = self.now(), None

    def check(self) -> None:
        """Raises why the house cannot write just now."""
        if self.trouble is not None:
            raise NotReady("health-cannot-write")
        if self.now() - self.written_at > SILENCE:
            raise NotReady("health-no-answer")
