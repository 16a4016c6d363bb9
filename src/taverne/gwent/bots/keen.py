"""A tree that leans on instinct (PUCT): what looks good is tried first, what looks poor as looks grow."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from taverne.bots.thought import EVEN
from taverne.bots.tree import Node, Tree
from taverne.gwent.bots.instinct import leanings
from taverne.gwent.table import GwentTable
from taverne.gwent.turns import Turn

if TYPE_CHECKING:
    from taverne.kernel.table import Table

KEENNESS: Final = 1.2  # the constant of PUCT
OPENNESS: Final = 0.1


class KeenTree(Tree):
    """For two sides; every look is played to its end twice, so that one counts for more."""

    def step(self, node: Node, table: Table) -> Node:
        self.meet(node, table)
        option = self.keenest(node, table.options)
        table.play(option)
        return node.children[option]

    def meet(self, node: Node, table: Table) -> None:
        """Options that were never on offer here become known, each with the prior that it deserves."""
        children = node.children
        options = table.options
        fresh = False
        for option in options:
            if option not in children:
                fresh = True
        if not fresh:
            return
        deserved = priors(table, options)
        for place in range(len(options)):
            if options[place] not in children:
                child = Node(table.seat)
                child.prior = deserved[place]
                children[options[place]] = child

    def keenest(self, node: Node, options: list[int]) -> int:
        """What has done well, or deserves more looks than it had; the unknown counts as the usual."""
        children = node.children
        usual = usual_result(children, options)
        first = self.rng.below(len(options))
        best, best_value = options[0], -1.0
        for number in range(len(options)):
            option = options[(first + number) % len(options)]
            child = children[option]
            child.offered += 1
            tries = float(child.visits) + 1.0
            value = (child.wins + usual + KEENNESS * child.prior * math.sqrt(float(child.offered))) / tries
            if value > best_value:
                best, best_value = option, value
        return best

    def settle(self, table: Table, path: list[Node]) -> None:
        twin = table.clone()
        self.policy.finish(table, self.rng)
        self.policy.finish(twin, self.rng)
        for node in path:
            node.visits += 1
            node.wins += (table.payoff(node.seat) + twin.payoff(node.seat)) / 2.0


def priors(table: Table, options: list[int]) -> list[float]:
    """By instinct in a turn, with something left for everybody; in all other questions alike."""
    even = 1.0 / float(len(options))
    if isinstance(table, GwentTable) and isinstance(table.agenda[-1], Turn):
        return [share + OPENNESS * (even - share) for share in leanings(table, options)]
    return [even for _ in options]


def usual_result(children: dict[int, Node], options: list[int]) -> float:
    tries = 0.0
    wins = 0.0
    for option in options:
        child = children[option]
        tries += float(child.visits)
        wins += child.wins
    return wins / tries if tries > 0.0 else EVEN
