"""Contestant: Taverne's Gwent, interpreted or compiled as the import path says."""

import sys

from contest import Played, compete
from duels import copies, duel
from taverne import is_compiled


def play(seed: int) -> Played:
    decisions = duel(seed)
    return Played(decisions, decisions)


BUILD = "compiled" if is_compiled() else "interpreted"
if sys.argv[1] != BUILD:
    sys.exit(f"the engine found here is {BUILD}")
compete(play, copies)
