"""Trains Cardia's net without a GPU: python -m training.school --seconds 1800 --out build/cardia

Every option is tried, so little play teaches much. What a position is worth is learned from
what came of it and from what was expected one encounter later, as a correction of what the planner thinks.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from taverne.bots.weights import Weights, read_weights
from training import cardia, measure

if TYPE_CHECKING:
    from training.student import Student

GAMES, BATCHES, LEAST_PAGES = 20, 4, 1024
FRESH = 300
GUARD_SHARE = 0.3
TRIAL_PAIRS = 30


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1800, help="of the processor, to play and to learn")
    parser.add_argument("--every", type=float, default=120, help="seconds between two measurements")
    parser.add_argument(
        "--rate", type=float, nargs=2, default=(1.5e-3, 1e-4), help="of learning, first and last"
    )
    parser.add_argument("--pages", type=int, default=60_000, help="what is kept to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path, help="go on with this state.pt")
    parser.add_argument("--begin", type=Path, metavar="WEIGHTS", help="begin with what these know")
    parser.add_argument("--out", type=Path, default=Path("build/cardia"))
    return parser.parse_args()


def main() -> int:
    args = arguments()
    try:
        import torch
    except ImportError:
        print("This needs torch: install the extra `train` (docs/bots.md).", file=sys.stderr)
        return 1
    args.out.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    course = Course(args)
    if args.resume:
        course.restore(torch.load(args.resume))
    if args.begin:
        course.begin_as(read_weights(args.begin.read_bytes()))
    done = course.run()
    torch.save(course.state(), args.out / "state.pt")
    return done


class Course:
    """One run: play, learn, measure, and write down how it goes."""

    def __init__(self, args: argparse.Namespace) -> None:
        from training.encounters import Encounters
        from training.notebook import Notebook
        from training.student import Student

        subject = cardia.subject()
        self.args, self.trial = args, subject.trial
        self.notebook = Notebook(subject, args.pages)
        self.student: Student = Student(subject, args.seed)
        self.encounters = Encounters(self.notebook, args.seed)
        self.began = time.process_time()
        self.before: dict[str, int] = {"seconds": 0, "games": 0, "decisions": 0}
        self.measured = self.spent
        self.curve: list[dict[str, Any]] = []
        self.runs: list[dict[str, Any]] = []

    @property
    def spent(self) -> float:
        return time.process_time() - self.began

    def run(self) -> int:
        try:
            self.encounters.follow(self.student.net())
            while self.spent < self.args.seconds:
                self.learn()
                if self.spent - self.measured > self.args.every and self.is_in_vain():
                    print("This does not learn to beat greedy play: stopped.", flush=True)
                    return 1
        except KeyboardInterrupt:
            print("Stopped early; what was learned is kept.", flush=True)
        self.ship("net.weights")
        return 0

    def learn(self) -> None:
        """From some games; the players become what was learned every few hundred."""
        first, last = self.args.rate
        self.student.slow_down(first + (last - first) * min(1.0, self.spent / self.args.seconds))
        for _ in range(GAMES):
            self.encounters.play()
        if self.notebook.filled < LEAST_PAGES:
            return
        told = [self.student.study(self.notebook) for _ in range(BATCHES)]
        if self.encounters.games % FRESH == 0:
            self.encounters.follow(self.student.net())
            self.note(told[-1])

    def note(self, told: tuple[float, float]) -> None:
        encounters = self.encounters
        line = {
            **self.done(),
            "gains": round(told[0], 4),
            "chances": round(told[1], 4),
            "error": round(encounters.errors.net, 4),
            "planner's error": round(encounters.errors.planner, 4),
        }
        self.curve.append(line)
        with (self.args.out / "curve.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(line, flush=True)

    def is_in_vain(self) -> bool:
        """The newest weights are measured; after a fifth of the time they must hold their own."""
        self.measured = self.spent
        self.ship("now.weights")
        content = (self.args.out / "now.weights").read_bytes()
        ours, theirs = self.trial.maker("net", content), self.trial.maker("greedy", content)
        count = measure.Count()
        for number in range(TRIAL_PAIRS):
            count += measure.play_pair(self.trial, ours, theirs, number, "starters")
        line = {"rival": "greedy", "decks": "starters", "won": count.won, "games": count.games}
        with (self.args.out / "measured.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(line, flush=True)
        return self.spent > self.args.seconds / 5 and count.won < GUARD_SHARE * count.games

    def done(self) -> dict[str, int]:
        """In all runs together."""
        now = {
            "seconds": round(self.spent),
            "games": self.encounters.games,
            "decisions": self.notebook.count,
        }
        return {name: count + self.before[name] for name, count in now.items()}

    def state(self) -> dict[str, Any]:
        return {
            "student": self.student.state(),
            "done": self.done(),
            "curve": self.curve,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.student.restore(state["student"])
        self.before, self.curve = state["done"], state["curve"]

    def begin_as(self, weights: Weights) -> None:
        self.student.begin_as(weights)
        made: dict[str, Any] = weights.about["made"]
        self.runs = [made, *made.get("runs", [])]

    def ship(self, name: str) -> None:
        from training.shipping import write

        write(self.args.out / name, self.student.subject, self.student.parts(), self.about())

    def about(self) -> dict[str, object]:
        """The command, seed and commit that made it, twenty points of its curve, and the runs before."""
        asked = ["git", "rev-parse", "HEAD"]
        commit = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
        return {
            "command": "python -m training.school " + " ".join(sys.argv[1:]),
            "seed": self.args.seed,
            "commit": commit,
            **self.done(),
            "curve": self.curve[:: max(1, len(self.curve) // 20)],
            "runs": self.runs,
        }


if __name__ == "__main__":
    sys.exit(main())
