"""`taverne deck improve`: one change after the other, each proved by games, until nothing is better."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from taverne.arena import hire
from taverne.arena.crews import Crew, crew_complaints
from taverne.arena.errors import ArenaError
from taverne.arena.job import Kit
from taverne.cli import faults, store
from taverne.cli.arena import Told, again, cores, obeying
from taverne.cli.complaints import Complaints
from taverne.cli.console import out, out_json
from taverne.cli.fields import NO_DECK, read_field
from taverne.cli.leaving import INTERRUPTED
from taverne.cli.options import JsonOption, option
from taverne.disk import home
from taverne.games import offer_of
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.files import write_deck
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.rules import read_rules
from taverne.gwent.tailor import GwentTailor
from taverne.gwent.terminal.decks import deck_json, deck_words, find_deck, share_code, title
from taverne.gwent.terminal.improvements import (
    estimate_json,
    progress_line,
    proof_line,
    refused_line,
    step_lines,
)
from taverne.meta import Climb, Order, Proof
from taverne.meta.climb import DONE
from taverne.meta.journal import Diary, advance, earlier_order
from taverne.meta.order import complaints
from taverne.words import say

MINUTES = 5.0
PROOF_TURNS = 200
HUNDRED = 100
Watch = Callable[[str], None]


def improve(
    source: Annotated[str, typer.Argument(help=say("cli-help-deck-source"), show_default=False)] = "",
    against: Annotated[str, option("--against", topic="improve-against")] = "",
    minutes: Annotated[float, option("--minutes", topic="improve-minutes")] = MINUTES,
    bot: Annotated[str, option("--bot", topic="meta-bot")] = "",
    law: Annotated[str, option("--law", topic="deck-law")] = "",
    gain: Annotated[float | None, option("--gain", topic="improve-gain")] = None,
    keep_leader: Annotated[bool, typer.Option("--keep-leader", help=say("cli-help-improve-leader"))] = False,
    seed: Annotated[int | None, option("--seed", topic="arena-seed")] = None,
    file: Annotated[Path | None, option("--file", topic="deck-file")] = None,
    workers: Annotated[int | None, option("--workers", topic="arena-workers")] = None,
    cluster: Annotated[str, option("--cluster", topic="arena-cluster")] = "",
    resume: Annotated[Path | None, option("--resume", topic="arena-resume")] = None,
    as_json: JsonOption = False,
) -> None:
    wrong = Complaints()
    workers = cores() if workers is None else workers
    wrong.add(*crew_complaints(workers, cluster))
    wrong.add(*number_complaints(minutes, gain), *file_complaints(file))
    order = ordered(source, against, bot, law, gain, keep_leader, seed, resume, wrong)
    wrong.settle("meta-unplayable")
    assert order is not None
    path = resume or new_path()
    crew = hire(order.schedule(order.deck.line, 0), workers, cluster)
    climb, proof = climbed(order, path, crew, minutes)
    better = read_deck_line(climb.line)
    if file:
        store.write_text(file, write_deck(better))
    tell(climb, proof, better, path, as_json)
    if file and not as_json:
        out(say("cli-deck-written", deck=title(better), file=str(file)))


def number_complaints(minutes: float, gain: float | None) -> list[ArenaError]:
    found: list[ArenaError] = []
    if not 0 < minutes < float("inf"):
        found.append(ArenaError("meta-minutes-odd", minutes=f"{minutes:g}"))
    if gain is not None and not 0 < gain < HUNDRED:
        found.append(ArenaError("meta-gain-odd", gain=f"{gain:g}"))
    return found


def file_complaints(file: Path | None) -> list[store.FileTrouble]:
    """Nothing is written over, and that is said before hours of play."""
    if file is None:
        return []
    if file.exists():
        return [store.FileTrouble("cli-file-exists", file=str(file))]
    return [] if file.parent.is_dir() else [store.FileTrouble("cli-file-no-folder", file=str(file))]


def ordered(
    source: str,
    against: str,
    bot: str,
    law: str,
    gain: float | None,
    keep_leader: bool,
    seed: int | None,
    resume: Path | None,
    wrong: Complaints,
) -> Order | None:
    """The order of the journal if nothing else is named, else a new one, if nothing speaks against it.

    Named beside a journal, `--keep-leader` is a wish like any other: the journal agrees, or is refused.
    """
    before = wrong.tried(lambda: earlier(resume))
    if before and not (source or against or bot or law or gain or seed is not None):
        return replace(before, keep_leader=before.keep_leader or keep_leader)
    offer = offer_of("gwent")
    if not source:
        wrong.add(ArenaError("meta-deck-missing"))
    if not against.strip(NO_DECK):
        wrong.add(ArenaError("meta-against-missing"))
    words = [f"law={law}"] if law else []
    rules = wrong.tried(lambda: offer.arena.read_rules("duel", words)) or offer.arena.read_rules("duel", [])
    deck = wrong.tried(lambda: find_deck(source)) if source else None
    field = read_field(offer, against, rules, wrong)
    starters = [Kit(*kit) for kit in offer.arena.read_decks(rules, "", None)]
    kit = Kit(title(deck), deck_line(deck)) if deck else starters[0]
    order = Order(offer.name, rules, bot or offer.bots.usual, kit, tuple(field or starters))
    order = replace(order, gain=gain / HUNDRED if gain else order.gain, keep_leader=keep_leader)
    order = replace(order, seed=order.seed if seed is None else seed)
    wrong.add(*complaints(order))
    return order


def earlier(resume: Path | None) -> Order | None:
    if resume is None:
        return None
    with store.trouble(resume):
        return earlier_order(resume)


def new_path() -> Path:
    """A journal of its own for each climb."""
    folder = home() / "climbs"
    with store.trouble(folder, missing="cli-file-no-folder"):
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"climb-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.jsonl"


def climbed(order: Order, path: Path, crew: Crew, minutes: float) -> tuple[Climb, Proof | None]:
    """As far as the time allows; whatever happens, the finished games are kept, and we say how to go on."""
    with store.trouble(path, missing="cli-file-no-folder"):
        diary = Diary(path, order)
    climb = Climb(order, tailor_of(order))
    try:
        with diary, obeying(), crew, progress() as watch:
            climb_on(climb, crew, diary, monotonic() + 60 * minutes, watch)
            return climb, proved(climb, crew, diary, watch)
    except KeyboardInterrupt as leaving:
        words = say("arena-stopped", done=len(diary.results), command=again(path))
        code = leaving.code if isinstance(leaving, Told) else INTERRUPTED
        raise typer.Exit(faults.say_why(words, code)) from None


def tailor_of(order: Order) -> GwentTailor:
    return GwentTailor(read_rules(order.rules).law, new_leaders=not order.keep_leader)


def climb_on(climb: Climb, crew: Crew, diary: Diary, end: float, watch: Watch) -> None:
    """Batch by batch; what is on paper already takes no time."""
    known = len(climb.steps)
    watch(progress_line(climb.state()))
    while monotonic() < end and advance(climb, crew, diary):
        for step in climb.steps[known:]:
            watch("\n".join(step_lines(step)))
        known = len(climb.steps)
        watch(progress_line(climb.state()))


def proved(climb: Climb, crew: Crew, diary: Diary, watch: Watch) -> Proof | None:
    """Both decks once more with fresh luck, if anything was changed."""
    if not climb.steps:
        return None
    proof = Proof(climb.order, climb.line, PROOF_TURNS)
    watch(say("meta-proving"))
    while advance(proof, crew, diary):
        pass
    return proof


@contextmanager
def progress() -> Iterator[Watch]:
    """One line that changes, on a terminal only."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda line: bar.update(task, description=line)


def tell(climb: Climb, proof: Proof | None, better: Deck, path: Path, as_json: bool) -> None:
    if as_json:
        out_json(climb_json(climb, proof, better))
        return
    state = climb.state()
    for step in state.steps:
        out(*step_lines(step))
    out(refused_line(state))
    out(say("meta-nothing-better" if state.phase == DONE else "meta-time-is-up"))
    if proof:
        out("", proof_line(proof.difference()), "", *deck_words(better))
        share = share_code(better)
        out(*([say("cli-deck-code", code=share)] if share else []))
    out("", say("arena-kept", file=str(path)))


def climb_json(climb: Climb, proof: Proof | None, better: Deck) -> dict[str, Any]:
    state = climb.state()
    return {
        "deck": deck_json(better),
        "games": state.games,
        "finished": state.phase == DONE,
        "rate": {"mean": round(state.rate, 4), "low": round(state.low, 4), "high": round(state.high, 4)},
        "changes": [
            {"out": step.change.out, "in": step.change.into, **estimate_json(step.difference)}
            for step in state.steps
        ],
        "refused": len(state.refused),
        "proof": estimate_json(proof.difference()) if proof else None,
    }
