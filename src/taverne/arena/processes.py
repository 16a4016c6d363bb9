"""All cores of one machine: each process owes a few games, and what a dead one owed, another plays.

When an engine has been compiled meanwhile, those who owe nothing make room for others who play with it.
"""

from __future__ import annotations

import signal
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Final, Self

from taverne.arena.crews import MOST_DEATHS, Failure, attempt, judged
from taverne.arena.errors import ArenaError
from taverne.arena.job import Job
from taverne.arena.result import Place, Result
from taverne.arena.schedule import Schedule
from taverne.engine.starting import AWAITED, Awaited, importing_from

SPAWN: Final = get_context("spawn")
PATIENCE: Final = 5.0


class Worker:
    """A process, the line to it, and the games it owes."""

    def __init__(self, job: Job, engine: Path | None = None) -> None:
        self.line, far = SPAWN.Pipe()
        self.owed: deque[Place] = deque()
        self.engine = engine
        self.has_played = False
        self.process = SPAWN.Process(target=work, args=(far, job))
        with uninterrupted(), importing_from(engine):
            self.process.start()
        far.close()

    def give(self, place: Place) -> None:
        """A worker that has just died is noticed when its answer is awaited."""
        self.owed.append(place)
        with suppress(OSError):
            self.line.send(place)

    def turn_to(self, job: Job) -> None:
        with suppress(OSError):
            self.line.send(job)

    def hear(self) -> Result | Failure:
        answer: Result | Failure = self.line.recv()
        self.owed.popleft()
        self.has_played = True
        return answer

    def dismiss(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class Processes:
    """Workers that play side by side."""

    def __init__(self, schedule: Schedule, size: int, awaited: Awaited = AWAITED) -> None:
        self.schedule = schedule
        self.size = size
        self.awaited = awaited
        self.workers: list[Worker] = []
        self.deaths: Counter[Place] = Counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        for worker in self.workers:
            worker.dismiss()
        self.workers = []

    def take_on(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.deaths.clear()
        for worker in self.workers:
            worker.turn_to(schedule.job)

    def play(self, places: Iterable[Place]) -> Iterator[Result]:
        waiting = deque(places)
        self.call_in(len(waiting))
        while waiting or any(worker.owed for worker in self.workers):
            if waiting:
                self.change_over()
            self.hand_out(waiting)
            yield from self.listen(waiting)

    def call_in(self, games: int) -> None:
        """As many workers as there is work for."""
        while len(self.workers) < min(self.size, games):
            self.workers.append(self.new_worker())

    def new_worker(self) -> Worker:
        return Worker(self.schedule.job, self.awaited.find())

    def change_over(self) -> None:
        """No game is lost: whoever still owes one gets no other, and leaves after it."""
        for worker in [one for one in self.workers if self.is_leaving(one) and not one.owed]:
            self.put_in_place_of(worker)

    def is_leaving(self, worker: Worker) -> bool:
        return worker.engine != self.awaited.find()

    def hand_out(self, waiting: deque[Place]) -> None:
        """One more than a worker can play keeps it busy; towards the end nobody hoards."""
        for worker in [one for one in self.workers if not self.is_leaving(one)]:
            depth = 2 if len(waiting) > 2 * self.size else 1
            while waiting and len(worker.owed) < depth:
                worker.give(waiting.popleft())

    def listen(self, waiting: deque[Place]) -> Iterator[Result]:
        """The answers that have come; a closed line is the death of a worker."""
        busy = {worker.line: worker for worker in self.workers if worker.owed}
        for line in wait(list(busy)):
            worker = busy[line]  # type: ignore[index]  # wait() gives back what it was given
            try:
                answer = worker.hear()
            except (EOFError, OSError):
                self.replace(worker, waiting)
                continue
            yield judged(answer, self.schedule)

    def replace(self, worker: Worker, waiting: deque[Place]) -> None:
        """The games of the dead go to the front of the queue, unless one of them kills everybody.

        Who could not even begin with an engine has died of that, and nobody else shall.
        """
        if worker.engine and not worker.has_played:
            self.awaited.give_up()
        else:
            self.deaths[worker.owed[0]] += 1
        if self.deaths[worker.owed[0]] >= MOST_DEATHS:
            raise ArenaError("arena-workers-die", times=MOST_DEATHS)
        waiting.extendleft(reversed(worker.owed))
        self.put_in_place_of(worker)

    def put_in_place_of(self, worker: Worker) -> None:
        worker.dismiss()
        self.workers[self.workers.index(worker)] = self.new_worker()


def work(line: Connection, job: Job) -> None:
    """The life of a worker: play what comes, now of this job, now of that, until the line is closed."""
    schedule = Schedule(job)
    with suppress(EOFError, OSError):
        while True:
            wish: Job | Place = line.recv()
            if isinstance(wish, Job):
                schedule = Schedule(wish)
            else:
                line.send(attempt(schedule, wish))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """A process that is started here ignores Ctrl-C: whoever started it tells it to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
