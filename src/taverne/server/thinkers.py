"""Bots think in processes of their own, so that the house keeps serving its guests."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, TypeVar

import structlog

from taverne import is_compiled
from taverne.engine.shelf import disown
from taverne.engine.starting import importing_from
from taverne.house.faults import where
from taverne.house.queue import FairQueue
from taverne.house.thinking import DIED, LATE, Errand, Thinkers, ThinkersError, Trouble, answered

if sys.platform != "win32":
    from fcntl import F_GETFL, F_SETFL, F_SETOWN, fcntl

SPAWN: Final = get_context("spawn")
READY: Final = "ready"
START_S: Final = 60.0
POLITENESS: Final = 5  # guests are served before bots think, but on a busy machine bots must not starve
T = TypeVar("T")
log = structlog.stdlib.get_logger(__name__)


class ThinkerPool(Thinkers):
    """A few processes; each does one errand at a time, within a limit."""

    def __init__(
        self, workers: int, limit_s: float, engine: Path | None = None, seconds: float = 0.0
    ) -> None:
        self.limit_s = limit_s
        self.seconds = seconds
        self.at_once = workers
        self.thinkers = [Thinker(engine) for _ in range(workers)]
        self.heirs: dict[Thinker, Thinker] = {}
        self.queue = FairQueue[Thinker]()
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        self.closed = False

    async def start(self) -> None:
        """The processes come up side by side; questions may be asked at once."""
        for thinker in self.thinkers:
            self.occupy(thinker, thinker.begin)

    async def close(self) -> None:
        """Leaves no process behind; who is waiting for an answer is told."""
        self.closed = True
        for thinker in (*self.thinkers, *self.heirs.values()):
            await asyncio.to_thread(thinker.dismiss)
        await asyncio.to_thread(self.threads.shutdown)

    def pids(self) -> list[int]:
        return [thinker.pid for thinker in self.thinkers]

    async def ask(self, errand: Errand, limit_s: float, room: str, urgency: int) -> Any | Trouble:
        thinker = await self.queue.get(room, urgency)
        if self.closed:
            self.queue.free(thinker)
            raise ThinkersError("thinkers-closed")
        return await asyncio.shield(self.occupy(thinker, thinker.answer, errand, limit_s))

    def occupy(self, thinker: Thinker, work: Callable[..., T], *args: object) -> asyncio.Future[T]:
        """It is free again when it is done, whether or not anybody still waits for the answer."""
        working = asyncio.get_running_loop().run_in_executor(self.threads, work, *args)
        working.add_done_callback(lambda _: self.queue.free(self.relieved(thinker)))
        return working

    @property
    def is_compiled(self) -> bool:
        return is_compiled() or all(thinker.engine for thinker in self.thinkers)

    async def change_over(self, engine: Path) -> bool:
        """Processes with this engine begin beside the old ones, which end their thoughts."""
        for thinker in tuple(self.thinkers):
            heir = self.heirs[thinker] = Thinker(engine)
            await asyncio.to_thread(heir.begin)
            if heir.engine is None or self.closed:
                await asyncio.to_thread(self.heirs.pop(thinker).dismiss)
                return False
            heir.is_ready = True
            if self.queue.withdraw(thinker):
                self.queue.free(self.relieved(thinker))
        return True

    def relieved(self, thinker: Thinker) -> Thinker:
        """Whoever works in the place of this one from now on."""
        heir = self.heirs.get(thinker)
        if heir is None or not heir.is_ready or self.closed:
            return thinker
        del self.heirs[thinker]
        self.thinkers[self.thinkers.index(thinker)] = heir
        threading.Thread(target=thinker.dismiss, daemon=True).start()
        return heir


class Thinker:
    """Answers one question at a time; a process that dies or dawdles is replaced by a new one."""

    def __init__(self, engine: Path | None = None) -> None:
        self.engine = engine
        self.is_ready = False
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.lock = threading.Lock()
        self.dismissed = False

    @property
    def pid(self) -> int:
        return (self.process and self.process.pid) or 0

    def answer(self, errand: Errand, limit_s: float) -> Any | Trouble:
        """Waits for the answer: call it from a thread."""
        if self.line is None and not self.begin():
            return DIED
        found = self.converse(errand, limit_s)
        if isinstance(found, Trouble) and found in (DIED, LATE):
            self.begin()
        return found

    def converse(self, errand: Errand, limit_s: float) -> Any | Trouble:
        assert self.line
        try:
            self.line.send(errand)
            return self.line.recv() if self.line.poll(limit_s) else LATE
        except (EOFError, OSError):
            return DIED
        except Exception as fault:  # a view that cannot be sent
            return Trouble("failed", where(fault))

    def begin(self) -> bool:
        """A new process in place of the old one; whether it is ready to think.

        An engine with which it cannot even begin is not tried again.
        """
        if self.is_begun():
            return True
        if self.engine is None or self.dismissed:
            return False
        log.warning("engine_broken")
        disown(self.engine)
        self.engine = None
        return self.is_begun()

    def is_begun(self) -> bool:
        with suppress(EOFError, OSError):
            self.call_in()
            if self.line and self.line.poll(START_S):
                return bool(self.line.recv() == READY)
        self.line = None
        return False

    def call_in(self) -> None:
        with self.lock:
            self.end()
            if self.dismissed:
                return
            self.line, far = SPAWN.Pipe()
            with far, importing_from(self.engine):
                self.process = SPAWN.Process(target=think, args=(far,), daemon=True)
                self.process.start()

    def dismiss(self) -> None:
        """For good; a thread that waits for an answer learns that the line is dead."""
        self.dismissed = True
        with self.lock:
            self.end()

    def end(self) -> None:
        if self.process and self.process.pid:
            self.process.kill()
            self.process.join()
        self.process = None


def think(line: Connection) -> None:
    """The life of the process: it ends with the line, or with the house."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_the_house()
    load_engines()
    with suppress(AttributeError, OSError):
        os.nice(POLITENESS)  # only now: where much is going on, it would take long to get ready
    with suppress(EOFError, OSError):
        line.send(READY)
        while True:
            line.send(answered(line.recv()))


def leave_with_the_house() -> None:
    """A house that is killed cannot say goodbye: the kernel tells us by a signal, which ends this process.

    A thread that waits for it would never run while compiled code thinks. Where there is no such
    signal, the process ends after its thought.
    """
    house = parent_process()
    if house is None or sys.platform != "linux":
        return
    fcntl(house.sentinel, F_SETOWN, os.getpid())
    fcntl(house.sentinel, F_SETFL, fcntl(house.sentinel, F_GETFL) | os.O_ASYNC)
    if wait([house.sentinel], 0):
        os._exit(0)


def load_engines() -> None:
    """Only in the process, and only when it can no longer be interrupted."""
    from taverne.games import offers

    for game in offers():
        game.bots.names()
