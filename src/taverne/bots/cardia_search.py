"""The searching bot of Cardia: it looks into many deals that fit what it sees, and solves the last cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.cardia_endgame import last_advice
from taverne.bots.cardia_rival import draw_by, observe
from taverne.bots.cardia_tree import Tree
from taverne.bots.thought import Thought, best_first, only
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from taverne.bots.cardia_endgame import Advice
    from taverne.bots.cardia_tree import Stake
    from taverne.cardia.guess import Guess

ITERATIONS: Final = 1000
OBSERVING: Final = 4
MANY: Final = 2147483647


class CardiaSearchBot:
    """Plays by its view alone; the same seed and number of iterations make the same moves."""

    def __init__(self, seed: int, iterations: int = ITERATIONS) -> None:
        self.rng: Rng = seeded(seed)
        self.iterations = iterations
        self.thoughts: list[Thought] = []

    def choose(self, view: Any) -> str:
        self.thoughts = self.weigh(view) if len(view.options) > 1 else only(view.options[0])
        return self.thoughts[0].option

    def weigh(self, view: Any) -> list[Thought]:
        hidden = guess(view, self.rng.below(MANY) + 1)
        advice = last_advice(hidden, view.seat, self.iterations, self.rng)
        return self.look(view, hidden) if advice is None else self.follow(view, advice)

    def follow(self, view: Any, advice: Advice) -> list[Thought]:
        """The last cards: drawn by the exact mix."""
        chosen = view.options[draw_by(advice.shares, self.rng)]
        thoughts = [
            Thought(word, chance, 0, "thought-cardia-solved", {"percent": round(100 * share)})
            for word, chance, share in zip(view.options, advice.chances, advice.shares, strict=True)
        ]
        return best_first(thoughts, chosen)

    def look(self, view: Any, hidden: Guess) -> list[Thought]:
        """One part of the iterations for what the rival may do, the others for what to do about it."""
        observing = self.iterations // OBSERVING
        habits = observe(hidden, view.seat, observing, self.rng)
        tree = Tree(hidden, view.seat, habits, self.rng)
        tree.grow(self.iterations - observing)
        stake = tree.root.stakes[view.seat]
        options = [read(view.shape, word) for word in view.options]
        support = [stake.support(option) for option in options]
        thoughts = [looked(word, option, stake) for word, option in zip(view.options, options, strict=True)]
        return best_first(thoughts, view.options[support.index(max(support))])


def looked(word: str, option: int, stake: Stake) -> Thought:
    chance, visits = stake.chance(option), int(stake.tries.get(option, 0.0))
    details: dict[str, str | int] = {"percent": round(100 * chance), "visits": visits}
    return Thought(word, chance, visits, "thought-cardia-looks", details)
