"""The bot that learned by playing itself: a net that says what to play, alone or with a tree on top."""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

from taverne.bots.budget import Budget
from taverne.bots.net import Net
from taverne.bots.thought import Thought, often, only
from taverne.bots.tree_bot import Finding, Look, TreeBot, grow, ranked
from taverne.bots.weights import WeightsError, read_weights
from taverne.gwent.bots.net_tree import NetTree
from taverne.gwent.bots.policy import SENSIBLE
from taverne.gwent.bots.seer import MODE, Seer
from taverne.gwent.encoding import encoding
from taverne.gwent.notation import read
from taverne.gwent.sampling import guess, sample
from taverne.kernel.offer import Clock, Pool
from taverne.kernel.rng import Rng, any_state, seeded

WEIGHTS: Final = "net.weights"


@cache
def shipped() -> Net:
    """The net that comes with the package."""
    try:
        content = files("taverne.gwent").joinpath("data", WEIGHTS).read_bytes()
    except OSError as error:
        raise WeightsError("weights-missing") from error
    return load(content)


def load(content: bytes) -> Net:
    weights = read_weights(content)
    ours = encoding(MODE)
    weights.expect("gwent", int(ours.version), int(ours.places), int(ours.actions))
    return Net(weights)


class NetBot:
    """Plays what the net likes best, at once."""

    def __init__(self, seed: int, net: Net | None = None) -> None:
        self.rng: Rng = seeded(seed)
        self.seer = Seer(net or shipped())
        self.thoughts: list[Thought] = []

    def choose(self, view: Any) -> str:
        self.thoughts = self.weigh(view) if len(view.options) > 1 else only(view.options[0])
        return self.thoughts[0].option

    def weigh(self, view: Any) -> list[Thought]:
        table = sample(view, self.rng)
        self.seer.look(table, view.seat)
        priors = self.seer.priors(table, view.seat)
        thoughts = [
            Thought(word, share, 0, "thought-instinct", {"often": often(share)})
            for word, share in zip(view.options, priors, strict=True)
        ]
        return sorted(thoughts, key=lambda thought: -thought.chance)


class NetSearchBot(TreeBot):
    """Looks ahead where the net would, and lets it judge where a look ends."""

    def __init__(
        self, seed: int, budget: Budget | None, clock: Clock | None, pool: Pool | None, net: Net | None = None
    ) -> None:
        super().__init__(seed, budget, clock, pool)
        self.net = net or shipped()

    def weigh(self, view: Any) -> list[Thought]:
        return ranked(view.options, self.look(view, partial(explore, self.net)))


def explore(net: Net, look: Look) -> list[Finding]:
    rng = seeded(look.seed)
    tree = NetTree(guess(look.view, any_state(rng)), look.view.seat, SENSIBLE, rng, Seer(net))
    grow(tree, look)
    return [tree.finding(read(look.view.shape, word)) for word in look.view.options]
