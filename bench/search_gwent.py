"""Contestant: the searching bot of Gwent; a step is one look ahead, whatever the move."""

import sys

from contest import Played, compete
from duels import PAIRS
from taverne import gwent, is_compiled
from taverne.bots import make_bot

LOOKS = 500
BUILD = "compiled" if is_compiled() else "interpreted"
if sys.argv[1] != BUILD:
    sys.exit(f"the engine found here is {BUILD}")


class Duels:
    """Search plays itself, one move at a time."""

    def __init__(self) -> None:
        self.number = 0
        self.begin()

    def begin(self) -> None:
        self.game = gwent.deal(*PAIRS[self.number % len(PAIRS)], seed=self.number)
        self.bots = [make_bot(f"search:{LOOKS}", seat) for seat in range(2)]
        self.number += 1

    def move(self, _: int) -> Played:
        if self.game.is_over:
            self.begin()
        seat = self.game.asked[0]
        bot = self.bots[seat]
        self.game.answer(seat, bot.choose(self.game.look(seat)))
        return Played(1, sum(thought.visits for thought in bot.thoughts))


compete(Duels().move)
