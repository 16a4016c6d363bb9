"""The bot that searches: it imagines many deals that fit what it sees, and plays each of them on."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from taverne.bots.budget import Budget
from taverne.bots.crew import Alone
from taverne.bots.policy import UNIFORM
from taverne.bots.thought import Thought, alike, only
from taverne.bots.tree import Tree
from taverne.gwent.bots.keen import KeenTree
from taverne.gwent.bots.policy import SENSIBLE
from taverne.gwent.guess import Guess
from taverne.gwent.match_rulebook import MatchView
from taverne.gwent.notation import read
from taverne.gwent.sampling import guess
from taverne.gwent.stakes import Gems
from taverne.kernel.errors import TaverneError
from taverne.kernel.offer import Clock, Crew
from taverne.kernel.rng import Rng, seeded

MANY: Final = 2147483647
Finding = tuple[int, float]


class Look(NamedTuple):
    """All that one tree needs, so that another process can grow it."""

    view: Any
    seed: int
    budget: Budget
    plain: bool
    clock: Clock | None


class SearchBot:
    """Plays any mode by its view alone; who carries the trees out does not change the move."""

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        plain: bool = False,
        clock: Clock | None = None,
        crew: Crew | None = None,
    ) -> None:
        self.rng: Rng = seeded(seed)
        self.budget = budget or Budget()
        self.plain = plain
        self.clock = clock
        self.crew: Crew = crew or Alone()
        self.thoughts: list[Thought] = []
        if self.budget.seconds > 0.0 and clock is None:
            raise TaverneError("bot-without-clock")

    def choose(self, view: Any) -> str:
        if isinstance(view, MatchView):
            return str(self.choose_deck(view) if view.shape == "deck" else self.choose(view.duel))
        self.thoughts = self.weigh(view) if len(view.options) > 1 else only(view.options[0])
        return self.thoughts[0].option

    def choose_deck(self, view: MatchView) -> str:
        word = view.options[self.rng.below(len(view.options))]
        self.thoughts = alike(view.options, word)
        return word

    def weigh(self, view: Any) -> list[Thought]:
        looks = [
            Look(view, self.rng.below(MANY), self.budget, self.plain, self.clock)
            for _ in range(self.budget.trees)
        ]
        return ranked(view.options, list(self.crew.map(explore, looks)))


def explore(look: Look) -> list[Finding]:
    """Grow one tree; how often it tried each option of the view, and what came of it."""
    rng = seeded(look.seed)
    tree = plant(guess(look.view, rng.below(MANY) + 1), look, rng)
    if look.clock is None or look.budget.seconds == 0.0:
        tree.grow(look.budget.looks_of_each())
    else:
        tree.grow_until(look.clock, look.clock() + look.budget.seconds)
    return [tree.finding(read(look.view.shape, word)) for word in look.view.options]


def plant(hidden: Guess, look: Look, rng: Rng) -> Tree:
    """Instinct is for two sides with hands and gems; in other ways to play, sense alone must do."""
    seat = look.view.seat
    if look.plain:
        return Tree(hidden, seat, UNIFORM, rng)
    knows_game = isinstance(hidden.base.mode.stakes, Gems) and hidden.base.automaton < 0
    return KeenTree(hidden, seat, SENSIBLE, rng) if knows_game else Tree(hidden, seat, SENSIBLE, rng)


def ranked(options: tuple[str, ...], findings: list[list[Finding]]) -> list[Thought]:
    """All trees together, the option that was tried most first: that is the best."""
    thoughts: list[Thought] = []
    for place, option in enumerate(options):
        visits = sum(one[place][0] for one in findings)
        wins = sum(one[place][1] for one in findings)
        thoughts.append(looked(option, visits, wins))
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))


def looked(option: str, visits: int, wins: float) -> Thought:
    chance = wins / visits if visits else 0.0
    details: dict[str, str | int] = {"percent": round(100 * chance), "visits": visits}
    return Thought(option, chance, visits, "thought-looks", details)
