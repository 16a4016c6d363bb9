"""A search for any game that can deal full tables from a view: nothing else need be known of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from taverne.bots.bot import RandomBot
from taverne.bots.budget import Budget
from taverne.bots.certainty import told_how_sure
from taverne.bots.policy import UNIFORM
from taverne.bots.practice import LOOKS
from taverne.bots.roster import Roster
from taverne.bots.thought import Thought
from taverne.bots.tree import Deals, Tree
from taverne.bots.tree_bot import Finding, Look, TreeBot, grow, ranked
from taverne.kernel.offer import Bot, Clock, Pool
from taverne.kernel.rng import any_state, seeded


class Sampling(NamedTuple):
    """How a game is imagined: `guess` makes deals from a view, `read` finds the option of a word.

    Both are functions of a module, so that a search can be sent to another process.
    """

    guess: Callable[[Any, int], Deals]
    read: Callable[[str, str], int]


class SampledSearch(TreeBot):
    """Random playouts in a tree over sampled tables (ISMCTS); plays by its view alone."""

    def __init__(
        self,
        sampling: Sampling,
        seed: int,
        budget: Budget | None = None,
        clock: Clock | None = None,
        pool: Pool | None = None,
    ) -> None:
        super().__init__(seed, budget, clock, pool)
        self.sampling = sampling

    def weigh(self, view: Any) -> list[Thought]:
        return ranked(view.options, self.look(view, partial(explore, self.sampling)))


def explore(sampling: Sampling, look: Look) -> list[Finding]:
    """Grow one tree; how often it tried each option of the view, and what came of it."""
    rng = seeded(look.seed)
    tree = Tree(sampling.guess(look.view, any_state(rng)), look.view.seat, UNIFORM, rng)
    grow(tree, look)
    return [tree.finding(sampling.read(look.view.shape, word)) for word in look.view.options]


def sampled_roster(sampling: Sampling) -> Roster:
    """The bots of a game that brings none of its own."""

    def search(seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None) -> Bot:
        return SampledSearch(sampling, seed, budget, clock, pool)

    def thoughts_on(view: Any, seed: int) -> list[Thought]:
        adviser = SampledSearch(sampling, seed, Budget(LOOKS))
        adviser.choose(view)
        return told_how_sure(adviser.thoughts)

    return Roster({"random": RandomBot}, {"search": search}, thoughts_on, usual="search", quick="random")
