"""`taverne meta`: which deck of a field is best, which mix nobody can beat, and which card carries a deck."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from taverne.arena import Schedule
from taverne.arena.crews import crew_complaints
from taverne.arena.errors import ArenaError
from taverne.arena.job import Job, Kit, check
from taverne.bots import usual_bot
from taverne.cli import store
from taverne.cli.arena import check_outputs, cores, earlier_job, new_path, played
from taverne.cli.complaints import Complaints
from taverne.cli.console import out, out_json
from taverne.cli.fields import NO_DECK, read_field
from taverne.cli.options import JsonOption, option
from taverne.games import find_game, first_game
from taverne.meta.findings import Findings
from taverne.meta.order import checked
from taverne.meta.report import report
from taverne.meta.summary import summary
from taverne.words import say

USUAL_GAMES = 100
FEWEST = 2


def meta(
    decks: Annotated[str, option("--decks", topic="meta-decks")] = "",
    bot: Annotated[str, option("--bot", topic="meta-bot")] = "",
    games: Annotated[int | None, option("--games", topic="arena-games")] = None,
    game: Annotated[str, option("--game", topic="arena-game")] = "",
    rule: Annotated[list[str] | None, option("--rule", topic="arena-rule")] = None,
    seed: Annotated[int | None, option("--seed", topic="arena-seed")] = None,
    as_json: JsonOption = False,
    page: Annotated[Path | None, option("--report", topic="arena-report")] = None,
    workers: Annotated[int | None, option("--workers", topic="arena-workers")] = None,
    cluster: Annotated[str, option("--cluster", topic="arena-cluster")] = "",
    resume: Annotated[Path | None, option("--resume", topic="arena-resume")] = None,
) -> None:
    wrong = Complaints()
    workers = cores() if workers is None else workers
    wrong.tried(lambda: check_outputs(None, page))
    wrong.add(*crew_complaints(workers, cluster))
    before = wrong.tried(lambda: earlier_job(resume))
    if before and not (decks or bot or game or rule or seed is not None):
        job: Job | None = replace(before, games=before.games if games is None else games)
    else:
        job = new_job(game or first_game(), bot, decks, rule or [], games, seed, wrong)
    if job:
        wrong.add(*checked(lambda: check(job)))
    wrong.settle("meta-unplayable")
    assert job is not None
    path = resume or new_path()
    found = Findings(played(Schedule(job), path, workers, cluster))
    if page:
        store.write_text(page, report(found))
    tell(found, path, as_json)


def new_job(
    game: str, bot: str, decks: str, rule: list[str], games: int | None, seed: int | None, wrong: Complaints
) -> Job | None:
    """The job as it was wished for; if something was refused, a like one, for whatever else is wrong."""
    offer = wrong.tried(lambda: find_game(game))
    if offer is None:
        return None
    rules = wrong.tried(lambda: offer.arena.read_rules("duel", rule)) or offer.arena.read_rules("duel", [])
    kits = [] if offer.arena.shares_kits else read_field(offer, decks, rules, wrong)
    if not decks.strip(NO_DECK):
        wrong.add(ArenaError("meta-decks-missing"))
    if len(kits) == 1:
        wrong.add(ArenaError("meta-one-deck", deck=kits[0].name))
    if len(kits) < FEWEST:
        kits += [Kit(*kit) for kit in offer.arena.read_decks(rules, "", None)]
    count = USUAL_GAMES if games is None else games
    return Job(game, rules, (bot or usual_bot(game),), tuple(kits), count, 1 if seed is None else seed)


def tell(found: Findings, path: Path, as_json: bool) -> None:
    if as_json:
        out_json(found.as_json())
        return
    out(*summary(found))
    out("", say("arena-kept", file=str(path)))
