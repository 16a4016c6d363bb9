"""One line for each game, for spreadsheets."""

from __future__ import annotations

import csv
import io

from taverne.arena.outcome import Outcome
from taverne.arena.result import Result

FIRST = "table,game,seed"


def csv_text(outcome: Outcome) -> str:
    """In the order of the schedule, whoever finished first."""
    paper = io.StringIO()
    writer = csv.writer(paper, lineterminator="\n")
    writer.writerow(columns(sum(len(seats) for seats in outcome.schedule.offer.members)))
    writer.writerows(row(outcome, result) for result in outcome.results)
    return paper.getvalue()


def columns(seats: int) -> list[str]:
    by_seat = [f"{what}_{seat}" for seat in range(seats) for what in ("contestant", "deck", "payoff")]
    return [*FIRST.split(","), *by_seat, "decisions", "rounds"]


def row(outcome: Outcome, result: Result) -> list[object]:
    fixture = outcome.schedule.fixture(result.place)
    seats = zip(fixture.seats, fixture.kits, result.payoffs, strict=True)
    by_seat = [
        field
        for who, kit, payoff in seats
        for field in (outcome.schedule.names[who], kit.name, f"{payoff:g}")
    ]
    return [*result.place, fixture.seed, *by_seat, result.decisions, result.rounds]
