"""What `search` wins by taking what is free before it passes (`gwent/bots/passing.py`):

    PYTHONPATH=build/compiled python bench/free_gains.py

Two games with the same decks and chance, seats changed, against the same search without that. Where nothing
is free against itself either, both games are the same: one point of two.
"""

import argparse
from functools import partial
from itertools import product

from taverne import gwent, is_compiled
from taverne.arena.statistics import wilson
from taverne.bots.budget import Budget
from taverne.bots.tree_bot import ranked
from taverne.gwent.bots.passing import PASSING, free_gains
from taverne.gwent.bots.search import SearchBot, explore

PAIRS = list(product(gwent.starter_decks().values(), repeat=2))


class Before:
    """The most tried option, a pass like any other."""

    met = taken = 0

    def __init__(self, seed, budget):
        self.bot = SearchBot(seed, budget)

    def choose(self, view):
        if len(view.options) == 1:
            return view.options[0]
        return ranked(view.options, self.bot.look(view, partial(explore, False)))[0].option


class Now:
    """As it plays; how often it would have passed where something is free, and how often it took that."""

    def __init__(self, seed, budget):
        self.bot, self.met, self.taken = SearchBot(seed, budget), 0, 0

    def choose(self, view):
        word = self.bot.choose(view)
        tried = max(self.bot.thoughts, key=lambda thought: thought.visits)
        if tried.option == PASSING and free_gains(view):
            self.met += 1
            self.taken += word != PASSING
        return word


def play(number, looks, makers):
    """What the first seat wins, how often something was free instead of a pass, how often it was taken."""
    game = gwent.deal(*PAIRS[number % len(PAIRS)], seed=number)
    bots = [make(2 * number + at, Budget(looks)) for at, make in enumerate(makers)]
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(game.look(seat)))
    return float(game.table.payoff(0)), sum(bot.met for bot in bots), sum(bot.taken for bot in bots)


def pair(number, looks):
    """What `Now` wins in two games, and how often it took something in a game against itself."""
    _, met, taken = play(number, looks, (Now, Now))
    if not met:
        return 1.0, 0
    first, second = (play(number, looks, makers)[0] for makers in ((Now, Before), (Before, Now)))
    return first + 1 - second, taken


def main():
    known = argparse.ArgumentParser()
    known.add_argument("--looks", type=int, default=400)
    known.add_argument("--pairs", type=int, default=200)
    options = known.parse_args()
    print("compiled" if is_compiled() else "interpreted", flush=True)
    won, taken, better, worse = 0.0, 0, 0, 0
    for number in range(options.pairs):
        points, times = pair(number, options.looks)
        won, taken = won + points, taken + times
        better, worse = better + (points > 1), worse + (points < 1)
        if number % 20 == 19 or number == options.pairs - 1:
            games = 2 * number + 2
            low, high = wilson(won, games)
            print(
                f"{games} games: {won / games:.1%} ({low:.1%} to {high:.1%}); something free was taken "
                f"{taken} times, {better} pairs went better for it and {worse} worse",
                flush=True,
            )


if __name__ == "__main__":
    main()
