"""What a study asks of Gwent: what came of each answer on many deals, and why it is good or bad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.even import Witness, look_evenly
from taverne.bots.tree import Tree
from taverne.gwent.bots.calibration import SCALES
from taverne.gwent.bots.keen import KeenTree
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.policy import SENSIBLE
from taverne.gwent.guess import Guess
from taverne.gwent.matches.rulebook import MatchView
from taverne.gwent.matches.table import MatchTable
from taverne.gwent.notation import read
from taverne.gwent.sampling import guess
from taverne.gwent.stakes import Gems
from taverne.kernel.rng import any_state, seeded

if TYPE_CHECKING:
    from taverne.bots.even import Finding
    from taverne.bots.thought import Thought
    from taverne.gwent.table import GwentTable
    from taverne.kernel.rng import Rng


class GwentReview:
    """The duel of a match is judged as a game of its own; which deck to bring is left to taste."""

    scales: Final = SCALES

    def is_judged(self, view: Any) -> bool:
        return view.shape != "deck" and len(view.options) > 1

    def stage(self, view: Any) -> str:
        """Where in the game: the chances of each stage are calibrated by themselves."""
        duel = duel_of(view)
        return f"{kind_of(duel.rules)} {min(3, max(1, duel.round))}"

    def looks(self, view: Any, table: Any, words: list[str], looks: int, seed: int) -> list[Finding]:
        """By what the seat sees, or if there is a table, by all that lies on it."""
        rng, duel = seeded(seed), duel_of(view)
        hidden = guess(duel, any_state(rng)) if table is None else open_guess(table, duel.seat)
        witness = Witness(SENSIBLE)
        tree = plant(hidden, duel.seat, witness, rng)
        return look_evenly(tree, witness, [read(duel.shape, word) for word in words], looks)

    def reasons(self, view: Any, seed: int) -> list[Thought]:
        planner = PlannerBot(seed)
        planner.choose(view)
        return planner.thoughts


def duel_of(view: Any) -> Any:
    return view.duel if isinstance(view, MatchView) else view


def kind_of(rules: str) -> str:
    """Two sides, many, or one player against the rules."""
    mode = next((word for word in rules.split() if word.startswith("mode=")), "mode=duel")[5:]
    return mode[:3] if mode.startswith("ffa") else mode


def open_guess(table: Any, seat: int) -> Guess:
    """Nothing is hidden; only what will be drawn is left to chance."""
    duel: GwentTable = table.playing() if isinstance(table, MatchTable) else table
    return Guess(duel.clone(), seat, [], [])


def plant(hidden: Guess, seat: int, witness: Witness, rng: Rng) -> Tree:
    has_instinct = isinstance(hidden.base.mode.stakes, Gems) and hidden.base.automaton < 0
    return KeenTree(hidden, seat, witness, rng) if has_instinct else Tree(hidden, seat, witness, rng)


REVIEW: Final = GwentReview()
