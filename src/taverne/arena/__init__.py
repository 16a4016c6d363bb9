"""The arena: who is better, by how much, and how sure that is.

    from taverne import arena
    job = arena.new_job(arena.Wishes(bots=("greedy", "random"), games=100, seed=7))
    arena.run(arena.Schedule(job)).as_json()

Every game follows from the job and its place in the schedule, so that the result does not depend on who
plays it, where and when.
"""

from __future__ import annotations

from taverne.arena.crews import Crew, hire
from taverne.arena.errors import ArenaError, GameFailed
from taverne.arena.job import Job, Kit, Wishes, new_job
from taverne.arena.journal import Journal, read_journal
from taverne.arena.outcome import Outcome
from taverne.arena.result import Place, Result
from taverne.arena.running import run
from taverne.arena.schedule import Schedule

__all__ = [
    "ArenaError",
    "Crew",
    "GameFailed",
    "Job",
    "Journal",
    "Kit",
    "Outcome",
    "Place",
    "Result",
    "Schedule",
    "Wishes",
    "hire",
    "new_job",
    "read_journal",
    "run",
]
