"""How well do the tests guard the rules? Faults are put into the rules, and the tests must notice.

    make mutants ARGS="--sample 300 --seed 7"

A sample of all faults in both games is tried, the same for the same seed; what survives is printed.
`equivalent_mutants.txt` lists faults that change nothing that anybody could notice, each with the reason;
they are not counted.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from mutant_tests import (
    NO_FAULT,
    NOTICED,
    PACKAGE,
    ROOT,
    SURVIVED,
    TESTS,
    Job,
    Survey,
    survey,
    try_anew,
    try_in_use,
)
from mutations import Fault, faults

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.txt")
# Scenarios, then golden games.
GAMES = {
    "gwent": ("gwent/test_gwt_[0-9]*.py", "gwent/test_decks.py", "gwent/test_golden.py"),
    "cardia": ("cardia/test_car_[0-9]*.py", "cardia/test_car_records.py"),
}
# No rules: how things are shown, saved, written, drawn up or guessed.
NOT_RULES = (
    "__init__.py", "arena.py", "box.py", "catalogue.py", "codes.py", "deck.py", "editions.py", "faults.py",
    "files.py", "game.py", "guess.py", "handbook.py", "laws.py", "lines.py", "names.py", "notation.py",
    "pending.py", "position.py", "printing.py", "rulebook.py", "handbook.py", "rules.py", "sampling.py",
    "setup.py", "starters.py", "texts.py", "view.py",
)  # fmt: skip
NOT_RULES_EITHER = {"bots", "house", "terminal"}
BREATH = 5.0


@dataclass(frozen=True)
class Mutant:
    """A fault in a file of the rules."""

    path: Path
    fault: Fault

    @property
    def place(self) -> str:
        return f"{self.path.relative_to(PACKAGE / 'taverne')}:{self.fault.line}"

    @property
    def mark(self) -> str:
        """The fault by what it says, without the number of the line, which moves."""
        file = self.path.relative_to(PACKAGE / "taverne")
        return f"{file} | {self.fault.function} | {self.fault.text} | {self.fault.words}"

    @property
    def is_in_function(self) -> bool:
        return self.fault.function != "" and not self.fault.function.endswith(".")

    @property
    def key(self) -> tuple[str, str]:
        return str(self.path), self.fault.function


def main() -> int:
    args = arguments()
    mutants = [one for game in args.games for one in mutants_of(game)]
    excused = equivalents()
    counted = [one for one in mutants if one.mark not in excused]
    chosen = random.Random(args.seed).sample(counted, min(args.sample, len(counted)))
    print(
        f"{len(chosen)} of {len(mutants)} faults, seed {args.seed}; {len(mutants) - len(counted)} excused.",
        flush=True,
    )
    progress = Progress(len(chosen))
    for game in args.games:
        mine = [one for one in chosen if one.path.is_relative_to(PACKAGE / "taverne" / game)]
        for mutant, verdict in tried(game, mine, args.patience):
            progress.count(mutant, verdict)
    return progress.close()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sample", type=int, default=300, help="how many faults are tried")
    parser.add_argument("--seed", type=int, default=7, help="which ones")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument(
        "--patience", type=float, default=10.0, help="seconds of work before a loop is endless"
    )
    return parser.parse_args()


def mutants_of(game: str) -> list[Mutant]:
    found: list[Mutant] = []
    folder = PACKAGE / "taverne" / game
    for path in sorted(folder.rglob("*.py")):
        if path.name not in NOT_RULES and path.relative_to(folder).parts[0] not in NOT_RULES_EITHER:
            found += [Mutant(path, fault) for fault in faults(path.read_text(encoding="utf-8"))]
    return found


def equivalents() -> set[str]:
    """The reviewed list: a mark, then its reason in the line below, indented."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    return {line.strip() for line in lines if line and not line.startswith(("#", " "))}


def tried(game: str, mutants: list[Mutant], patience: float) -> Iterator[tuple[Mutant, int]]:
    """Each with its verdict: first put into functions in use, then, if it works at import, read anew."""
    if not mutants:
        return
    files = [str(path) for pattern in GAMES[game] for path in sorted(TESTS.glob(pattern))]
    seen = survey(files, {str(one.path) for one in mutants})
    in_use = [one for one in mutants if one.is_in_function]
    check_tests(files, seen, patience)
    jobs = [
        Job(number, one.path, one.fault.number, one.fault.function, seen.tests_of(one.key))
        for number, one in enumerate(in_use)
    ]
    anew = [one for one in mutants if not one.is_in_function]
    for number, verdict in try_in_use(files, jobs, patience):
        if verdict == SURVIVED and in_use[number].key in seen.at_import:
            anew.append(in_use[number])
        else:
            yield in_use[number], verdict
    for one in anew:
        yield one, try_anew(files, one.path, one.fault.number, patience)


def check_tests(files: list[str], seen: Survey, patience: float) -> None:
    """Without a fault nothing may be noticed, or every verdict would be worthless."""
    job = Job(0, Path(), NO_FAULT, "", list(seen.calls))
    if list(try_in_use(files, [job], 10 * patience)) != [(0, SURVIVED)]:
        sys.exit("The tests notice a fault where there is none.")


class Progress:
    """What was tried so far, how fast, and what survived."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.by_scenarios = 0
        self.survivors: list[Mutant] = []
        self.start = self.told = time.monotonic()

    def count(self, mutant: Mutant, verdict: int) -> None:
        self.done += 1
        self.by_scenarios += verdict == NOTICED
        if verdict == SURVIVED:
            self.survivors.append(mutant)
            print(f"  survives  {mutant.place}  {mutant.fault.function}  {mutant.fault.words}", flush=True)
        now = time.monotonic()
        if now - self.told > BREATH or self.done == self.total:
            self.told = now
            rate = self.done / max(now - self.start, 0.001)
            print(
                f"{self.done}/{self.total}, {len(self.survivors)} alive, {rate:.1f} a second", file=sys.stderr
            )

    def close(self) -> int:
        killed = self.done - len(self.survivors)
        by_scenarios = 100 * self.by_scenarios / max(self.done, 1)
        print(f"{killed} of {self.done} faults were noticed: {100 * killed / max(self.done, 1):.1f} %.")
        print(f"Scenarios alone noticed {by_scenarios:.1f} %, golden games the others.")
        return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))
    sys.exit(main())
