"""The searching bot of Cardia: it looks into many deals that fit what it sees, and solves the last cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from taverne.bots.budget import Budget
from taverne.bots.thought import Thought, best_first, often
from taverne.bots.tree_bot import Look, TreeBot, looked
from taverne.cardia.bots.endgame import last_advice
from taverne.cardia.bots.rival import Observer, draw_by, observe
from taverne.cardia.bots.tree import Tree
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.kernel.offer import Clock, Pool
from taverne.kernel.rng import Rng, any_state, seeded

if TYPE_CHECKING:
    from taverne.cardia.bots.endgame import Advice
    from taverne.cardia.guess import Guess

OBSERVING: Final = 4
AT_ONCE: Final = 10
INSTEAD: Final = 200  # looks in place of a bot that answers at once
POSITIONS_A_SECOND: Final = 500


class Finding(NamedTuple):
    """About one option: what speaks for it, how often it was tried, and what came of it."""

    support: float
    tries: float
    gains: float


class CardiaSearchBot(TreeBot):
    """Plays by its view alone; the same seed and number of looks make the same moves."""

    def __init__(
        self, seed: int, budget: Budget | None = None, clock: Clock | None = None, pool: Pool | None = None
    ) -> None:
        super().__init__(seed, budget, clock, pool)

    def weigh(self, view: Any) -> list[Thought]:
        hidden = guess(view, any_state(self.rng))
        advice = last_advice(hidden, view.seat, positions(self.budget), self.rng)
        if advice is not None:
            return solved(view.options, advice, self.rng)
        return ranked(view.options, self.found(view, hidden))

    def found(self, view: Any, hidden: Guess) -> list[list[Finding]]:
        """A single tree goes on with what is imagined already."""
        if self.budget.trees == 1:
            return [grown(hidden, Look(view, 0, self.budget, self.clock), self.rng)]
        return self.look(view, explore)


def solved(words: tuple[str, ...], advice: Advice, rng: Rng) -> list[Thought]:
    """The last cards: drawn by the exact mix."""
    chosen = words[draw_by(advice.shares, rng)]
    thoughts = [
        Thought(word, chance, 0, "thought-cardia-solved", {"often": often(share)})
        for word, chance, share in zip(words, advice.chances, advice.shares, strict=True)
    ]
    return best_first(thoughts, chosen)


def worth(view: Any, word: str, looks: int, rng: Rng) -> float:
    """The chance after one option, by a tree of its own: so options can be compared with equal looks."""
    hidden = guess(view, any_state(rng))
    seat, option = int(view.seat), read(view.shape, word)
    habits = observe(hidden, seat, looks // OBSERVING, rng)
    tree = Tree(hidden, seat, habits, rng, option)
    tree.grow(looks)
    return tree.root.stakes[seat].chance(option)


def explore(look: Look) -> list[Finding]:
    """One tree of several, with a chance of its own."""
    rng = seeded(look.seed)
    return grown(guess(look.view, any_state(rng)), look, rng)


def grown(hidden: Guess, look: Look, rng: Rng) -> list[Finding]:
    """One part of the budget for what the rival may do, the others for what to do about it."""
    seat = look.view.seat
    observer = Observer(hidden, seat, rng)
    if look.clock is None or look.budget.seconds == 0.0:
        observing = look.budget.looks_of_each() // OBSERVING
        observer.look(observing)
        tree = Tree(hidden, seat, observer.habits(), rng)
        tree.grow(look.budget.looks_of_each() - observing)
    else:
        tree = grown_in_time(hidden, look, look.clock, observer, rng)
    return findings(tree, look.view)


def grown_in_time(hidden: Guess, look: Look, clock: Clock, observer: Observer, rng: Rng) -> Tree:
    """The same parts of the time; a number of looks, where there is one, may end each earlier."""
    start, seconds = clock(), look.budget.seconds
    most = look.budget.looks_of_each() if look.budget.looks else 0
    seen, grown = 0, AT_ONCE
    while clock() < start + seconds / OBSERVING and (not most or seen < most // OBSERVING):
        if not observer.look(AT_ONCE):
            break
        seen += AT_ONCE
    tree = Tree(hidden, look.view.seat, observer.habits(), rng)
    tree.grow(AT_ONCE)
    while clock() < start + seconds and (not most or grown < most - most // OBSERVING):
        tree.grow(AT_ONCE)
        grown += AT_ONCE
    return tree


def positions(budget: Budget) -> int:
    """How many may be solved at the end: as many as there are looks, if there is time for them."""
    if budget.seconds == 0.0:
        return budget.looks
    in_time = int(POSITIONS_A_SECOND * budget.seconds)
    return min(budget.looks, in_time) if budget.looks else in_time


def findings(tree: Tree, view: Any) -> list[Finding]:
    stake = tree.root.stakes[view.seat]
    options = [read(view.shape, word) for word in view.options]
    return [
        Finding(stake.support(option), stake.tries.get(option, 0.0), stake.gains.get(option, 0.0))
        for option in options
    ]


def ranked(words: tuple[str, ...], found: list[list[Finding]]) -> list[Thought]:
    """All trees together; what most speaks for comes first."""
    places = range(len(words))
    support = [sum(one[place].support for one in found) for place in places]
    tries = [int(sum(one[place].tries for one in found)) for place in places]
    gains = [sum(one[place].gains for one in found) for place in places]
    thoughts = [looked(words[place], tries[place], gains[place], "thought-cardia-looks") for place in places]
    return best_first(thoughts, words[support.index(max(support))])
