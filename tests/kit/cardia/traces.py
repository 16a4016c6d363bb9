"""Random games of Cardia as short traces, to compare two builds: prints a digest for each of N games."""

import hashlib
import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from kit.cardia.random_rules import random_rules
from taverne.cardia.position import write_position
from taverne.cardia.setup import new_table


def trace(seed):
    """Every answer and the final position of one random match."""
    table, luck, answers = new_table(random_rules(seed, wins=1 + seed % 3), seed), random.Random(seed), []
    while not table.is_over():
        option = luck.choice(table.options)
        answers.append([int(table.seat), int(option)])
        table.play(option)
    return digest([answers, write_position(table)])


def digest(data):
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


if __name__ == "__main__":
    print(json.dumps([trace(seed) for seed in range(int(sys.argv[1]))]))  # noqa: T201 (this is its output)
