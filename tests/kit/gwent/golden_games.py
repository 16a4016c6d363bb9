"""Golden games: a record for each pairing and each way to play, with a digest of the table at its end.

Each ruleset has a folder of its own. `python tests/kit/gwent/golden_games.py` writes those of the newest one
anew; do that only with a new ruleset version.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from kit.gwent.random_decks import PAIRINGS, random_decks
from kit.gwent.traces import digest
from kit.places import TESTS
from taverne import gwent

FIRST = TESTS / "gwent" / "golden"
NEWEST = TESTS / "gwent" / "golden-2"


WAYS = {
    "duel": gwent.GwentRules(),
    "advanced": gwent.GwentRules(law="advanced", after_draw="random", relentless="opponent_discard"),
    "ffa3": gwent.GwentRules(mode="ffa3"),
    "ffa4": gwent.GwentRules(mode="ffa4"),
    "ffa5": gwent.GwentRules(mode="ffa5"),
    "pairs": gwent.GwentRules(mode="pairs"),
    "solo": gwent.GwentRules(mode="solo"),
    "solo-built": gwent.GwentRules(mode="solo", built_deck=True),
    "solo-leaders": gwent.GwentRules(mode="solo", enemy_leaders=True),
    "solo-both": gwent.GwentRules(mode="solo", built_deck=True, enemy_leaders=True),
}
GAMES = {f"duel-{number:02}-{one}-{two}": ("duel", number) for number, (one, two) in enumerate(PAIRINGS)}
GAMES |= {f"{way}-{number}": (way, number) for way in WAYS if way != "duel" for number in range(3)}
# Of the newest ruleset a game for each way to play, and those in which its rulings matter.
FEW = ["duel-24-skellige-skellige", *(name for name in GAMES if name.endswith("-0"))]


def play(way, number):
    """A random game of this way to play, with random decks and leaders."""
    rules = WAYS[way]
    game = gwent.deal(*random_decks(number, rules), seed=number, rules=rules)
    return play_on(game, random.Random(number))


def tournament():
    decks = list(gwent.starter_decks().values())
    return play_on(gwent.deal_tournament(decks[:3], decks[2:], seed=1), random.Random(1))


def play_on(game, luck):
    while not game.is_over:
        seat = luck.choice(game.asked)
        game.answer(seat, luck.choice(game.options(seat)))
    game.notes["end"] = final(game)
    return game


def final(game):
    """All that happened, the result, and where chance stands after it."""
    return digest([game.events, list(game.table.winners), int(game.table.rng.state)])


def write():
    NEWEST.mkdir(exist_ok=True)
    games = {name: play(*GAMES[name]) for name in FEW} | {"tournament": tournament()}
    for name, game in games.items():
        (NEWEST / f"{name}.record").write_text(game.record().text(), encoding="utf-8")


if __name__ == "__main__":
    write()
