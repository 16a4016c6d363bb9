"""What a contestant does: one slice of games for every line that it reads."""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

CLONES = 2_000


class Played(NamedTuple):
    """One game or several: what the players decided, and all steps with those of chance."""

    decisions: int
    steps: int
    games: int = 1


def compete(play: Callable[[int], Played], clones: Callable[[int], None] | None = None) -> None:
    """Say ready, then serve slices until the input ends; a line is the CPU time of one slice."""
    play(0)
    reply({"ready": True})
    seed = 1
    for line in sys.stdin:
        games = slice_of(play, seed, float(line))
        seed += int(games["games"])
        reply({**games, **({"clone_us": clone_cost(clones)} if clones else {})})


def slice_of(play: Callable[[int], Played], seed: int, length: float) -> dict[str, float]:
    games = decisions = steps = 0
    start = now = process_time()
    while now - start < length:
        played = play(seed + games)
        games += played.games
        decisions += played.decisions
        steps += played.steps
        now = process_time()
    return {"games": games, "decisions": decisions, "steps": steps, "cpu_s": now - start}


def clone_cost(clones: Callable[[int], None]) -> float:
    """Microseconds for one copy."""
    start = process_time()
    clones(CLONES)
    return (process_time() - start) / CLONES * 1e6


def reply(answer: dict[str, object]) -> None:
    print(json.dumps(answer), flush=True)
