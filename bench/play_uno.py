"""Contestant: RLCard's uno, random legal actions, driven from Python."""

import random

import rlcard

from contest import Played, compete

ENV = rlcard.make("uno", config={"seed": 1})


def play(seed: int) -> Played:
    chance = random.Random(seed)
    state, _ = ENV.reset()
    decisions = 0
    while not ENV.is_over():
        state, _ = ENV.step(chance.choice(list(state["legal_actions"])))
        decisions += 1
    return Played(decisions, decisions)


compete(play)
