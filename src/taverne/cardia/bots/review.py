"""What a study asks of Cardia: what came of each answer on many deals, and why it is good or bad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.even import Found
from taverne.bots.review import LADDER
from taverne.cardia.bots.calibration import SCALES
from taverne.cardia.bots.deals import fresh_deal
from taverne.cardia.bots.planner import CardiaPlannerBot
from taverne.cardia.bots.rival import observe
from taverne.cardia.bots.tree import Node, Tree, gain
from taverne.cardia.guess import Guess
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.kernel.rng import Rng, any_state, seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.bots.even import Finding
    from taverne.bots.thought import Thought
    from taverne.cardia.bots.rival import Habits
    from taverne.cardia.table import CardiaTable

OBSERVED: Final = 100
THIRD: Final = 4


class OpenGuess(Guess):
    """Nothing is hidden; only what will be drawn is left to chance."""

    def deal(self, rng: Rng) -> CardiaTable:
        table = super().deal(rng)
        table.freshen(Rng(any_state(rng)))
        return table


class EvenTree(Tree):
    """A tree whose first answer is given; everything after it is found as ever."""

    def __init__(self, hidden: Guess, seat: i64, habits: Habits, rng: Rng) -> None:
        super().__init__(hidden, seat, habits, rng)
        self.given: i64 = 0

    def draw(self, node: Node, seat: i64, options: list[int]) -> int:
        return self.given if node is self.root and seat == self.seat else super().draw(node, seat, options)

    def alone(self, node: Node, table: CardiaTable) -> float:
        if node is not self.root:
            return super().alone(node, table)
        table.play(self.given)
        return self.explore(node.child(self.given), table)

    def compare(self, options: list[int], looks: i64) -> list[Finding]:
        found = [Found(2) for _ in options]
        for _ in range(looks):
            deal = fresh_deal(self.hidden, self.seat, self.rng)
            for place in range(len(options)):
                self.given = options[place]
                value = self.explore(self.root, deal.clone())
                found[place].note([gain(value, 0), gain(value, 1)], self.seat)
        return [one.plain() for one in found]


class CardiaReview:
    """The game that is being played is judged; the later games of a match are another matter."""

    scales: Final = SCALES

    def is_judged(self, view: Any) -> bool:
        return len(view.options) > 1

    def stage(self, view: Any, is_open: bool) -> str:
        """Where in the game: the chances of each stage are calibrated by themselves."""
        return f"game {min(3, 1 + len(view.row) // THIRD)}"

    def ladder(self, view: Any, is_open: bool) -> tuple[int, ...]:
        return LADDER

    def looks(self, view: Any, table: Any, words: list[str], looks: int, seed: int) -> list[Finding]:
        """By what the seat sees, or if there is a table, by all that lies on it."""
        rng = seeded(seed)
        hidden = guess(view, any_state(rng)) if table is None else OpenGuess(table.clone(), view.seat, [], [])
        tree = EvenTree(hidden, view.seat, observe(hidden, view.seat, OBSERVED, rng), rng)
        return tree.compare([read(view.shape, word) for word in words], looks)

    def reasons(self, view: Any, seed: int) -> list[Thought]:
        planner = CardiaPlannerBot(seed)
        planner.choose(view)
        return planner.thoughts


REVIEW: Final = CardiaReview()
