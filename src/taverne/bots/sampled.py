"""A search for any game that can deal full tables from a view: nothing else need be known of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from taverne.bots.bot import RandomBot
from taverne.bots.budget import Budget
from taverne.bots.crew import Alone
from taverne.bots.policy import UNIFORM
from taverne.bots.practice import LOOKS
from taverne.bots.roster import Roster
from taverne.bots.thought import Thought, only
from taverne.bots.tree import Deals, Tree
from taverne.kernel.errors import TaverneError
from taverne.kernel.offer import Bot, Clock, Crew
from taverne.kernel.rng import Rng, seeded

MANY: Final = 2147483647
Finding = tuple[int, float]


class Sampling(NamedTuple):
    """How a game is imagined: `guess` makes deals from a view, `read` finds the option of a word.

    Both are functions of a module, so that a search can be sent to another process.
    """

    guess: Callable[[Any, int], Deals]
    read: Callable[[str, str], int]


class Look(NamedTuple):
    """All that one tree needs, so that another process can grow it."""

    sampling: Sampling
    view: Any
    seed: int
    budget: Budget
    clock: Clock | None


class SampledSearch:
    """Random playouts in a tree over sampled tables (ISMCTS); plays by its view alone."""

    def __init__(
        self,
        sampling: Sampling,
        seed: int,
        budget: Budget | None = None,
        clock: Clock | None = None,
        crew: Crew | None = None,
    ) -> None:
        self.sampling = sampling
        self.rng: Rng = seeded(seed)
        self.budget = budget or Budget()
        self.clock = clock
        self.crew: Crew = crew or Alone()
        self.thoughts: list[Thought] = []
        if self.budget.seconds > 0.0 and clock is None:
            raise TaverneError("bot-without-clock")

    def choose(self, view: Any) -> str:
        self.thoughts = self.weigh(view) if len(view.options) > 1 else only(view.options[0])
        return self.thoughts[0].option

    def weigh(self, view: Any) -> list[Thought]:
        looks = [
            Look(self.sampling, view, self.rng.below(MANY), self.budget, self.clock)
            for _ in range(self.budget.trees)
        ]
        return ranked(view.options, list(self.crew.map(explore, looks)))


def explore(look: Look) -> list[Finding]:
    """Grow one tree; how often it tried each option of the view, and what came of it."""
    rng = seeded(look.seed)
    guess = look.sampling.guess(look.view, rng.below(MANY) + 1)
    tree = Tree(guess, look.view.seat, UNIFORM, rng)
    if look.clock is None or look.budget.seconds == 0.0:
        tree.grow(look.budget.looks_of_each())
    else:
        tree.grow_until(look.clock, look.clock() + look.budget.seconds)
    return [tree.finding(look.sampling.read(look.view.shape, word)) for word in look.view.options]


def ranked(options: tuple[str, ...], findings: list[list[Finding]]) -> list[Thought]:
    """All trees together, the option that was tried most first: that is the best."""
    thoughts: list[Thought] = []
    for place, option in enumerate(options):
        visits = sum(one[place][0] for one in findings)
        wins = sum(one[place][1] for one in findings)
        thoughts.append(looked(option, visits, wins))
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))


def looked(option: str, visits: int, wins: float) -> Thought:
    chance = wins / visits if visits else 0.0
    details: dict[str, str | int] = {"percent": round(100 * chance), "visits": visits}
    return Thought(option, chance, visits, "thought-looks", details)


def sampled_roster(sampling: Sampling) -> Roster:
    """The bots of a game that brings none of its own."""

    def search(seed: int, budget: Budget | None, clock: Clock | None, crew: Crew | None) -> Bot:
        return SampledSearch(sampling, seed, budget, clock, crew)

    def counsel(view: Any, seed: int) -> list[Thought]:
        adviser = SampledSearch(sampling, seed, Budget(LOOKS))
        adviser.choose(view)
        return adviser.thoughts

    return Roster({"random": RandomBot}, {"search": search}, counsel, usual="search", quick="random")
