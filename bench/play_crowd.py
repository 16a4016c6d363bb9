"""Contestant: many tables of Taverne stepped together, with observations and masks written."""

import sys

from contest import Played, compete
from taverne import is_compiled
from taverne.cardia import envs as cardia
from taverne.gwent import GwentRules
from taverne.gwent import envs as gwent

ROWS = 32
STEPS = 50
BUILD = "compiled" if is_compiled() else "interpreted"
if sys.argv[1] != BUILD:
    sys.exit(f"the engine found here is {BUILD}")
MODE, COUNTING = sys.argv[2], sys.argv[3] == "counts"
if MODE == "cardia":
    TABLES = cardia.many_tables(ROWS, seed=1, counting=COUNTING)
else:
    TABLES = gwent.many_tables(ROWS, GwentRules(mode=MODE), seed=1, counting=COUNTING)


def play(seed: int) -> Played:
    """Random legal actions at all tables, a few times."""
    before = TABLES.games
    for _ in range(STEPS):
        TABLES.step(TABLES.any_actions())
    return Played(ROWS * STEPS, ROWS * STEPS, TABLES.games - before)


compete(play)
