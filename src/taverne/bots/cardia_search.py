"""The searching bot of Cardia: many deals that fit what it sees, each played on to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.cardia_greedy import imagined
from taverne.bots.policy import UNIFORM
from taverne.bots.tree import Tree
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable

ITERATIONS: Final = 1000


class Prepared:
    """Deals for the tree in which a rival who is asked at the same time has already chosen."""

    def __init__(self, hidden: Guess, seat: int) -> None:
        self.hidden = hidden
        self.seat = seat

    def deal(self, rng: Rng) -> CardiaTable:
        return imagined(self.hidden, self.seat, rng)


class CardiaSearchBot:
    """Plays by its view alone; the same seed and number of iterations make the same moves."""

    def __init__(self, seed: int, iterations: int = ITERATIONS) -> None:
        self.rng: Rng = seeded(seed)
        self.iterations = iterations

    def choose(self, view: Any) -> str:
        if len(view.options) == 1:
            return str(view.options[0])
        hidden = guess(view, self.rng.below(2147483647) + 1)
        tree = Tree(Prepared(hidden, view.seat), view.seat, UNIFORM, self.rng)
        tree.grow(self.iterations)
        return str(max(view.options, key=lambda word: tree.visits(read(view.shape, word))))
