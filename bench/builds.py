"""Two builds of the engine in one run: python bench/builds.py --before CHECKOUT

Both have been compiled (make compile). Slices alternate, so that the load of the machine falls on both alike.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from run import ROOT, Contestant, Slice, Worker, rates

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WAYS: Final = (
    *(f"play_gwent.py compiled {mode}" for mode in ("duel", "ffa5", "pairs", "solo")),
    "play_cardia.py compiled",
)
ALLOWED: Final = 0.97


def main() -> None:
    args = arguments()
    print("This build to the one before, of all pairs and best to best.")
    print(f"{'':26}{'decisions per CPU-second':>26}{'µs a clone':>20}")
    for script in WAYS:
        pair = [builder(root, script) for root in (args.before.resolve(), ROOT)]
        if all(worker.is_ready() for worker in pair):
            race(pair, args.cycles, args.slice)
            print(f"{script.split(maxsplit=1)[0]:16}{script.split()[-1]:10}" + "".join(told(pair)))
        for worker in pair:
            worker.stop()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, required=True, help="a checkout of the build to compare with")
    parser.add_argument("--cycles", type=int, default=12, help="slices of each build")
    parser.add_argument("--slice", type=float, default=0.5, help="CPU seconds of one slice")
    return parser.parse_args()


def builder(root: Path, script: str) -> Worker:
    return Worker(
        Contestant(str(root), f"{root}/bench/{script}", f"{root}/build/compiled", "make compile builds it")
    )


def race(pair: list[Worker], cycles: int, seconds: float) -> None:
    for cycle in range(cycles):
        for worker in pair if cycle % 2 else reversed(pair):
            worker.run_slice(seconds)


def told(pair: list[Worker]) -> Iterator[str]:
    before, now = ([rates(one) for one in worker.slices] for worker in pair)
    for key, best in (("decisions_per_s", max), ("clone_us", min)):
        middle = median(new[key] / old[key] for old, new in zip(before, now, strict=True))
        yield f"{middle:10.3f}{quotient(best, now, before, key):10.3f}"
    slowest = quotient(max, now, before, "decisions_per_s")
    yield "  enough" if slowest >= ALLOWED else "  too slow"


def quotient(best: Callable[..., float], now: list[Slice], before: list[Slice], key: str) -> float:
    return best(one[key] for one in now) / best(one[key] for one in before)


if __name__ == "__main__":
    main()
