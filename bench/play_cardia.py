"""Contestant: Taverne's Cardia, interpreted or compiled as the import path says."""

import sys

from contest import Played, compete
from matches import copies, match
from taverne import is_compiled

BUILD = "compiled" if is_compiled() else "interpreted"
if sys.argv[1] != BUILD:
    sys.exit(f"the engine found here is {BUILD}")


def play(seed: int) -> Played:
    decisions = match(seed)
    return Played(decisions, decisions)


compete(play, copies)
