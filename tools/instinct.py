"""Learn the weights of Gwent's instinct: searches play each other, and it learns what they looked at most.

`make compile && PYTHONPATH=build/compiled .venv/bin/python tools/instinct.py` writes
src/taverne/gwent/bots/instinct_weights.py anew. The same numbers make the same weights; done again, the
searches lean on the new weights, and the next ones become sharper.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from kit.gwent.random_decks import FACTIONS, random_deck
from taverne import gwent
from taverne.bots import make_bot
from taverne.gwent.bots.instinct import SIGNS, Moment
from taverne.gwent.notation import read
from taverne.gwent.turns import Turn

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "taverne" / "gwent" / "bots" / "instinct_weights.py"
FAMILIAR = 0.75
WILD = 0.08
PACE = 0.2
EPOCHS = 60
PER_LINE = 10

Option = tuple[list[int], list[float], float]


def main() -> None:
    args = arguments()
    with ProcessPoolExecutor(args.workers) as crew:
        seeds = range(args.seed, args.seed + args.games)
        played = crew.map(partial(decisions, looks=args.looks), seeds)
        seen = list(chain.from_iterable(played))
    weights = learn(seen, random.Random(args.seed))
    print(
        f"{len(seen)} decisions, surprise {surprise(seen, [0.0] * SIGNS):.3f} → {surprise(seen, weights):.3f}"
    )
    WEIGHTS.write_text(module(weights), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--looks", type=int, default=800, help="looks ahead for each move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    return parser.parse_args()


def decisions(seed: int, looks: int) -> list[list[Option]]:
    """One game, now and then with a wild move; each turn as its options, with their share of the looks."""
    luck = random.Random(seed)
    game = gwent.deal(any_deck(luck), any_deck(luck), seed=seed)
    bots = [make_bot(f"search:{looks}", seed * 2 + seat) for seat in range(2)]
    seen: list[list[Option]] = []
    while not game.is_over:
        seat = game.asked[0]
        view = game.look(seat)
        word = bots[seat].choose(view)
        if isinstance(game.table.agenda[-1], Turn) and len(view.options) > 1:
            seen.append(options_of(game.table, view.shape, bots[seat].thoughts))
        game.answer(seat, luck.choice(view.options) if luck.random() < WILD else word)
    return seen


def any_deck(luck: random.Random) -> gwent.Deck:
    if luck.random() < FAMILIAR:
        return luck.choice(list(gwent.starter_decks().values()))
    return random_deck(luck, luck.choice(FACTIONS))


def options_of(table, shape: str, thoughts) -> list[Option]:
    moment = Moment(table)
    looks = sum(thought.visits for thought in thoughts)
    signs = [moment.signs(read(shape, thought.option)) for thought in thoughts]
    return [
        (sign.places, sign.values, thought.visits / looks)
        for sign, thought in zip(signs, thoughts, strict=True)
    ]


def learn(seen: list[list[Option]], luck: random.Random) -> list[float]:
    """Logistic regression, one decision at a time; each weight slows down by what it has moved (Adagrad)."""
    weights, moved = [0.0] * SIGNS, [1.0] * SIGNS
    for _ in range(EPOCHS):
        for options in luck.sample(seen, len(seen)):
            for (places, values, share), expected in zip(options, shares(options, weights), strict=True):
                for place, value in zip(places, values, strict=True):
                    slope = (share - expected) * value
                    moved[place] += slope * slope
                    weights[place] += PACE * slope / math.sqrt(moved[place])
    return weights


def shares(options: list[Option], weights: list[float]) -> list[float]:
    sums = [
        math.exp(sum(weights[place] * value for place, value in zip(places, values, strict=True)))
        for places, values, _ in options
    ]
    return [one / sum(sums) for one in sums]


def surprise(seen: list[list[Option]], weights: list[float]) -> float:
    """The mean cross entropy: the less, the better the looks are foretold."""
    total = 0.0
    for options in seen:
        for (_, _, share), expected in zip(options, shares(options, weights), strict=True):
            total -= share * math.log(expected)
    return total / len(seen)


def module(weights: list[float]) -> str:
    rows = [weights[start : start + PER_LINE] for start in range(0, SIGNS, PER_LINE)]
    lines = "".join(f"    {', '.join(f'{weight:.2f}' for weight in row)},\n" for row in rows)
    return (
        '"""What `tools/instinct.py` has learned."""\n\nfrom __future__ import annotations\n\n'
        f"from typing import Final\n\n# fmt: off\nWEIGHTS: Final[list[float]] = [\n{lines}]\n# fmt: on\n"
    )


if __name__ == "__main__":
    main()
