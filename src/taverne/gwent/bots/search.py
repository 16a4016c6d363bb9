"""The bot that searches: it imagines many deals that fit what it sees, and plays each of them on."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from taverne.bots.budget import Budget
from taverne.bots.policy import UNIFORM
from taverne.bots.thought import Thought, alike
from taverne.bots.tree import Answered, Deals, Tree, settled
from taverne.bots.tree_bot import Finding, Look, TreeBot, grow, ranked
from taverne.gwent.bots.keen import KeenTree
from taverne.gwent.bots.passing import PASSING, free_gains, gain_first
from taverne.gwent.bots.policy import SENSIBLE
from taverne.gwent.guess import Guess
from taverne.gwent.matches.rulebook import MatchView
from taverne.gwent.notation import read
from taverne.gwent.sampling import guess
from taverne.gwent.stakes import Gems
from taverne.kernel.offer import Clock, Pool
from taverne.kernel.rng import Rng, any_state, seeded

LEAST_AGAIN: Final = 50
MOST_AGAIN: Final = 400
INSTEAD: Final = 200  # looks in place of a bot that answers at once


class SearchBot(TreeBot):
    """Plays any mode; `plain` without instinct and sense, by random playouts alone."""

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        plain: bool = False,
        clock: Clock | None = None,
        pool: Pool | None = None,
    ) -> None:
        super().__init__(seed, budget, clock, pool)
        self.plain = plain

    def choose(self, view: Any) -> str:
        if isinstance(view, MatchView):
            return str(self.choose_deck(view) if view.shape == "deck" else self.choose(view.duel))
        return super().choose(view)

    def choose_deck(self, view: MatchView) -> str:
        word = view.options[self.rng.below(len(view.options))]
        self.thoughts = alike(view.options, word)
        return word

    def weigh(self, view: Any) -> list[Thought]:
        thoughts = ranked(view.options, self.look(view, partial(explore, self.plain)))
        free = free_gains(view) if thoughts[0].option == PASSING and not self.plain else []
        if not free:
            return thoughts
        looks = self.second_looks()
        return gain_first(thoughts, free, looks, lambda word: worth(view, word, looks, self.rng))

    def second_looks(self) -> int:
        return max(LEAST_AGAIN, min(MOST_AGAIN, self.budget.looks // 4))


def explore(plain: bool, look: Look) -> list[Finding]:
    """Grow one tree; how often it tried each option of the view, and what came of it."""
    rng = seeded(look.seed)
    tree = plant(guess(look.view, any_state(rng)), look.view.seat, plain, rng)
    grow(tree, look)
    return [tree.finding(read(look.view.shape, word)) for word in look.view.options]


def worth(view: Any, word: str, looks: int, rng: Rng) -> float:
    """The chance after one option, by a tree of its own: so options can be compared with equal looks."""
    hidden = guess(view, any_state(rng))
    after = Answered(hidden, read(view.shape, word))
    tree = keen(hidden, after, view.seat, rng)
    tree.grow(looks)
    return settled(tree.root)


def plant(hidden: Guess, seat: int, plain: bool, rng: Rng) -> Tree:
    return Tree(hidden, seat, UNIFORM, rng) if plain else keen(hidden, hidden, seat, rng)


def keen(hidden: Guess, deals: Deals, seat: int, rng: Rng) -> Tree:
    """Instinct is for two sides with hands and gems; in other ways to play, sense alone must do."""
    knows_game = isinstance(hidden.base.mode.stakes, Gems) and hidden.base.automaton < 0
    return KeenTree(deals, seat, SENSIBLE, rng) if knows_game else Tree(deals, seat, SENSIBLE, rng)
