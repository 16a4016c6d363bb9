"""What a study asks of Gwent: what came of each answer on many deals, and why it is good or bad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.even import Witness, look_evenly
from taverne.bots.review import LADDER
from taverne.bots.tree import Tree
from taverne.gwent.bots.calibration import SCALES
from taverne.gwent.bots.keen import KeenTree
from taverne.gwent.bots.net_tree import NetTree
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
    from taverne.gwent.bots.seer import Seer
    from taverne.gwent.table import GwentTable
    from taverne.kernel.rng import Rng

NET_LADDER: Final = (8, 16, 32)  # a judgement says more than two games played to their end


class GwentReview:
    """The duel of a match is judged as a game of its own; which deck to bring is left to taste."""

    scales: Final = SCALES

    def is_judged(self, view: Any) -> bool:
        return view.shape != "deck" and len(view.options) > 1

    def stage(self, view: Any, is_open: bool) -> str:
        """Where in the game: the chances of each stage are calibrated by themselves."""
        duel = duel_of(view)
        kind = "net" if is_learned(duel, is_open) else kind_of(duel.rules)
        return f"{kind} {min(3, max(1, duel.round))}"

    def ladder(self, view: Any, is_open: bool) -> tuple[int, ...]:
        return NET_LADDER if is_learned(duel_of(view), is_open) else LADDER

    def looks(self, view: Any, table: Any, words: list[str], looks: int, seed: int) -> list[Finding]:
        """By what the seat sees, or if there is a table, by all that lies on it."""
        rng, duel = seeded(seed), duel_of(view)
        hidden = guess(duel, any_state(rng)) if table is None else open_guess(table, duel.seat)
        options = [read(duel.shape, word) for word in words]
        if is_learned(duel, table is not None):
            tree = NetTree(hidden, duel.seat, SENSIBLE, rng, seer())
            return look_evenly(tree, tree, options, looks)
        witness = Witness(SENSIBLE)
        return look_evenly(plant(hidden, duel.seat, witness, rng), witness, options, looks)

    def reasons(self, view: Any, seed: int) -> list[Thought]:
        planner = PlannerBot(seed)
        planner.choose(view)
        return planner.thoughts


def is_learned(duel: Any, is_open: bool) -> bool:
    """The net judges what it has learned: duels by the usual rules, in which hands are hidden.

    It is loaded when it is wanted: its vectors may be missing beside a compiled engine.
    """
    try:
        from taverne.gwent.bots.net import excuse_for
    except ImportError:
        return False
    return not is_open and excuse_for(duel.rules) is None


def seer() -> Seer:
    from taverne.gwent.bots.net import shipped
    from taverne.gwent.bots.seer import Seer

    return Seer(shipped())


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
