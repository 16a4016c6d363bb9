"""Processes that play: many tables in lockstep, two groups of them, one steps while the other is answered."""

from __future__ import annotations

import mmap
import multiprocessing
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from taverne.envs.many import ManyTables
from training.league import BotSeats
from training.records import Scribe

GROUPS = 2
FORK = multiprocessing.get_context("fork")
Opening = Callable[[int, int], ManyTables]
Choice = Callable[[Any], int]


def shared(shape: tuple[int, ...], kind: type) -> NDArray[Any]:
    """An array that all processes see."""
    count = int(np.prod(shape))
    size = count * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, size + 4096), dtype=kind, count=count).reshape(shape)


class Actors:
    """`opening(actor, group)` opens the tables of one process; all have the same number of rows.

    A `bot` answers at some of the tables for one of the seats.
    """

    def __init__(
        self, count: int, rows: int, width: int, opening: Opening, bot: Choice | None = None
    ) -> None:
        self.count = count
        self.rows = rows
        self.opening = opening
        self.bot = bot
        self.seen = [shared((count * rows, width), np.int16) for _ in range(GROUPS)]
        self.actions = [shared((count * rows,), np.int32) for _ in range(GROUPS)]
        self.ready = [FORK.Semaphore(0) for _ in range(GROUPS)]
        self.told = [[FORK.Semaphore(0) for _ in range(GROUPS)] for _ in range(count)]
        self.is_open = [False] * GROUPS
        self.ended = FORK.Value("i", 0)
        self.processes = [
            FORK.Process(target=self.play, args=(actor,), daemon=True) for actor in range(count)
        ]

    def start(self) -> None:
        for process in self.processes:
            process.start()

    def play(self, actor: int) -> None:
        part = slice(actor * self.rows, (actor + 1) * self.rows)
        tables = [self.opening(actor, group) for group in range(GROUPS)]
        scribes = [Scribe(tables[group], self.seen[group][part]) for group in range(GROUPS)]
        bots = [BotSeats(one, self.bot) for one in tables] if self.bot else []
        for group in range(GROUPS):
            scribes[group].write()
            self.ready[group].release()
        while True:
            for group in range(GROUPS):
                self.told[actor][group].acquire()
                if self.ended.value:
                    return
                actions = self.actions[group][part]
                if bots:
                    bots[group].answer(actions)
                tables[group].step(actions)
                scribes[group].write()
                self.ready[group].release()

    def wait(self, group: int) -> None:
        """Until all tables of the group have an open question."""
        if self.is_open[group]:
            return
        for _ in range(self.count):
            if not self.ready[group].acquire(timeout=60):
                raise TimeoutError("an actor has stopped")
        self.is_open[group] = True

    def tell(self, group: int, actions: NDArray[Any]) -> None:
        self.is_open[group] = False
        self.actions[group][:] = actions
        for actor in range(self.count):
            self.told[actor][group].release()

    def stop(self) -> None:
        self.ended.value = 1
        for actor in range(self.count):
            for group in range(GROUPS):
                self.told[actor][group].release()
        for process in self.processes:
            process.join(timeout=10)
