"""Random duels under the full rules: every starter deck against every other, in turn."""

from itertools import product

from taverne import gwent
from taverne.bots.playout import clones, play_out
from taverne.gwent.setup import STANDARD, new_table
from taverne.gwent.table import GwentTable
from taverne.kernel.rng import seeded

PAIRS = [list(pair) for pair in product(gwent.starter_decks().values(), repeat=2)]


def deal(seed: int) -> GwentTable:
    return new_table(STANDARD, PAIRS[seed % len(PAIRS)], seed)


def duel(seed: int) -> int:
    """Play one duel to its end; the number of decisions."""
    return play_out(deal(seed), seeded(seed))


def middle() -> GwentTable:
    """A duel in mid-game."""
    table, rng = deal(0), seeded(0)
    for _ in range(duel(0) // 2):
        table.play(table.options[rng.below(len(table.options))])
    return table


def copies(count: int) -> None:
    clones(middle(), count)
