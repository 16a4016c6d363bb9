"""Play many games and watch the memory: it must not grow with their number."""

import os
import sys
from pathlib import Path

import taverne
from duels import duel

STATM = Path("/proc/self/statm")
PARTS = 10


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    print(f"{games:,} random duels, {'compiled' if taverne.is_compiled() else 'interpreted'}")
    play(0, games // 100 + 1)
    start = resident()
    print(f"{'after warming up':>20} {start / 1024:10,.1f} MiB")
    for part in range(PARTS):
        play(games * part // PARTS, games * (part + 1) // PARTS)
        print(f"{games * (part + 1) // PARTS:>20,} {resident() / 1024:10,.1f} MiB", flush=True)
    grown = resident() - start
    print(f"Growth: {grown:,} KiB, {grown * 1024 / games:.2f} bytes a game")


def play(first: int, last: int) -> None:
    for seed in range(first, last):
        duel(seed)


def resident() -> int:
    """KiB of memory in use; where the system does not tell, the most that was ever in use."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


main()
