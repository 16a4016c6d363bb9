"""Contestant: OpenSpiel's hearts, random legal actions, driven from Python.

How chance nodes are driven decides more than half of the speed, so there are two ways. `outcomes` draws by
the probabilities of `chance_outcomes`, as its documentation does; `legal` takes any of `legal_actions`,
which is right only because all outcomes in hearts are equally likely, and is the fastest way known to us.
"""

import random
import sys

import pyspiel

from contest import Played, compete

GAME = pyspiel.load_game("hearts")
HALFWAY = 80  # of about 114 steps, 53 of which are chance
DRAWS_OUTCOMES = sys.argv[1] == "outcomes"


def play(seed: int) -> Played:
    chance = random.Random(seed)
    state = GAME.new_initial_state()
    decisions = steps = 0
    while not state.is_terminal():
        steps += 1
        if state.is_chance_node():
            state.apply_action(drawn(state, chance))
        else:
            decisions += 1
            state.apply_action(chance.choice(state.legal_actions()))
    return Played(decisions, steps)


def drawn(state: pyspiel.State, chance: random.Random) -> int:
    if not DRAWS_OUTCOMES:
        return chance.choice(state.legal_actions())
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return chance.choices(outcomes, odds)[0]


def middle() -> pyspiel.State:
    chance = random.Random(0)
    state = GAME.new_initial_state()
    for _ in range(HALFWAY):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def clones(count: int) -> None:
    state = middle()
    for _ in range(count):
        state.clone()


compete(play, clones)
