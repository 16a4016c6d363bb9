"""Learns Gwent from nothing until it beats random play, within a minute on a CPU: learn_gwent.py"""

import numpy as np

from taverne.gwent.envs import many_tables

TABLES, RATE, CURIOSITY = 64, 0.003, 1.0


def choose(tables, weights, curiosity, luck):
    """For each table the action that promises most, or, curious, nearly most; and what it was chosen by."""
    facts = np.hstack([np.ones((TABLES, 1)), np.clip(tables.scalars / 20, -3, 3)])
    offered = tables.offered[:, : tables.options.max()]
    promise = np.einsum("taf,tf->ta", weights[offered], facts) + curiosity * luck.gumbel(size=offered.shape)
    return offered[np.arange(TABLES), np.where(offered < 0, -np.inf, promise).argmax(axis=1)], facts


def main(steps=1_000, games=400):
    luck, tables, told = np.random.default_rng(1), many_tables(TABLES, seed=1), [[] for _ in range(TABLES)]
    weights = np.zeros((tables.encoding.actions, 1 + tables.encoding.scalars))
    for _ in range(steps):
        actions, facts = choose(tables, weights, CURIOSITY, luck)
        for row, decision in enumerate(zip(tables.seat, actions, facts, strict=True)):
            told[row].append(decision)
        tables.step(actions)
        for row in np.flatnonzero(tables.over):
            while told[row]:
                seat, action, fact = told[row].pop()
                weights[action] += RATE * (tables.rewards[row, seat] - weights[action] @ fact) * fact
    tables, seats, won = many_tables(TABLES, seed=2), np.arange(TABLES) % 2, []
    while len(won) < games:
        ours, _ = choose(tables, weights, 0, luck)
        tables.step(np.where(tables.seat == seats, ours, tables.any_actions()))
        won += list((tables.rewards[np.arange(TABLES), seats][tables.over == 1] + 1) / 2)
    print(f"The learner wins {np.mean(won):.0%} of {len(won)} games against random play.")


if __name__ == "__main__":
    main()
