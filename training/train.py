"""Trains Gwent's net by self-play: python -m training.train --seconds 540 --out build/net"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from taverne.bots.weights import read_weights
from training import gwent, measure
from training.actors import GROUPS, Actors
from training.records import layout
from training.subject import Subject

if TYPE_CHECKING:
    from training.learner import Learner

GUARD_SECONDS, GUARD_SHARE = 100.0, 0.45
SWITCH_SECONDS = 0.0001  # who plays must not wait for who learns: both have little to do in Python at a time


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=540, help="how long to learn")
    parser.add_argument(
        "--whole", type=float, default=0, help="seconds of all runs together, if this goes on with one"
    )
    parser.add_argument("--before", type=float, default=0, help="seconds that were learned before")
    parser.add_argument("--actors", type=int, default=13, help="processes that play")
    parser.add_argument("--rows", type=int, default=1024, help="tables of each group of a process")
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--width", type=int, default=512, help="of the teacher; without a GPU rather 128")
    parser.add_argument("--judges", type=int, default=2, help="processes that measure meanwhile")
    parser.add_argument("--every", type=float, default=60, help="seconds between measurements")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--rate", type=float, nargs=2, default=(4e-4, 4e-5), help="of learning, first and last"
    )
    parser.add_argument("--curiosity", type=float, nargs=2, default=(0.01, 0.003), help="first and last")
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--begin", type=Path, metavar="WEIGHTS", help="play as these do from the first game")
    parser.add_argument("--polish", type=float, default=0, help="seconds at the end for the pupil alone")
    parser.add_argument("--against", type=Path, metavar="WEIGHTS", help="learn to beat these, and only these")
    parser.add_argument("--out", type=Path, default=Path("build/net"))
    return parser.parse_args()


def main() -> int:
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    subject = gwent.subject()
    width = layout(int(subject.encoding.scalars)).size
    actors = Actors(
        args.actors,
        args.rows,
        width,
        lambda actor, group: subject.opening(args.rows, args.seed * 1000 + actor * 2 + group),
        None if args.against else subject.bot,
    )
    judges = measure.Judges(subject.trial, args.out, args.judges)
    actors.start()
    judges.start()
    sys.setswitchinterval(SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        return run(args, subject, actors)
    finally:
        judges.stop()
        actors.stop()


def run(args: argparse.Namespace, subject: Subject, actors: Actors) -> int:
    import torch

    from training.learner import Learner

    victim = read_weights(args.against.read_bytes()) if args.against else None
    learner = Learner(subject, actors, args.steps, args.device, args.seed, args.width, victim)
    learner.rate, learner.curiosity = tuple(args.rate), tuple(args.curiosity)
    if args.resume:
        learner.restore(torch.load(args.resume, map_location=args.device))
    if args.begin:
        learner.begin_as(read_weights(args.begin.read_bytes()))
    course = Course(args, learner)
    try:
        while course.spent < args.seconds:
            course.step()
            if course.is_in_vain():
                print("This does not learn to beat greedy play: stopped.", flush=True)
                return 1
    except KeyboardInterrupt:
        print("Stopped early; what was learned is kept.", flush=True)
    course.end()
    torch.save(learner.state(), args.out / "state.pt")
    return 0


class Course:
    """One run: its clock, its curve, and what is shipped on the way."""

    def __init__(self, args: argparse.Namespace, learner: Learner) -> None:
        self.args, self.learner = args, learner
        self.began = self.shipped = time.monotonic()
        self.guarded = args.before > 0 or args.judges == 0
        self.decisions = 0
        self.curve: list[dict[str, float]] = []

    @property
    def spent(self) -> float:
        return time.monotonic() - self.began

    def step(self) -> None:
        args, learner = self.args, self.learner
        learner.polishing = self.spent > args.seconds - args.polish
        learner.slow_down(min(1.0, (args.before + self.spent) / (args.whole or args.before + args.seconds)))
        told = learner.learn()
        self.decisions += learner.steps * GROUPS * learner.count
        self.note({"seconds": args.before + self.spent, "decisions": self.decisions, **told})
        if time.monotonic() - self.shipped > args.every:
            self.shipped = time.monotonic()
            self.ship("now.weights")

    def note(self, told: dict[str, float]) -> None:
        line = {name: round(value, 4) for name, value in told.items()}
        self.curve.append(line)
        with (self.args.out / "curve.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        if self.learner.rounds % 20 == 1:
            print(line, flush=True)

    def is_in_vain(self) -> bool:
        """Asked once, after a fifth of a long run."""
        if self.guarded or self.spent < max(GUARD_SECONDS, self.args.seconds / 5):
            return False
        self.guarded = True
        return not measure.is_learning(self.args.out, GUARD_SHARE)

    def end(self) -> None:
        self.learner.stop()
        self.ship("net.weights")
        print(f"{self.decisions} decisions in {self.spent:.0f} s", flush=True)

    def ship(self, name: str) -> None:
        from training.shipping import ship

        ship(self.learner, self.args.out / name, self.about())

    def about(self) -> dict[str, object]:
        """The command, the seed and the commit that made it, and twenty points of its curve."""
        asked = ["git", "rev-parse", "HEAD"]
        commit = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
        return {
            "command": "python -m training.train " + " ".join(sys.argv[1:]),
            "seed": self.args.seed,
            "commit": commit,
            "seconds": round(self.args.before + self.spent),
            "decisions": self.decisions,
            "curve": self.curve[:: max(1, len(self.curve) // 20)],
        }


if __name__ == "__main__":
    sys.exit(main())
