"""`taverne arena`: which bot or deck is better, by how much, and how sure that is."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from taverne.arena import Journal, Schedule, Wishes, hire, new_job, read_journal, run
from taverne.arena.errors import ArenaError, GameFailed
from taverne.arena.job import Job, check
from taverne.arena.outcome import Outcome
from taverne.arena.report import MARK, check_report, report
from taverne.arena.running import Watch
from taverne.arena.summary import hypotheses, summary
from taverne.arena.tables import FIRST, csv_text
from taverne.cli import faults, store
from taverne.cli.console import out, out_json
from taverne.cli.games import terminal_of
from taverne.cli.leaving import INTERRUPTED, SIGNALLED, listening
from taverne.cli.options import JsonOption, option
from taverne.disk import home
from taverne.games import find_game, first_game
from taverne.words import say

USUAL_GAMES = 100
Words = Annotated[list[str] | None, typer.Argument(help=say("cli-help-arena-bots"), show_default=False)]


class Told(KeyboardInterrupt):
    """The system says that it is time to stop."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def arena(
    bots: Words = None,
    game: Annotated[str, option("--game", topic="arena-game")] = "",
    games: Annotated[int | None, option("--games", topic="arena-games")] = None,
    mode: Annotated[str, option("--mode", topic="arena-mode")] = "",
    rule: Annotated[list[str] | None, option("--rule", topic="arena-rule")] = None,
    decks: Annotated[str, option("--decks", topic="arena-decks")] = "",
    seed: Annotated[int | None, option("--seed", topic="arena-seed")] = None,
    as_json: JsonOption = False,
    csv: Annotated[Path | None, option("--csv", topic="arena-csv")] = None,
    page: Annotated[Path | None, option("--report", topic="arena-report")] = None,
    workers: Annotated[int | None, option("--workers", topic="arena-workers")] = None,
    cluster: Annotated[str, option("--cluster", topic="arena-cluster")] = "",
    resume: Annotated[Path | None, option("--resume", topic="arena-resume")] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help=say("cli-help-arena-sprt"))] = False,
) -> None:
    check_outputs(csv, page)
    before = earlier_job(resume)
    if resume and not before and not bots:
        raise ArenaError("arena-journal-missing", file=str(resume))
    usual = before.games if before else USUAL_GAMES
    asked = Wishes(
        tuple(bots or ()),
        game or first_game(),
        mode or "duel",
        tuple(rule or ()),
        decks or "starters",
        usual if games is None else games,
        1 if seed is None else seed,
        sprt,
    )
    named = bots or game or mode or rule or decks or seed is not None
    job = (
        continued(before, asked)
        if before and not named
        else new_job(asked, terminal_of(find_game(asked.game)).find_deck)
    )
    path = resume or new_path()
    outcome = played(Schedule(job), path, cores() if workers is None else workers, cluster)
    write_files(outcome, csv, page)
    tell(outcome, path, as_json)


def earlier_job(path: Path | None) -> Job | None:
    """What the journal says that was being played, if it has been begun."""
    if path is None:
        return None
    with store.trouble(path):
        return read_journal(path).job if path.exists() and path.stat().st_size else None


def continued(before: Job, asked: Wishes) -> Job:
    """The same games, perhaps more of them, perhaps stopping early now."""
    job = replace(before, games=asked.games, sprt=asked.sprt or before.sprt)
    check(job)
    return job


def cores() -> int:
    return os.cpu_count() or 1


def new_path() -> Path:
    """A journal of its own for each run."""
    folder = home() / "arena"
    with store.trouble(folder, missing="cli-file-no-folder"):
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"arena-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.jsonl"


def played(schedule: Schedule, path: Path, workers: int, cluster: str) -> Outcome:
    """Every game; whatever happens, the finished ones are kept, and we say how to go on."""
    crew = hire(schedule, workers, cluster)
    with store.trouble(path, missing="cli-file-no-folder"):
        journal = Journal(path, schedule.job)
    try:
        with journal, obeying(), crew, progress() as watch:
            return run(schedule, crew, journal, watch)
    except KeyboardInterrupt as leaving:
        words = say("arena-stopped", done=len(journal.results), command=again(path))
        code = leaving.code if isinstance(leaving, Told) else INTERRUPTED
        raise typer.Exit(faults.say_why(words, code)) from None
    except GameFailed as failure:
        failure.add_note(failure.trace)
        faults.note_down(failure)
        raise


@contextmanager
def obeying() -> Iterator[None]:
    """Being told to stop is like Ctrl-C here: no game in progress takes it for a fault of its own."""
    with listening():
        for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
            signal.signal(number, stop)
        yield


def stop(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_IGN)
    raise Told(SIGNALLED + number)


def again(path: Path) -> str:
    """The same command, going on with what there is."""
    words = sys.argv[1:]
    return shlex.join(
        [
            "taverne",
            *words,
            *([] if any(word.startswith("--resume") for word in words) else ["--resume", str(path)]),
        ]
    )


@contextmanager
def progress() -> Iterator[Watch]:
    """A bar with the time left, on a terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("arena-progress"), total=None)
        yield lambda done, most: bar.update(task, completed=done, total=most)


def check_outputs(csv: Path | None, page: Path | None) -> None:
    """What would go wrong in the end is said at the beginning."""
    if csv:
        check_place(csv, FIRST)
    if page:
        check_place(page, MARK)
        check_report()


def check_place(path: Path, mark: str) -> None:
    """Only a file of the same kind may be replaced."""
    with store.trouble(path, missing="cli-file-no-folder"):
        path.parent.stat()
        if path.exists() and not path.read_bytes().startswith(mark.encode()):
            raise ArenaError("arena-file-taken", file=str(path))


def write_files(outcome: Outcome, csv: Path | None, page: Path | None) -> None:
    if csv:
        store.write_text(csv, csv_text(outcome))
    if page:
        store.write_text(page, report(outcome))


def tell(outcome: Outcome, path: Path, as_json: bool) -> None:
    if as_json:
        out_json(outcome.as_json())
        return
    out(*summary(outcome))
    if outcome.schedule.job.sprt:
        out("", hypotheses())
    out("", say("arena-kept", file=str(path)))
