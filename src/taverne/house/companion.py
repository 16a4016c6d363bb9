"""A companion for the real box: the table is of cardboard, the rules are ours. Nothing is kept."""

from __future__ import annotations

from taverne.games import find_game
from taverne.protocol.companion import Companion, CompanionWish


def beside(wanted: CompanionWish) -> Companion:
    """What lies there and what it comes to; all that cannot be is named at once."""
    answer: Companion = find_game(wanted.game).house.companion(wanted)
    return answer
