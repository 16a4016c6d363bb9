"""Those who play: this process alone, processes on all cores, or a cluster. All get the same results."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol, Self

from taverne.arena.errors import ArenaError, GameFailed
from taverne.arena.playing import play
from taverne.arena.result import Place, Result
from taverne.arena.schedule import Schedule

RAY = "ray"
MOST_DEATHS = 3


class Failure(NamedTuple):
    """A game that broke off, as far as another process can be told."""

    place: Place
    reason: str
    trace: str


class Crew(Protocol):
    """Plays games in whatever order it likes; it is hired once and plays several batches."""

    def play(self, places: Iterable[Place]) -> Iterator[Result]: ...

    def take_on(self, schedule: Schedule) -> None:
        """Play the games of another schedule from now on; those of the last one are done."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...


class Alone(AbstractContextManager["Alone"]):
    """One after the other, here."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule

    def play(self, places: Iterable[Place]) -> Iterator[Result]:
        for place in places:
            yield judged(attempt(self.schedule, place), self.schedule)

    def take_on(self, schedule: Schedule) -> None:
        self.schedule = schedule

    def __exit__(self, *error: object) -> None:
        """Nobody to send home."""


def attempt(schedule: Schedule, place: Place) -> Result | Failure:
    """Whatever goes wrong travels to the main process as data, and is told there."""
    try:
        return play(schedule, place)
    except Exception as fault:
        return Failure(place, f"{type(fault).__name__}: {fault}", traceback.format_exc())


def judged(answer: Result | Failure, schedule: Schedule) -> Result:
    """The result; a failure is raised where it can be told to a person."""
    if isinstance(answer, Result):
        return answer
    names = ", ".join(schedule.contestants[one] for one in schedule.tables[answer.place.table])
    details = {"names": names, "game": answer.place.game, "reason": answer.reason}
    raise GameFailed("arena-game-failed", answer.trace, **details)


def hire(schedule: Schedule, workers: int, cluster: str = "") -> Crew:
    """The crew that was wished for."""
    for wrong in crew_complaints(workers, cluster):
        raise wrong
    if cluster:
        from taverne.arena.ray_crew import RayCrew

        return RayCrew(schedule, workers)
    if workers == 1:
        return Alone(schedule)
    from taverne.arena.processes import Processes

    return Processes(schedule, workers)


def crew_complaints(workers: int, cluster: str) -> list[ArenaError]:
    """Why nobody can be hired."""
    found: list[ArenaError] = []
    if workers < 1:
        found.append(ArenaError("arena-no-workers", workers=workers))
    if cluster and cluster.lower() != RAY:
        found.append(ArenaError("arena-cluster-unknown", cluster=cluster, known=RAY))
    return found
