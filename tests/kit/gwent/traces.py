"""Random games as a short trace, to compare two builds: prints a digest for each of N games."""

import hashlib
import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from kit.gwent.random_decks import random_pair
from taverne.gwent.position import write_position
from taverne.gwent.rules import GwentRules
from taverne.gwent.setup import new_table


def trace(seed):
    """Every answer and the final position of one random game."""
    table, luck, answers = new_table(GwentRules(), random_pair(seed), seed), random.Random(seed), []
    while not table.is_over():
        option = luck.choice(table.options)
        answers.append([int(table.seat), int(option)])
        table.play(option)
    return digest([answers, write_position(table)])


def digest(data):
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


if __name__ == "__main__":
    print(json.dumps([trace(seed) for seed in range(int(sys.argv[1]))]))  # noqa: T201 (this is its output)
