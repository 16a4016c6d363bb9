"""Information-set Monte-Carlo tree search for one observer: every iteration searches another deal.

Such a deal is what the field calls a determinization.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.bots.policy import Policy
    from taverne.kernel.rng import Rng
    from taverne.kernel.table import Table

CURIOSITY: Final = 0.9  # the constant of UCB
TELLING: Final = 4  # this part of all looks


class Deals(Protocol):
    """What the tree asks of a game: full tables that the observer cannot tell from the real one."""

    def deal(self, rng: Rng) -> Table: ...


class Answered:
    """Deals in which the observer has given one answer already: what that one is worth by itself."""

    def __init__(self, deals: Deals, option: i64) -> None:
        self.deals = deals
        self.option: i64 = option

    def deal(self, rng: Rng) -> Table:
        table = self.deals.deal(rng)
        table.play(self.option)
        return table


class Node:
    """What is known about one option: who took it, how often offered and taken, and what came of it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.offered: i64 = 1
        self.wins = 0.0
        self.prior = 0.0
        self.children: dict[int, Node] = {}


class Tree:
    """A search that can go on as long as there is time; more iterations make it surer."""

    def __init__(self, guess: Deals, seat: i64, policy: Policy, rng: Rng) -> None:
        self.guess = guess
        self.root = Node(seat)
        self.policy = policy
        self.rng = rng

    def grow(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.explore(self.guess.deal(self.rng))

    def grow_until(self, clock: Callable[[], float], end: float, most: i64 = 0) -> None:
        """As long as there is time, but once at least, and at most so often if that is said."""
        self.grow(1)
        grown: i64 = 1
        while (most == 0 or grown < most) and clock() < end:
            self.grow(1)
            grown += 1

    def explore(self, table: Table) -> None:
        """Down the known tree, one step further, then by the policy to the end."""
        path = [self.root]
        node = self.root
        fresh = False
        while table.seat >= 0 and not fresh:
            node = self.step(node, table)
            fresh = node.visits == 0
            path.append(node)
        self.settle(table, path)

    def settle(self, table: Table, path: list[Node]) -> None:
        """To the end of the game; everything on the path learns of it."""
        self.policy.finish(table, self.rng)
        for node in path:
            node.visits += 1
            node.wins += table.payoff(node.seat)

    def step(self, node: Node, table: Table) -> Node:
        """Take a new option if there is one, else the most promising; the node it leads to."""
        seat = table.seat
        options = table.options
        children = node.children
        fresh: list[int] = [option for option in options if option not in children]
        if fresh:
            option = fresh[self.rng.below(len(fresh))]
            children[option] = Node(seat)
        else:
            option = most_promising(children, options)
        table.play(option)
        return children[option]

    def visits(self, option: int) -> i64:
        return self.root.children[option].visits if option in self.root.children else 0

    def finding(self, option: int) -> tuple[int, float]:
        """How often the option was tried, and the sum of what came of it."""
        if option not in self.root.children:
            return 0, 0.0
        child = self.root.children[option]
        return child.visits, child.wins


def settled(node: Node) -> float:
    """While the same seat goes on, its favourite counts: looks at poor sequels must not weigh it down."""
    root = node
    while node.children:
        favourite = node
        tries: i64 = 0
        for child in node.children.values():
            if child.seat != root.seat:
                return chance_of(node)
            if child.visits > tries:
                favourite, tries = child, child.visits
        if tries * TELLING < root.visits:
            return chance_of(node)
        node = favourite
    return chance_of(node)


def chance_of(node: Node) -> float:
    return node.wins / float(node.visits) if node.visits > 0 else 0.0


def most_promising(children: dict[int, Node], options: list[int]) -> int:
    best, best_value = options[0], -1.0
    for option in options:
        child = children[option]
        child.offered += 1
        value = promise(child)
        if value > best_value:
            best, best_value = option, value
    return best


def promise(node: Node) -> float:
    """UCB, counting only the times at which the option was on offer."""
    tries = float(node.visits)
    if tries == 0.0:
        return 1000.0
    return node.wins / tries + CURIOSITY * math.sqrt(math.log(float(node.offered)) / tries)
