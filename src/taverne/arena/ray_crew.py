"""The same games on Ray: a cluster if `RAY_ADDRESS` names one, else workers on this machine."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, redirect_stdout
from functools import lru_cache
from typing import Any, Final, Self

from taverne.arena.crews import MOST_DEATHS, Failure, attempt, judged
from taverne.arena.errors import ArenaError, needed
from taverne.arena.job import Job
from taverne.arena.result import Place, Result
from taverne.arena.schedule import Schedule

ADDRESS: Final = "RAY_ADDRESS"
LARGEST_PARCEL: Final = 20
PARCELS_EACH: Final = 2
QUIET: Final = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}


class RayCrew:
    """Parcels of games for Ray; it plays again what a dead worker had."""

    def __init__(self, schedule: Schedule, size: int) -> None:
        self.schedule = schedule
        self.size = size
        self.ray: Any = needed("ray", "cluster")

    def __enter__(self) -> Self:
        """What Ray has to say, as of dead workers, is kept apart from the outcome."""
        with ExitStack() as stack:
            stack.enter_context(redirect_stdout(sys.stderr))
            self.connect()
            stack.callback(self.ray.shutdown)
            self.leave = stack.pop_all().close
        return self

    def __exit__(self, *error: object) -> None:
        self.leave()

    def connect(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if os.environ.get(ADDRESS):
            self.join_cluster(os.environ[ADDRESS])
        else:
            self.ray.init(address="local", num_cpus=self.size, **QUIET)

    def join_cluster(self, address: str) -> None:
        """Every core that it has plays."""
        try:
            self.ray.init(log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError) as trouble:
            raise ArenaError("arena-cluster-closed", address=address, reason=str(trouble)) from trouble
        self.size = max(1, int(self.ray.cluster_resources().get("CPU", self.size)))

    def take_on(self, schedule: Schedule) -> None:
        self.schedule = schedule

    def play(self, places: Iterable[Place]) -> Iterator[Result]:
        remote = self.ray.remote(max_retries=MOST_DEATHS - 1)(play_parcel)
        waiting = deque(parcels(list(places), self.size))
        flying: list[Any] = []
        while waiting or flying:
            while waiting and len(flying) < PARCELS_EACH * self.size:
                flying.append(remote.remote(self.schedule.job, waiting.popleft()))
            landed, flying = self.ray.wait(flying)
            for answer in self.collected(landed[0]):
                yield judged(answer, self.schedule)

    def collected(self, parcel: Any) -> list[Result | Failure]:
        try:
            answers: list[Result | Failure] = self.ray.get(parcel)
        except self.ray.exceptions.WorkerCrashedError as death:
            raise ArenaError("arena-workers-die", times=MOST_DEATHS) from death
        return answers


def parcels(places: list[Place], size: int) -> list[list[Place]]:
    """Large enough to be worth the post, small enough that all finish together."""
    length = max(1, min(LARGEST_PARCEL, len(places) // (4 * size)))
    return [places[start : start + length] for start in range(0, len(places), length)]


def play_parcel(job: Job, places: list[Place]) -> list[Result | Failure]:
    return [attempt(schedule_of(job), place) for place in places]


@lru_cache(maxsize=4)
def schedule_of(job: Job) -> Schedule:
    """A worker reads its job once."""
    return Schedule(job)
