"""Random games under the full rules: every starter deck against every other, in turn, in any mode."""

from itertools import product

from taverne import gwent
from taverne.bots.playout import clones, play_out
from taverne.gwent.modes import MODES
from taverne.gwent.rules import GwentRules
from taverne.gwent.setup import new_table
from taverne.gwent.solo.mode import full_deck, opponents_deck
from taverne.gwent.table import GwentTable
from taverne.kernel.rng import seeded

STARTERS = list(gwent.starter_decks().values())
PAIRS = [list(pair) for pair in product(STARTERS, repeat=2)]
RULES = {mode: GwentRules(mode=mode) for mode in MODES}
WHOLE = [[full_deck(a.faction, a.leader), opponents_deck(b.faction)] for a, b in product(STARTERS, repeat=2)]


def deal(seed: int, mode: str = "duel") -> GwentTable:
    return new_table(RULES[mode], decks(seed, mode), seed)


def decks(seed: int, mode: str) -> list[gwent.Deck]:
    if mode in ("duel", "solo"):
        return (PAIRS if mode == "duel" else WHOLE)[seed % len(PAIRS)]
    return [STARTERS[(seed + seat) % len(STARTERS)] for seat in range(MODES[mode].seating.seats)]


def duel(seed: int, mode: str = "duel") -> int:
    """Play one game to its end; the number of decisions."""
    return play_out(deal(seed, mode), seeded(seed))


def middle(mode: str = "duel") -> GwentTable:
    """A game in its middle."""
    table, rng = deal(0, mode), seeded(0)
    for _ in range(duel(0, mode) // 2):
        table.play(table.options[rng.below(len(table.options))])
    return table


def copies(count: int, mode: str = "duel") -> None:
    clones(middle(mode), count)
