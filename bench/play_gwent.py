"""Contestant: Taverne's Gwent, interpreted or compiled as the import path says, in any mode."""

import sys
from functools import partial

from contest import Played, compete
from duels import copies, duel
from taverne import is_compiled

BUILD = "compiled" if is_compiled() else "interpreted"
if sys.argv[1] != BUILD:
    sys.exit(f"the engine found here is {BUILD}")
MODE = sys.argv[2] if len(sys.argv) > 2 else "duel"


def play(seed: int) -> Played:
    decisions = duel(seed, MODE)
    return Played(decisions, decisions)


compete(play, partial(copies, mode=MODE))
