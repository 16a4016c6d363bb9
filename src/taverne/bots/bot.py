"""The simplest bot."""

from __future__ import annotations

from typing import Any

from taverne.bots.thought import Thought, alike
from taverne.kernel.rng import Rng, seeded


class RandomBot:
    """Any option, each equally likely; plays every game."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)
        self.thoughts: list[Thought] = []

    def choose(self, view: Any) -> str:
        options: tuple[str, ...] = view.options
        chosen = options[self.rng.below(len(options))]
        self.thoughts = alike(options, chosen)
        return chosen
