"""Contestant: PettingZoo's Texas Hold’em, random legal actions."""

from pettingzoo.classic import texas_holdem_v4

from contest import Played, compete

ENV = texas_holdem_v4.env()


def play(seed: int) -> Played:
    ENV.reset(seed=seed)
    decisions = 0
    for agent in ENV.agent_iter():
        seen, _, over, cut, _ = ENV.last()
        if over or cut:
            ENV.step(None)
        else:
            ENV.step(ENV.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
    return Played(decisions, decisions)


compete(play)
