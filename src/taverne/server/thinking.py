"""Bots think in processes of their own, so that the house keeps serving its guests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import structlog

from taverne.bots.bot import RandomBot
from taverne.kernel.errors import TaverneError
from taverne.server.errands import Errand, Question, Trouble
from taverne.server.queue import ADVICE, MOVES, FairQueue
from taverne.server.thinker import DIED, LATE, Thinker

MOST_DEATHS: Final = 3
THE_QUICK_ONE: Final = ""
T = TypeVar("T")

log = structlog.stdlib.get_logger(__name__)


class ThinkersError(TaverneError):
    """Nobody thinks here any more."""


class Thinkers:
    """A few processes; each answers one question at a time, within a limit."""

    def __init__(self, workers: int, limit_s: float) -> None:
        self.limit_s = limit_s
        self.crew = [Thinker() for _ in range(workers)]
        self.queue = FairQueue[Thinker]()
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        self.closed = False

    async def start(self) -> None:
        """The processes come up side by side; questions may be asked at once."""
        for thinker in self.crew:
            self.occupy(thinker, thinker.begin)

    async def close(self) -> None:
        """Leaves no process behind; who is waiting for an answer is told."""
        self.closed = True
        for thinker in self.crew:
            await asyncio.to_thread(thinker.dismiss)
        await asyncio.to_thread(self.threads.shutdown)

    def pids(self) -> list[int]:
        return [thinker.pid for thinker in self.crew]

    async def choose(self, game: str, bot: str, seed: int, view: object, room: str = "") -> str:
        """What this bot answers; if it cannot, what a quicker one would."""
        for name in dict.fromkeys((bot, THE_QUICK_ONE)):
            answer = await self.persist(Question(game, name, seed, view), room)
            if isinstance(answer, str):
                return answer
            log.warning("bot_failed", game=game, bot=name, trouble=answer.what, where=answer.where)
        return RandomBot(seed).choose(view)

    async def persist(self, errand: Errand, room: str) -> Any | Trouble:
        """Ask again when a process dies, unless this very errand seems to kill."""
        for _ in range(MOST_DEATHS):
            answer = await self.ask(errand, self.limit_s, room, MOVES)
            if answer != DIED:
                return answer
        return DIED

    async def consult(self, errand: Errand, patience_s: float, room: str = "") -> Any | Trouble:
        """For a guest who waits: rather no answer than one that comes late, and never before a move."""
        try:
            async with asyncio.timeout(patience_s):
                return await self.ask(errand, min(patience_s, self.limit_s), room, ADVICE)
        except TimeoutError:
            return LATE

    async def ask(self, errand: Errand, limit_s: float, room: str, urgency: int) -> Any | Trouble:
        thinker = await self.queue.get(room, urgency)
        if self.closed:
            self.queue.free(thinker)
            raise ThinkersError("thinkers-closed")
        return await asyncio.shield(self.occupy(thinker, thinker.answer, errand, limit_s))

    def occupy(self, thinker: Thinker, work: Callable[..., T], *args: object) -> asyncio.Future[T]:
        """It is free again when it is done, whether or not anybody still waits for the answer."""
        working = asyncio.get_running_loop().run_in_executor(self.threads, work, *args)
        working.add_done_callback(lambda _: self.queue.free(thinker))
        return working
