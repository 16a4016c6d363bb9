"""How fair the starters are to each other: played until all rates surely lie within the bounds.

    PYTHONPATH=build/compiled .venv/bin/python tools/starter_balance.py --bot search:400 --workers 2

The games are those of `taverne meta --decks starters --bot …`, and so is the journal. Twenty games of each
open pairing at a time, those that are behind first; a pairing is closed when its 99 % interval lies within 43
and 57 % or outside, or after --games. What was counted is kept in a tally, in docs/data, after each round;
interrupted, it says how far it came, and the same command goes on, also where the journal is lost.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from starter_tally import Tally
from taverne.arena import Journal, Schedule, Wishes, hire, new_job
from taverne.arena.outcome import Outcome
from taverne.arena.result import Place
from taverne.arena.standings import Pair, Score
from taverne.arena.statistics import wilson
from taverne.cli.arena import obeying
from taverne.meta import Findings

ROOT: Final = Path(__file__).resolve().parent.parent
LOW, HIGH = 0.43, 0.57
Z99: Final = 2.5758293035489004
BATCH: Final = 20


class Counted(Outcome):
    """What a tally says, game for game forgotten."""

    def __init__(self, schedule: Schedule, scores: dict[Pair, Score]) -> None:
        super().__init__(schedule, {})
        self.scores = scores


def main() -> None:
    args = arguments()
    job = new_job(Wishes((args.bot,), games=args.games, seed=args.seed))
    schedule = Schedule(job)
    tally = Tally(args.tally or kept(args.bot, "docs/data", "csv"), schedule)
    if not args.tell:
        path = args.journal or kept(args.bot, "build", "jsonl")
        path.parent.mkdir(exist_ok=True)
        with Journal(path, job) as journal, suppress(KeyboardInterrupt):
            count(tally, journal, args.workers)
    tell(Counted(schedule, tally.scores))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--games", type=int, default=4000, help="most games of a pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--tally", type=Path, help="what was counted; docs/data/starters-BOT.csv by default")
    parser.add_argument(
        "--journal", type=Path, help="every game at once; build/starters-BOT.jsonl by default"
    )
    parser.add_argument("--tell", action="store_true", help="play nothing, only tell")
    return parser.parse_args()


def kept(bot: str, folder: str, kind: str) -> Path:
    return ROOT / folder / f"starters-{bot.replace(':', '-')}.{kind}"


def count(tally: Tally, journal: Journal, workers: int) -> None:
    """Round by round; when it is stopped, what is finished counts."""
    tally.take(journal.results)
    try:
        with obeying(), hire(tally.schedule, workers) as crew:
            while batch := [*open_games(tally, journal)]:
                for result in crew.play(batch):
                    journal.add(result)
                tally.take(journal.results)
                tally.write()
    finally:
        tally.take(journal.results)
        tally.write()


def open_games(tally: Tally, journal: Journal) -> Iterator[Place]:
    """The next games of every pairing that is not closed; those that are behind come first."""
    schedule, scores = tally.schedule, tally.scores
    tables = [table for table, (one, two) in enumerate(schedule.tables) if not is_closed(scores[one, two])]
    begun = {table: tally.begun(table) for table in tables}
    last = min(min(begun.values(), default=0) + BATCH, schedule.games())
    for table in tables:
        games = (Place(table, game) for game in range(begun[table], last))
        yield from (place for place in games if place not in journal.results)


def is_closed(score: Score) -> bool:
    return bool(verdict(score))


def verdict(score: Score) -> str:
    """What is sure of a pairing."""
    low, high = wilson(score.points, score.games, Z99)
    if low > HIGH or high < LOW:
        return "surely outside"
    return "surely fair" if low > LOW and high < HIGH else ""


def tell(outcome: Outcome) -> None:
    found = Findings(outcome)
    print("| | against | games | won by the first | low | high | |\n|---|---|---|---|---|---|---|")
    for (one, two), score in outcome.scores.items():
        said = verdict(score) or ("" if LOW < score.rate < HIGH else "outside")
        rates = " | ".join(percent(rate) for rate in (score.rate, *wilson(score.points, score.games)))
        print(f"| {found.names[one]} | {found.names[two]} | {score.games:,} | {rates} | {said} |")
    print("\n| | against all others | low | high |\n|---|---|---|---|")
    for deck in found.standings:
        print(f"| {deck.name} | " + " | ".join(map(percent, (deck.rate, deck.low, deck.high))) + " |")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


if __name__ == "__main__":
    main()
