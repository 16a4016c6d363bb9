"""The bot that searches: it imagines many deals that fit what it sees, and plays each of them on."""

from __future__ import annotations

from typing import Any, Final

from taverne.bots.policy import POLICIES, Policy
from taverne.bots.tree import Tree
from taverne.gwent.match_rulebook import MatchView
from taverne.gwent.notation import read
from taverne.gwent.sampling import guess
from taverne.kernel.rng import Rng, seeded

ITERATIONS: Final = 1000


class Thought:
    """One option as the bot sees it: how often it was tried, and the result that it expects."""

    def __init__(self, option: str, visits: int, chance: float) -> None:
        self.option = option
        self.visits = visits
        self.chance = chance


class SearchBot:
    """Plays any mode by its view alone; the same seed and number of iterations make the same moves."""

    def __init__(self, seed: int, iterations: int = ITERATIONS, policy: str = "sensible") -> None:
        self.rng: Rng = seeded(seed)
        self.iterations = iterations
        self.policy: Policy = POLICIES[policy]
        self.thoughts: list[Thought] = []

    def choose(self, view: Any) -> str:
        if isinstance(view, MatchView):
            return str(self.choose_deck(view) if view.shape == "deck" else self.choose(view.duel))
        if len(view.options) == 1:
            return str(view.options[0])
        tree = Tree(guess(view, self.rng.below(2147483647) + 1), view.seat, self.policy, self.rng)
        tree.grow(self.iterations)
        self.thoughts = rank(tree, view)
        return self.thoughts[0].option

    def choose_deck(self, view: MatchView) -> str:
        return view.options[self.rng.below(len(view.options))]


def rank(tree: Tree, view: Any) -> list[Thought]:
    """All options, the one that was tried most first: that is the best."""
    options = [read(view.shape, word) for word in view.options]
    thoughts = [
        Thought(word, tree.visits(option), tree.chance(option))
        for word, option in zip(view.options, options, strict=True)
    ]
    return sorted(thoughts, key=lambda thought: -thought.visits)
