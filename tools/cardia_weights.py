"""Learn what the traits of a Cardia position are worth (`taverne.cardia.bots.value`) from games of the bots.

    python tools/cardia_weights.py collect greedy positions.jsonl --games 20000
    python tools/cardia_weights.py fit positions.jsonl more.jsonl

`collect` writes down every position in which cards are to be chosen, and who won. `fit` is a logistic
regression on the difference of both seats' traits; a position learns from the result and, in part,
from what the next one is thought to be worth. Better weights make better players, whose games make
better weights: a few rounds of both are enough.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from taverne.bots import make_bot
from taverne.cardia.bots.deals import awaits_cards
from taverne.cardia.bots.value import TRAITS, traits
from taverne.cardia.notation import read
from taverne.cardia.rules import CardiaRules, all_decks, offered_scenes
from taverne.cardia.setup import new_table
from taverne.cardia.table import CardiaTable
from taverne.cardia.view import view

OUT = Path(__file__).parent.parent / "src" / "taverne" / "cardia" / "bots" / "weights.py"
PASSES = 16
RATE = 0.3
PAUSE = 100
SHRINK = 1e-5
TRUST = 0.7
Position = tuple[int, float, list[tuple[int, int]]]


def main() -> None:
    args = arguments()
    if args.command == "collect":
        collect(args.bot, args.file, args.games, args.seed, args.stray)
    else:
        write(fit([position for file in args.files for position in positions(file)]), args.out)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn what a Cardia position is worth.")
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("bot", help="who plays against itself, and now and then against greedy")
    collecting.add_argument("file", type=Path)
    collecting.add_argument("--games", type=int, default=10_000)
    collecting.add_argument("--seed", type=int, default=1)
    collecting.add_argument("--stray", type=float, default=0.06, help="how often any option is taken")
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--out", type=Path, default=OUT)
    return parser.parse_args()


def collect(bot: str, file: Path, games: int, seed: int, stray: float) -> None:
    luck = random.Random(seed)
    with open(file, "w", encoding="utf-8") as paper:
        for game in range(games):
            table = new_table(random_rules(luck), seed * 1_000_003 + game)
            names = [bot if luck.random() < 0.7 else "greedy" for _ in range(2)]
            seen = [[traits(table, seat) for seat in range(2)] for _ in play(table, names, luck, stray)]
            if not table.drawn_games:
                paper.writelines(json.dumps([game, table.payoff(0), *pair]) + "\n" for pair in seen)


def random_rules(luck: random.Random) -> CardiaRules:
    """Mostly the two plain decks; scenes and guardians in a quarter of the games each."""
    draw = luck.random()
    deck = "I" if draw < 0.4 else "II" if draw < 0.7 else luck.choice(all_decks())
    scenes = () if luck.random() < 0.75 else (luck.choice(offered_scenes(True)),)
    return CardiaRules(deck=deck, scenes=scenes, guardians=luck.random() < 0.25, wins=1)


def play(table: CardiaTable, names: list[str], luck: random.Random, stray: float) -> Iterator[None]:
    """To the end of the game; stops once in each round, when cards are to be chosen."""
    bots = [make_bot(name, luck.randrange(2**30), "cardia") for name in names]
    before = 0
    while not table.is_over():
        if table.round != before and awaits_cards(table):
            before = table.round
            yield
        seat = table.seat
        word = bots[seat].choose(view(table, seat))
        options = table.question(seat).options(table)
        choice = read(table.question(seat).shape(), word)
        table.answer(seat, luck.choice(options) if luck.random() < stray else choice)


def positions(file: Path) -> Iterator[Position]:
    """Each with the number of its game, the result for seat 0 and the traits in which the seats differ."""
    with open(file, encoding="utf-8") as lines:
        for line in lines:
            game, payoff, own, other = json.loads(line)
            differ = Counter(own)
            differ.subtract(other)
            yield game, payoff, [(trait, times) for trait, times in differ.items() if times]


def fit(found: list[Position]) -> list[float]:
    """AdaGrad in a shuffled order; the targets follow the weights from pass to pass.

    The steps never quite come to rest, so the outcome is the average of the later passes.
    """
    weights = [0.0] * TRAITS
    spent = [1.0] * TRAITS
    total = [0.0] * TRAITS
    order = list(range(len(found)))
    luck = random.Random(1)
    for number in range(PASSES):
        targets = targets_of(found, weights)
        luck.shuffle(order)
        for count, place in enumerate(order):
            learn(weights, spent, found[place][2], targets[place])
            if number >= PASSES // 2 and count % PAUSE == 0:
                total = [sum(pair) for pair in zip(total, weights, strict=True)]
        print(f"pass {number + 1}: {loss(found, weights):.4f}", flush=True)
    points = len(range(0, len(found), PAUSE)) * (PASSES - PASSES // 2)
    return [one / points for one in total]


def targets_of(found: list[Position], weights: list[float]) -> list[float]:
    """The result, and in part what the next position of the same game is thought to be worth."""
    targets = [payoff for _, payoff, _ in found]
    for place in range(len(found) - 2, -1, -1):
        if found[place][0] == found[place + 1][0]:
            after = expected(weights, found[place + 1][2])
            targets[place] = TRUST * targets[place + 1] + (1 - TRUST) * after
    return targets


def learn(weights: list[float], spent: list[float], differ: list[tuple[int, int]], target: float) -> None:
    wrong = target - expected(weights, differ)
    for trait, times in differ:
        step = wrong * times - SHRINK * weights[trait]
        spent[trait] += step * step
        weights[trait] += RATE * step / math.sqrt(spent[trait])


def expected(weights: list[float], differ: list[tuple[int, int]]) -> float:
    return 1 / (1 + math.exp(-sum(weights[trait] * times for trait, times in differ)))


def loss(found: list[Position], weights: list[float]) -> float:
    """How surprising the results are, on average; 0.693 knows nothing."""
    chances = [(payoff, expected(weights, differ)) for _, payoff, differ in found]
    return -sum(math.log(one if payoff > 0.5 else 1 - one) for payoff, one in chances) / len(chances)


def write(weights: list[float], out: Path) -> None:
    lines = [", ".join(f"{weight:.3f}" for weight in weights[at : at + 10]) for at in range(0, TRAITS, 10)]
    table = "\n".join(f"    {line}," for line in lines)
    out.write_text(HEAD + f"WEIGHTS: Final[list[float]] = [\n{table}\n]\n", encoding="utf-8")


HEAD = '''"""The weights of the traits in `cardia_value`, learned by `tools/cardia_weights.py`."""

from __future__ import annotations

from typing import Final

# fmt: off
'''


if __name__ == "__main__":
    main()
