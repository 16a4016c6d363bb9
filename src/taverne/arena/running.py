"""From the first game to the outcome, in batches whose borders do not depend on who plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from taverne.arena.crews import Alone, Crew
from taverne.arena.journal import Journal
from taverne.arena.outcome import Outcome
from taverne.arena.result import Place, Result
from taverne.arena.schedule import Schedule
from taverne.arena.standings import count
from taverne.arena.statistics import verdict

BATCH: Final = 50
Watch = Callable[[int, int], None]


def run(
    schedule: Schedule, crew: Crew | None = None, journal: Journal | None = None, watch: Watch | None = None
) -> Outcome:
    """Play what is not yet in the journal, and count; `watch` hears how many games are done, of how many."""
    crew = crew or Alone(schedule)
    kept: dict[Place, Result] = journal.results if journal else {}
    done: dict[Place, Result] = {}
    tell = watch or (lambda done, most: None)
    for batch in batches(schedule, done):
        done |= {place: kept[place] for place in batch if place in kept}
        tell(len(done), most_games(schedule))
        for result in crew.play([place for place in batch if place not in done]):
            done[result.place] = result
            if journal:
                journal.add(result)
            tell(len(done), most_games(schedule))
    return Outcome(schedule, done)


def most_games(schedule: Schedule) -> int:
    return schedule.games() * len(schedule.tables)


def batches(schedule: Schedule, done: dict[Place, Result]) -> Iterator[list[Place]]:
    """Everything at once; or, if decided tables stop early, so many games of each that is open."""
    most, playing = schedule.games(), list(range(len(schedule.tables)))
    size = schedule.games(BATCH) if schedule.job.sprt else most
    for start in range(0, most, size):
        games = range(start, min(start + size, most))
        yield [Place(table, game) for game in games for table in playing]
        if schedule.job.sprt:
            playing = [table for table in playing if not is_decided(schedule, table, done)]


def is_decided(schedule: Schedule, table: int, done: dict[Place, Result]) -> bool:
    """Every pairing of this table has its verdict."""
    scores = count(schedule, [result for place, result in done.items() if place.table == table])
    pairs = [scores[pair] for pair in schedule.pairings(table)]
    return all(verdict(score.points, score.games) != "open" for score in pairs)
