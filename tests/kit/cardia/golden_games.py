"""Golden games of Cardia: a record for each deck and scene, with a digest of all that happened.

Each ruleset has a folder of its own. `python tests/kit/cardia/golden_games.py` writes those of the newest one
anew; do that only with a new ruleset version.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from kit.cardia.random_rules import DECKS, SCENES
from kit.cardia.traces import digest
from kit.places import TESTS
from taverne import cardia

FIRST = TESTS / "cardia" / "golden"
NEWEST = TESTS / "cardia" / "golden-2"


def setups():
    """Every deck, every scene, guardians open and hidden, every option, all scenes at once."""
    rules = [cardia.CardiaRules(deck=deck, guardians=number % 2 == 0) for number, deck in enumerate(DECKS)]
    rules += [
        cardia.CardiaRules(deck=DECKS[number], scenes=(scene,), guardians=number % 2 == 1)
        for number, scene in enumerate(SCENES)
    ]
    rules += [
        cardia.CardiaRules(scenes=tuple(SCENES), guardians=True),
        cardia.CardiaRules(deck="II", scenes=tuple(SCENES), guardians=True, wins=3),
        cardia.CardiaRules(guardians=True, guardians_open=True, house_cards=False),
        cardia.CardiaRules(two_judges="both_win", void_mage="both", guardians=True, phoenix="any_own"),
        cardia.CardiaRules(
            deck="II", illusionist_on_ties=True, guardians=True, guardian_reveal="every_round", wins=1
        ),
    ]
    return rules


def few():
    """Of the newest ruleset both decks, many scenes, the options, and games in which its rulings matter."""
    whole = list(enumerate(setups()))
    chosen = {f"match-{number:02}": (number, rules) for number, rules in [*whole[:2], *whole[-5:]]}
    seeress = cardia.CardiaRules(scenes=("seeress_hideout",), guardians=True, wins=1)
    chosen |= {f"seeress-{seed}": (seed, seeress) for seed in (20, 42)}
    return chosen | {"puppeteer-87": (87, cardia.CardiaRules(wins=1))}


def play(number, rules):
    luck, game = random.Random(number), cardia.deal(seed=number, rules=rules)
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
    NEWEST.mkdir(exist_ok=True)
    for name, (number, rules) in few().items():
        (NEWEST / f"{name}.record").write_text(play(number, rules).record().text(), encoding="utf-8")


if __name__ == "__main__":
    write()
