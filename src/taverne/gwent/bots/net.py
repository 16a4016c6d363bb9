"""The bot that learned by playing itself: a net that says what to play, alone or with a tree on top.

It knows duels by the standard rules of play. Under others, or without its weights, the next best bot
plays in its place, and `excuse_for` says why.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from typing import Any, Final

from taverne.bots.budget import Budget
from taverne.bots.net import Net, load_net
from taverne.bots.thought import Thought, often
from taverne.bots.tree_bot import Finding, Look, TreeBot, grow, ranked
from taverne.bots.weights import WeightsError, weights_at
from taverne.gwent.bots.net_tree import NetTree
from taverne.gwent.bots.policy import SENSIBLE
from taverne.gwent.bots.search import INSTEAD, SearchBot
from taverne.gwent.bots.seer import MODE, Seer
from taverne.gwent.encoding import encoding
from taverne.gwent.matches.rulebook import MatchView
from taverne.gwent.notation import read
from taverne.gwent.printing import DATA
from taverne.gwent.rules import GwentRules, read_rules
from taverne.gwent.sampling import guess, sample
from taverne.kernel.errors import TaverneError
from taverne.kernel.offer import Clock, Pool
from taverne.kernel.rng import any_state, seeded

WEIGHTS = DATA / "net.weights"
LEARNED: Final = GwentRules()


@cache
def shipped() -> Net:
    """The net that comes with the package."""
    return load(weights_at(WEIGHTS))


def load(content: bytes) -> Net:
    return load_net(content, encoding(MODE))


def excuse_for(rules: str) -> TaverneError | None:
    """Why another bot plays in place of the net, if it does."""
    if not is_learned(rules):
        return WeightsError("weights-other-rules")
    try:
        shipped()
    except WeightsError as error:
        return error
    return None


def is_learned(rules: str) -> bool:
    """Which decks are legal, and how many games make a match, changes nothing about play."""
    agreed = read_rules(rules)
    return replace(agreed, law=LEARNED.law, wins=LEARNED.wins, edition=LEARNED.edition) == LEARNED


def is_for_another(view: Any, net: Net | None) -> bool:
    return view.shape == "deck" or (net is None and excuse_for(view.rules) is not None)


class LearnedBot(TreeBot):
    """What the net knows, it plays; the rest its stand-in does."""

    net: Net | None
    stand_in: SearchBot

    def choose(self, view: Any) -> str:
        if isinstance(view, MatchView) and view.shape != "deck":
            return self.choose(view.duel)
        if is_for_another(view, self.net):
            word = self.stand_in.choose(view)
            self.thoughts = self.stand_in.thoughts
            return word
        return super().choose(view)


class NetBot(LearnedBot):
    """Plays what the net likes best, at once."""

    def __init__(self, seed: int, net: Net | None = None) -> None:
        super().__init__(seed, None, None, None)
        self.net = net
        self.stand_in = SearchBot(seed, Budget(INSTEAD))

    def weigh(self, view: Any) -> list[Thought]:
        seer = Seer(self.net or shipped())
        table = sample(view, self.rng)
        seer.look(table, view.seat)
        thoughts = [
            Thought(word, share, 0, "thought-instinct", {"often": often(share)})
            for word, share in zip(view.options, seer.priors(table, view.seat), strict=True)
        ]
        return sorted(thoughts, key=lambda thought: -thought.chance)


class NetSearchBot(LearnedBot):
    """Looks ahead where the net would, and lets it judge where a look ends."""

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        clock: Clock | None = None,
        pool: Pool | None = None,
        net: Net | None = None,
    ) -> None:
        super().__init__(seed, budget, clock, pool)
        self.net = net
        self.stand_in = SearchBot(seed, budget, False, clock, pool)

    def weigh(self, view: Any) -> list[Thought]:
        return ranked(view.options, self.look(view, partial(explore, self.net)))


def explore(net: Net | None, look: Look) -> list[Finding]:
    """Grow one tree; the net that comes with the package need not travel to another process."""
    rng = seeded(look.seed)
    seer = Seer(net or shipped())
    tree = NetTree(guess(look.view, any_state(rng)), look.view.seat, SENSIBLE, rng, seer)
    grow(tree, look)
    return [tree.finding(read(look.view.shape, word)) for word in look.view.options]
