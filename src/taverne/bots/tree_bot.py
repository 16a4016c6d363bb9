"""What all searches share: how long they may think, in how many trees, and what those find together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from taverne.bots.budget import Budget
from taverne.bots.certainty import doubt_of
from taverne.bots.pool import InTurn
from taverne.bots.thought import Details, Thought, often, only
from taverne.bots.tree import Tree
from taverne.kernel.errors import TaverneError
from taverne.kernel.offer import Clock, Pool
from taverne.kernel.rng import Rng, any_seed, seeded

Finding = tuple[int, float]


class Look(NamedTuple):
    """All that one tree needs, so that another process can grow it."""

    view: Any
    seed: int
    budget: Budget
    clock: Clock | None


class TreeBot:
    """Plays by its view alone; who grows the trees does not change the move."""

    def __init__(self, seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> None:
        self.rng: Rng = seeded(seed)
        self.budget = budget or Budget()
        self.clock = clock
        self.pool: Pool = pool or InTurn()
        self.thoughts: list[Thought] = []
        if self.budget.seconds > 0.0 and clock is None:
            raise TaverneError("bot-without-clock")

    def choose(self, view: Any) -> str:
        self.thoughts = self.weigh(view) if len(view.options) > 1 else only(view.options[0])
        return self.thoughts[0].option

    def weigh(self, view: Any) -> list[Thought]:
        """All options, the best first; each search says how."""
        raise NotImplementedError

    def look(self, view: Any, explore: Callable[[Look], Any]) -> list[Any]:
        """What each tree finds, with a chance of its own; `explore` must be known to other processes."""
        looks = [Look(view, any_seed(self.rng), self.budget, self.clock) for _ in range(self.budget.trees)]
        return list(self.pool.map(explore, looks))


def grow(tree: Tree, look: Look) -> None:
    """As many looks as there are for each tree, or as long as there is time, or what ends first."""
    budget = look.budget
    if look.clock is None or budget.seconds == 0.0:
        tree.grow(budget.looks_of_each())
    else:
        most = budget.looks_of_each() if budget.looks else 0
        tree.grow_until(look.clock, look.clock() + budget.seconds, most)


def ranked(options: tuple[str, ...], findings: list[list[Finding]]) -> list[Thought]:
    """All trees together, the option that was tried most first: that is the best."""
    thoughts: list[Thought] = []
    for place, option in enumerate(options):
        visits = sum(one[place][0] for one in findings)
        wins = sum(one[place][1] for one in findings)
        thoughts.append(looked(option, visits, wins, "thought-looks"))
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))


def looked(option: str, visits: int, wins: float, reason: str) -> Thought:
    chance = wins / visits if visits else 0.0
    details: Details = {"often": often(chance), "visits": visits}
    return Thought(option, chance, visits, reason, details, doubt_of(chance, visits))
