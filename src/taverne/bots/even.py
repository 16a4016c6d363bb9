"""Options compared with equal looks: each is tried on the same deals, equally often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from taverne.bots.policy import Policy
from taverne.bots.tree import Node

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.bots.tree import Tree
    from taverne.kernel.rng import Rng
    from taverne.kernel.table import Table

Fate = list[float]
Finding = tuple[list[float], list[float]]


class Found:
    """What came of one option: for whoever asks, look by look, and for every seat in sum."""

    def __init__(self, seats: i64) -> None:
        self.own: list[float] = []
        self.seats: list[float] = [0.0] * seats

    def note(self, fate: Fate, seat: i64) -> None:
        self.own.append(fate[seat])
        for place in range(len(fate)):
            self.seats[place] += fate[place]

    def plain(self) -> Finding:
        """As it travels between processes."""
        return self.own, self.seats


class Teller(Protocol):
    """Knows how the last look ended for every seat."""

    def fate(self) -> Fate: ...


class Witness(Policy):
    """Plays a look to its end as another policy does, and remembers how it ended for every seat."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.fates: list[Fate] = []

    def finish(self, table: Table, rng: Rng) -> None:
        self.policy.finish(table, rng)
        self.fates.append([table.payoff(seat) for seat in range(table.seating.seats)])

    def fate(self) -> Fate:
        """The mean of all endings since the last time."""
        count = float(len(self.fates))
        mean = [sum([fate[seat] for fate in self.fates]) / count for seat in range(len(self.fates[0]))]
        self.fates = []
        return mean


def look_evenly(tree: Tree, teller: Teller, options: list[int], looks: i64) -> list[Finding]:
    """So many deals; on each of them every option, and after it the tree as ever."""
    found: list[Found] = []
    for _ in range(looks):
        deal = tree.guess.deal(tree.rng)
        if not found:
            found = [Found(deal.seating.seats) for _ in options]
        for place in range(len(options)):
            after(tree, deal.clone(), options[place])
            found[place].note(teller.fate(), tree.root.seat)
    return [one.plain() for one in found]


def after(tree: Tree, table: Table, option: i64) -> None:
    """One look that begins with this option."""
    if option not in tree.root.children:
        tree.root.children[option] = Node(tree.root.seat)
    node = tree.root.children[option]
    table.play(option)
    path = [tree.root, node]
    fresh = node.visits == 0
    while table.seat >= 0 and not fresh:
        node = tree.step(node, table)
        fresh = node.visits == 0
        path.append(node)
    tree.settle(table, path)
