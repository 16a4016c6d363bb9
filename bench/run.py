"""Measure the contestants in turn, so that the load of the machine falls on all of them alike."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
LATEST: Final = HERE / "latest.json"
EXTRAS: Final = "make bench installs it, or: pip install -r requirements/bench.txt"
WORSE_WHEN_HIGHER: Final = {"clone_us"}
Slice = dict[str, float]


class Contestant(NamedTuple):
    """A script with its arguments, the path it imports from, and what helps when it does not start."""

    name: str
    script: str
    path: str
    remedy: str


CONTESTANTS: Final = (
    Contestant("gwent compiled", "play_gwent.py compiled", "build/compiled", "make compile builds it"),
    Contestant("gwent interpreted", "play_gwent.py interpreted", "src", "make setup installs it"),
    *(
        Contestant(
            f"gwent compiled, {mode}",
            f"play_gwent.py compiled {mode}",
            "build/compiled",
            "make compile builds it",
        )
        for mode in ("ffa3", "ffa4", "ffa5", "pairs", "solo")
    ),
    Contestant("cardia compiled", "play_cardia.py compiled", "build/compiled", "make compile builds it"),
    Contestant("cardia interpreted", "play_cardia.py interpreted", "src", "make setup installs it"),
    Contestant("OpenSpiel hearts, legal_actions", "play_hearts.py legal", "", EXTRAS),
    Contestant("OpenSpiel hearts, chance_outcomes", "play_hearts.py outcomes", "", EXTRAS),
    Contestant("RLCard uno", "play_uno.py", "", EXTRAS),
    Contestant("PettingZoo holdem", "play_holdem.py", "", EXTRAS),
    Contestant("pgx leduc holdem, 256 tables", "play_pgx.py leduc_holdem", "", EXTRAS),
    Contestant("pgx backgammon, 256 tables", "play_pgx.py backgammon", "", EXTRAS),
)
SEARCH: Final = Contestant(
    "gwent search", "search_gwent.py compiled", "build/compiled", "make compile builds it"
)
CROWDS: Final = tuple(
    Contestant(
        f"{game} tables, {kind}",
        f"play_crowd.py compiled {game} {kind}",
        "build/compiled",
        "make compile builds it",
    )
    for game in ("duel", "ffa5", "pairs", "solo", "cardia")
    for kind in ("spots", "counts")
)
ENOUGH: Final = 20_000
ENOUGH_STEPS: Final = 400_000
FIRST, *OTHERS = (contestant.name for contestant in CONTESTANTS)


class Worker:
    """A contestant at work in its own process."""

    def __init__(self, contestant: Contestant) -> None:
        self.name = contestant.name
        self.remedy = contestant.remedy
        self.slices: list[Slice] = []
        script, *arguments = contestant.script.split()
        path = str(ROOT / contestant.path) if contestant.path else ""
        self.process = subprocess.Popen(
            [sys.executable, "-W", "ignore", str(HERE / script), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1"},
        )

    def is_ready(self) -> bool:
        """Started; otherwise say why not, in one line."""
        if self.hear():
            return True
        last = (self.process.communicate()[1].strip().splitlines() or ["it said nothing"])[-1]
        print(f"{self.name}: skipped ({last}). {self.remedy}.")
        return False

    def run_slice(self, seconds: float) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        self.slices.append(self.hear())

    def hear(self) -> Slice:
        """The next answer; libraries that print lines of their own are not listened to."""
        assert self.process.stdout
        for line in self.process.stdout:
            if line.startswith("{"):
                answer: Slice = json.loads(line)
                return answer
        return {}

    def stop(self) -> None:
        self.process.communicate()


def main() -> None:
    args = arguments()
    invited = [one for one in (*CONTESTANTS, *CROWDS, SEARCH) if args.only in one.name]
    workers = [worker for worker in map(Worker, invited) if worker.is_ready()]
    for _ in range(args.cycles):
        for worker in workers:
            worker.run_slice(args.slice)
    for worker in workers:
        worker.stop()
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cycles": args.cycles,
        "slice_s": args.slice,
        "contestants": {worker.name: summary(worker.slices) for worker in workers},
        "ratios": ratios({worker.name: worker.slices for worker in workers}),
    }
    LATEST.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    show(report)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=12, help="slices of each contestant")
    parser.add_argument("--slice", type=float, default=0.25, help="CPU seconds of one slice")
    parser.add_argument("--only", default="", help="contestants with this in their name")
    return parser.parse_args()


def summary(slices: list[Slice]) -> dict[str, dict[str, float]]:
    """Median and best of what each slice measured."""
    measured = [rates(one) for one in slices]
    return {key: median_and_best(key, [one[key] for one in measured]) for key in measured[0]}


def rates(one: Slice) -> Slice:
    per_second = {f"{what}_per_s": one[what] / one["cpu_s"] for what in ("games", "decisions", "steps")}
    clone = {"clone_us": one["clone_us"]} if "clone_us" in one else {}
    return {**per_second, **clone}


def median_and_best(key: str, values: list[float]) -> dict[str, float]:
    best = min(values) if key in WORSE_WHEN_HIGHER else max(values)
    return {"median": round(median(values), 2), "best": round(best, 2)}


def ratios(slices: dict[str, list[Slice]]) -> dict[str, dict[str, float]]:
    """How many times as fast the first contestant is: median over the cycles, which are pairs."""
    if FIRST not in slices:
        return {}
    return {other: compare(slices[FIRST], slices[other]) for other in OTHERS if other in slices}


def compare(ours: list[Slice], theirs: list[Slice]) -> dict[str, float]:
    pairs = [(rates(a), rates(b)) for a, b in zip(ours, theirs, strict=True)]
    return {
        key: round(median(a[key] / b[key] for a, b in pairs), 2) for key in ("decisions_per_s", "steps_per_s")
    }


COLUMNS: Final = {
    "games_per_s": "games/s",
    "decisions_per_s": "decisions/s",
    "steps_per_s": "with chance/s",
    "clone_us": "clone µs",
}


def show(report: dict) -> None:
    """The figures as a table; rates are per CPU-second."""
    print("\nPer CPU-second, median (best):")
    print(f"{'':34}" + "".join(f"{title:>24}" for title in COLUMNS.values()))
    figures_of = dict(report["contestants"])
    search = figures_of.pop(SEARCH.name, None)
    for name, figures in figures_of.items():
        print(f"{name:34}" + "".join(f"{cell(figures.get(key)):>24}" for key in COLUMNS))
    for other, times in report["ratios"].items():
        print(f"{FIRST} decides {times['decisions_per_s']} times as fast as {other}{with_chance(times)}.")
    show_crowds(report["contestants"])
    if search:
        show_search(search["steps_per_s"])


def show_crowds(figures_of: dict[str, dict[str, dict[str, float]]]) -> None:
    """Environment steps with observations and masks: every kind of table must be quick enough."""
    measured = {crowd.name: figures_of[crowd.name] for crowd in CROWDS if crowd.name in figures_of}
    if measured:
        print(f"Environment steps per CPU-second, of which {ENOUGH_STEPS:,} are wanted:")
    for name, figures in measured.items():
        steps = figures["steps_per_s"]
        print(f"{name:34}{cell(steps):>24}  {'enough' if steps['median'] >= ENOUGH_STEPS else 'too few'}")


def show_search(looks: dict[str, float]) -> None:
    verdict = "enough" if looks["median"] >= ENOUGH else "too few"
    print(f"search looks ahead {cell(looks)} times per CPU-second; {ENOUGH:,} are wanted: {verdict}.")


def with_chance(times: dict[str, float]) -> str:
    if times["steps_per_s"] == times["decisions_per_s"]:
        return ""
    return f" ({times['steps_per_s']} when its chance nodes count as decisions)"


def cell(figure: dict[str, float] | None) -> str:
    if figure is None:
        return "–"
    digits = 0 if figure["median"] >= 100 else 2
    return f"{figure['median']:,.{digits}f} ({figure['best']:,.{digits}f})"


if __name__ == "__main__":
    main()
