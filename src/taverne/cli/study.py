"""`taverne study`: a bot goes through a recorded game and says what each move was worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from taverne.bots.review import Judgement, Moment, accuracy, judge, turning_points
from taverne.bots.thought import ALIKE
from taverne.cli.cast import Cast, cast_of, opened
from taverne.cli.console import heading, out, out_json
from taverne.cli.desk import Desk
from taverne.cli.options import JsonOption, option
from taverne.cli.saved import load
from taverne.games import offer_of, replay
from taverne.kernel.game import AnyGame
from taverne.kernel.record import Record
from taverne.words import say

PASSABLE = ("best", "good")


class Judged(NamedTuple):
    """A judgement, and how its options read."""

    judgement: Judgement
    labels: dict[str, str]


def study(
    file: Annotated[str, typer.Argument(help=say("cli-help-study-file"), show_default=False)],
    hindsight: Annotated[bool, option("--hindsight", topic="study-hindsight")] = False,
    everything: Annotated[bool, option("--all", topic="study-all")] = False,
    as_json: JsonOption = False,
) -> None:
    desk, game, _ = load(file)
    found = list(watched(game.record(), judged_moves(desk, game.record(), hindsight)))
    if as_json:
        out_json(as_data(game, found))
    else:
        tell(game, found, everything)


def judged_moves(desk: Desk, record: Record, hindsight: bool) -> Iterator[Judged]:
    """Every answer at which there was something to choose."""
    game = replay(replace(record, answers=()))
    review, cast = offer_of(record.game).review, cast_of(game)
    for step, (seat, word) in enumerate(record.answers, 1):
        view = game.look(seat)
        if review.is_judged(view):
            table = game.table if hindsight else None
            moment = Moment(step, seat, word, view, table, list(game.table.seating.side_of))
            options = desk.options(view, game.question(seat), cast.seen_by(seat))
            yield Judged(judge(review, moment, step), {one.word: one.label for one in options})
        game.answer(seat, word)


def watched(record: Record, judged: Iterator[Judged]) -> Iterator[Judged]:
    """With a bar and the time left, on a terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("study-running"), total=len(record.answers))
        for one in judged:
            bar.update(task, completed=one.judgement.step)
            yield one


def as_data(game: AnyGame, found: list[Judged]) -> dict[str, object]:
    judgements = [one.judgement for one in found]
    return {
        "moves": [asdict(one) for one in judgements],
        "moments": turning_points(judgements),
        "accuracy": [accuracy(judgements, seat) for seat in range(game.table.seating.seats)],
    }


def tell(game: AnyGame, found: list[Judged], everything: bool) -> None:
    cast, judgements = cast_of(game), [one.judgement for one in found]
    decisive = turning_points(judgements)
    for one in found:
        if everything or one.judgement.verdict not in PASSABLE:
            out(*lines(one, cast))
    heading(say("study-moments"))
    moments = [one for one in found if one.judgement.step in decisive]
    out(*([lines(one, cast)[0] for one in moments] or [say("study-moments-none")]))
    heading(say("study-accuracy"))
    for seat, name in enumerate(cast.names):
        share = accuracy(judgements, seat)
        if share is not None:
            out(say("study-accuracy-of", Name=opened(name), percent=round(share)))


def lines(one: Judged, cast: Cast) -> list[str]:
    """The answer and its verdict; what would have been better, and why."""
    judgement, given, better = one.judgement, one.judgement.given, one.judgement.better
    first = say(
        "study-line",
        step=judgement.step,
        Name=opened(cast.names[judgement.seat]),
        option=one.labels.get(given.option, given.option),
        verdict=say(f"study-verdict-{judgement.verdict}"),
        percent=round(100 * given.chance),
    )
    if better is None:
        return [first]
    label = one.labels.get(better.option, better.option)
    second = say("study-better-was", option=label, percent=round(100 * better.chance))
    reason = "" if better.reason == ALIKE else f" {say(better.reason, **better.details)}"
    return [first, f"   {second}{reason}"]
