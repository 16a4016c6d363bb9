"""Tree search for a game in which both choose at the same time: every iteration searches another deal.

At a secret choice each seat mixes its options by its regrets: by how much more each would have
brought, on average, against what the other chose. The mixes average out to a choice that cannot be
exploited, as far as the tree has seen. Other questions go to the most promising option (UCB).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from taverne.cardia.bots.contest import Contest
from taverne.cardia.bots.deals import fresh_deal
from taverne.cardia.bots.rival import draw_by
from taverne.cardia.table import RIVAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.bots.rival import Habits
    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable
    from taverne.kernel.rng import Rng

CURIOSITY: Final = 0.5  # the constant of UCB
RESTLESS: Final = 20
MOST_OPTIONS: Final = 256
ANY: Final = -2


class Stake:
    """What one seat has learned about its options at one node."""

    def __init__(self) -> None:
        self.regrets: dict[int, float] = {}
        self.shares: dict[int, float] = {}
        self.tries: dict[int, float] = {}
        self.gains: dict[int, float] = {}
        self.offers: dict[int, float] = {}

    def note(self, option: int, gain: float) -> None:
        self.tries[option] = self.tries.get(option, 0.0) + 1.0
        self.gains[option] = self.gains.get(option, 0.0) + gain

    def chance(self, option: int) -> float:
        """The expected result after this option, from 0 (lost) to 1 (won)."""
        return self.gains.get(option, 0.0) / max(1.0, self.tries.get(option, 0.0))

    def support(self, option: int) -> float:
        """How much speaks for it in the end: its share of all mixes, or how often it was tried."""
        return self.shares[option] if option in self.shares else self.tries.get(option, 0.0)

    def mix(self, options: list[int]) -> list[float]:
        """In proportion to the regrets; without any, all alike."""
        regrets = [self.regrets.get(option, 0.0) for option in options]
        total = sum(regrets)
        if total <= 0.0:
            return [1.0 / float(len(options))] * len(options)
        return [regret / total for regret in regrets]

    def draw(self, options: list[int], rng: Rng) -> int:
        """By the mix, which is noted; now and then any option, to learn about it."""
        mix = self.mix(options)
        for option, share in zip(options, mix, strict=True):
            self.shares[option] = self.shares.get(option, 0.0) + share
        if rng.below(100) < RESTLESS:
            return options[rng.below(len(options))]
        return options[draw_by(mix, rng)]

    def most_promising(self, options: list[int]) -> int:
        """UCB, counting only the times at which an option was on offer."""
        best, best_value = options[0], -1.0
        for option in options:
            offers = self.offers.get(option, 0.0) + 1.0
            self.offers[option] = offers
            tries = self.tries.get(option, 0.0)
            if tries == 0.0:
                value = 1000.0
            else:
                value = self.gains[option] / tries + CURIOSITY * math.sqrt(math.log(offers) / tries)
            if value > best_value:
                best, best_value = option, value
        return best


class Node:
    """A point of the game by what led there, whatever chance has dealt; its values are those of seat 0."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}
        self.stakes: list[Stake] = [Stake(), Stake()]

    def child(self, key: i64) -> Node:
        if key not in self.children:
            self.children[key] = Node()
        return self.children[key]

    def regret(self, seat: i64, options: list[int], chosen: i64, answer: i64, value: float) -> None:
        """What every option would have brought against the same answer; regrets never fall below zero."""
        regrets = self.stakes[seat].regrets
        for option in options:
            node = self.children.get(pair(seat, option, answer))
            if option != chosen and node is not None and node.visits > 0:
                missed = gain(node.total / float(node.visits), seat) - gain(value, seat)
                regrets[option] = max(0.0, regrets.get(option, 0.0) + missed)


def pair(seat: i64, own: i64, other: i64) -> i64:
    """A number for two options that meet, the same from both seats."""
    return (own + 1) * MOST_OPTIONS + other + 1 if seat == 0 else (other + 1) * MOST_OPTIONS + own + 1


def gain(value: float, seat: i64) -> float:
    return value if seat == 0 else 1.0 - value


class Tree:
    """A search for the game that is being played; later games of a match are left out.

    It may be told our first option, to learn what that one is worth.
    """

    def __init__(self, hidden: Guess, seat: i64, habits: Habits, rng: Rng, first: i64 = ANY) -> None:
        self.hidden = hidden
        self.seat: i64 = seat
        self.habits = habits
        self.rng = rng
        self.root = Node()
        self.root.visits = 1
        self.contest = Contest(hidden.base)
        self.first: i64 = first

    def grow(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.explore(self.root, fresh_deal(self.hidden, self.seat, self.rng))

    def explore(self, node: Node, table: CardiaTable) -> float:
        """Down the known tree and one step further; the result for seat 0."""
        if node is not self.root:
            self.contest.finish_well(table, self.rng)
        node.visits += 1
        if node.visits == 1 or self.contest.is_over(table):
            value = self.contest.chance(table, 0)
        elif len(table.open_tasks()) == 2:
            value = self.at_once(node, table)
        else:
            value = self.alone(node, table)
        node.total += value
        return value

    def alone(self, node: Node, table: CardiaTable) -> float:
        seat = table.seat
        stake = node.stakes[seat]
        told = node is self.root and self.first != ANY
        option = self.first if told else stake.most_promising(table.options)
        table.play(option)
        value = self.explore(node.child(option), table)
        stake.note(option, gain(value, seat))
        return value

    def at_once(self, node: Node, table: CardiaTable) -> float:
        """Both draw, both learn."""
        seat = table.seat
        rival = RIVAL[seat]
        options, answers = table.options, table.question(rival).options(table)
        option, answer = self.draw(node, seat, options), self.draw(node, rival, answers)
        table.play(option)
        table.play(answer)
        value = self.explore(node.child(pair(seat, option, answer)), table)
        node.stakes[seat].note(option, gain(value, seat))
        node.stakes[rival].note(answer, gain(value, rival))
        node.regret(seat, options, option, answer, value)
        node.regret(rival, answers, answer, option, value)
        return value

    def draw(self, node: Node, seat: i64, options: list[int]) -> int:
        """At the root the rival follows its habits: it does not know our hand, which the tree does."""
        if node is self.root and seat != self.seat:
            return self.habits.draw(options, self.rng)
        if node is self.root and self.first != ANY:
            return self.first
        return node.stakes[seat].draw(options, self.rng)
