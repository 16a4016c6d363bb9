"""A tree that asks a net: what deserves a look, and how likely a look ends well."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from taverne.bots.tree import Node
from taverne.gwent.bots.keen import OPENNESS, KeenTree
from taverne.gwent.table import GwentTable

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.bots.even import Fate
    from taverne.bots.policy import Policy
    from taverne.bots.tree import Deals
    from taverne.gwent.bots.seer import Seer
    from taverne.kernel.rng import Rng
    from taverne.kernel.table import Table


class NetTree(KeenTree):
    """PUCT in duels; no look is played to its end."""

    def __init__(self, guess: Deals, seat: i64, policy: Policy, rng: Rng, seer: Seer) -> None:
        super().__init__(guess, seat, policy, rng)
        self.seer = seer
        self.ending: Fate = []

    def meet(self, node: Node, table: Table) -> None:
        children = node.children
        options = table.options
        if all_known(children, options):
            return
        gwent = cast(GwentTable, table)
        self.seer.look(gwent, gwent.seat)
        shares = self.seer.priors(gwent, gwent.seat)
        even = 1.0 / float(len(options))
        for place in range(len(options)):
            if options[place] not in children:
                child = Node(gwent.seat)
                child.prior = shares[place] + OPENNESS * (even - shares[place])
                children[options[place]] = child

    def settle(self, table: Table, path: list[Node]) -> None:
        self.ending = self.judged(table)
        for node in path:
            node.visits += 1
            node.wins += self.ending[node.seat]

    def judged(self, table: Table) -> Fate:
        """What each seat may hope for: of a game that is over, what it got."""
        mover = table.seat
        if mover < 0:
            return [table.payoff(0), table.payoff(1)]
        self.seer.look(cast(GwentTable, table), mover)
        chance = self.seer.chance()
        return [chance, 1.0 - chance] if mover == 0 else [1.0 - chance, chance]

    def fate(self) -> Fate:
        """Where the last look ended."""
        return self.ending


def all_known(children: dict[int, Node], options: list[int]) -> bool:
    for option in options:
        if option not in children:
            return False
    return True
