"""Random games of Cardia under the full rules: every deck, without and with guardians, in turn."""

from taverne import cardia
from taverne.bots.playout import clones, play_out
from taverne.cardia.setup import new_table
from taverne.cardia.table import CardiaTable
from taverne.kernel.rng import seeded

RULES = [
    cardia.CardiaRules(deck=deck, guardians=guardians, wins=1)
    for guardians in (False, True)
    for deck in cardia.all_decks()
]


def deal(seed: int) -> CardiaTable:
    return new_table(RULES[seed % len(RULES)], seed)


def match(seed: int) -> int:
    """Play one game to its end; the number of decisions."""
    return play_out(deal(seed), seeded(seed))


def middle() -> CardiaTable:
    """A game in its middle."""
    table, rng = deal(0), seeded(0)
    for _ in range(match(0) // 2):
        table.play(table.options[rng.below(len(table.options))])
    return table


def copies(count: int) -> None:
    clones(middle(), count)
