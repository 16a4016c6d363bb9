"""How fair the starters are to each other: played until all rates surely lie within the bounds.

    PYTHONPATH=build/compiled .venv/bin/python tools/starter_balance.py --bot search:400 --journal FILE

The games are those of `taverne meta --decks starters --bot …`, and so is the journal. Fifty games of each
open pairing at a time; a pairing is closed when its 99 % interval lies within 43 and 57 %, or after --games.
Interrupted, it says how far it came, and the same command goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from taverne.arena import Journal, Schedule, Wishes, new_job
from taverne.arena.crews import Alone
from taverne.arena.outcome import Outcome
from taverne.arena.result import Place
from taverne.arena.standings import Score
from taverne.arena.statistics import wilson
from taverne.meta import Findings

LOW, HIGH = 0.43, 0.57
Z99: Final = 2.5758293035489004
BATCH: Final = 50


def main() -> None:
    args = arguments()
    job = new_job(Wishes((args.bot,), games=args.games, seed=args.seed))
    schedule = Schedule(job)
    with Journal(args.journal, job) as journal, suppress(KeyboardInterrupt):
        crew = Alone(schedule)
        while batch := [*open_games(schedule, journal)][: 0 if args.tell else None]:
            for result in crew.play(batch):
                journal.add(result)
    tell(Outcome(schedule, journal.results))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--games", type=int, default=4000, help="most games of a pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=Path, required=True, help="every game is kept here at once")
    parser.add_argument("--tell", action="store_true", help="play nothing, only tell")
    return parser.parse_args()


def open_games(schedule: Schedule, journal: Journal) -> Iterator[Place]:
    """The next games of every pairing that is not closed; those that are behind come first."""
    scores = Outcome(schedule, journal.results).scores
    tables = [table for table, pair in enumerate(schedule.tables) if not is_closed(scores[pair[0], pair[1]])]
    started = {table: sum(place.table == table for place in journal.results) for table in tables}
    fewest = min(started.values(), default=0)
    for table in tables:
        if started[table] < fewest + BATCH:
            last = min(fewest + BATCH, schedule.games())
            games = (Place(table, game) for game in range(last))
            yield from (place for place in games if place not in journal.results)


def is_closed(score: Score) -> bool:
    low, high = wilson(score.points, score.games, Z99)
    return low > LOW and high < HIGH


def tell(outcome: Outcome) -> None:
    found = Findings(outcome)
    print("| | against | games | won by the first | low | high | |\n|---|---|---|---|---|---|---|")
    for (one, two), score in outcome.scores.items():
        verdict = "surely fair" if is_closed(score) else "" if LOW < score.rate < HIGH else "outside"
        rates = " | ".join(percent(rate) for rate in (score.rate, *wilson(score.points, score.games)))
        print(f"| {found.names[one]} | {found.names[two]} | {score.games} | {rates} | {verdict} |")
    print("\n| | against all others | low | high |\n|---|---|---|---|")
    for deck in found.standings:
        print(f"| {deck.name} | " + " | ".join(map(percent, (deck.rate, deck.low, deck.high))) + " |")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


if __name__ == "__main__":
    main()
