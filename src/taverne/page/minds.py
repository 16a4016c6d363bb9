"""Bots think in a worker of their own: errands travel through a port, as they do between processes."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, Final

from taverne.games import offer_of
from taverne.house import thinking
from taverne.house.queue import FairQueue
from taverne.house.thinking import DIED, LATE, Errand, LookAhead, Question, Thinkers, Trouble

THE_WORKER: Final = "bots"


class Minds(Thinkers):
    """One worker, one errand at a time: who is late is replaced, and nobody else's errand dies with him."""

    def __init__(
        self,
        post: Callable[[int, bytes], None],
        replace: Callable[[], None],
        limit_s: float = 20.0,
        seconds: float = 1.5,
    ) -> None:
        self.post = post
        self.replace = replace
        self.limit_s = limit_s
        self.seconds = seconds
        self.asked = 0
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.queue: FairQueue[str] = FairQueue()
        self.queue.free(THE_WORKER)

    async def ask(self, errand: Errand, limit_s: float, room: str, urgency: int) -> Any | Trouble:
        worker = await self.queue.get(room, urgency)
        try:
            return await self.sent(pickle.dumps(errand, pickle.HIGHEST_PROTOCOL), limit_s)
        finally:
            self.queue.free(worker)

    async def sent(self, errand: bytes, limit_s: float) -> Any | Trouble:
        """Who does not wait any longer leaves a worker that still thinks: the next one gets another."""
        self.asked += 1
        number = self.asked
        answer = self.waiting[number] = asyncio.get_running_loop().create_future()
        self.post(number, errand)
        try:
            async with asyncio.timeout(limit_s):
                return await answer
        except TimeoutError:
            self.replace()
            return LATE
        except asyncio.CancelledError:
            self.replace()
            raise
        finally:
            self.waiting.pop(number, None)

    def hear(self, number: int, answer: bytes) -> None:
        """What comes too late is for nobody."""
        waiting = self.waiting.get(number)
        if waiting is not None and not waiting.done():
            waiting.set_result(pickle.loads(answer))

    def mourn(self) -> None:
        """The worker has died; whoever waits for it learns that."""
        for waiting in self.waiting.values():
            if not waiting.done():
                waiting.set_result(DIED)


def lacks_weights(errand: bytes) -> bool:
    """In the other worker: whether who is asked waits for what he has learned, which a page fetches late."""
    asked = pickle.loads(errand)
    if isinstance(asked, LookAhead) or not hasattr(asked, "view"):
        return False
    bots = offer_of(asked.game).bots
    bot = asked.bot if isinstance(asked, Question) else bots.judge
    excuse = bots.excuse(bot, getattr(asked.view, "rules", ""))
    return excuse is not None and excuse.key == "weights-missing"


def answered(errand: bytes) -> bytes:
    """In the other worker."""
    return pickle.dumps(thinking.answered(pickle.loads(errand)), pickle.HIGHEST_PROTOCOL)
