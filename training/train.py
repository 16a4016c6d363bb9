"""Trains the net of a game by self-play: python -m training.train --seconds 540 --out build/net"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

from training import gwent, measure
from training.actors import GROUPS, Actors
from training.records import layout
from training.subject import Subject

SUBJECTS = {"gwent": gwent.subject}
GUARD_SECONDS, GUARD_SHARE = 100.0, 0.45


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SUBJECTS, default="gwent")
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
    parser.add_argument("--out", type=Path, default=Path("build/net"))
    return parser.parse_args()


def main() -> int:
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    subject = SUBJECTS[args.game]()
    width = layout(int(subject.encoding.scalars)).size
    actors = Actors(
        args.actors,
        args.rows,
        width,
        lambda actor, group: subject.opening(args.rows, args.seed * 1000 + actor * 2 + group),
    )
    judges = measure.Judges(args.out, args.judges)
    actors.start()
    judges.start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        return run(args, subject, actors)
    finally:
        judges.stop()
        actors.stop()


def run(args: argparse.Namespace, subject: Subject, actors: Actors) -> int:
    import torch

    from training.learner import Learner
    from training.shipping import ship

    learner = Learner(subject, actors, args.steps, args.device, args.seed, args.width)
    learner.rate, learner.curiosity = tuple(args.rate), tuple(args.curiosity)
    if args.resume:
        learner.restore(torch.load(args.resume, map_location=args.device))
    began = measured = time.monotonic()
    guarded, decisions = args.before > 0, 0
    curve = (args.out / "curve.jsonl").open("a")
    while (spent := time.monotonic() - began) < args.seconds:
        learner.slow_down(min(1.0, (args.before + spent) / (args.whole or args.before + args.seconds)))
        told = learner.learn()
        decisions += learner.steps * GROUPS * learner.count
        line = {"seconds": round(args.before + spent, 1), "decisions": decisions}
        line |= {name: round(value, 4) for name, value in told.items()}
        curve.write(json.dumps(line) + "\n")
        curve.flush()
        if learner.rounds % 20 == 1:
            print(line, flush=True)
        if time.monotonic() - measured > args.every:
            measured = time.monotonic()
            ship(learner, args.out / "now.weights", about(args, spent))
        if not guarded and spent > GUARD_SECONDS:
            guarded = True
            if not measure.is_learning(args.out, GUARD_SHARE):
                print("This does not learn to beat greedy play: stopped.", flush=True)
                return 1
    learner.stop()
    ship(learner, args.out / "net.weights", about(args, time.monotonic() - began))
    torch.save(learner.state(), args.out / "state.pt")
    print(f"{decisions} decisions in {time.monotonic() - began:.0f} s", flush=True)
    return 0


def about(args: argparse.Namespace, spent: float) -> dict[str, object]:
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    command = "python -m training.train " + " ".join(sys.argv[1:])
    return {"command": command, "seed": args.seed, "commit": commit, "seconds": round(args.before + spent)}


if __name__ == "__main__":
    sys.exit(main())
