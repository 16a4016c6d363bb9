"""Golden games: a record for each pairing, with a digest of the table at its end.

`python tests/golden_games.py` writes them anew; do that only with a new ruleset version.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from random_decks import PAIRINGS, random_pair
from taverne import gwent
from traces import digest

FOLDER = Path(__file__).parent / "golden"


def play(number):
    """A random game of this pairing with random decks and leaders."""
    luck = random.Random(number)
    game = gwent.deal(*random_pair(number), seed=number)
    while not game.is_over:
        seat = luck.choice(game.asked)
        game.answer(seat, luck.choice(game.options(seat)))
    game.notes["end"] = final(game)
    return game


def final(game):
    """All that happened, the result, and where chance stands after it."""
    table = game.table
    return digest([game.events, list(table.score), list(table.winners), int(table.rng.state)])


def write():
    FOLDER.mkdir(exist_ok=True)
    for number, (one, two) in enumerate(PAIRINGS):
        path = FOLDER / f"duel-{number:02}-{one}-{two}.record"
        path.write_text(play(number).record().text(), encoding="utf-8")


if __name__ == "__main__":
    write()
