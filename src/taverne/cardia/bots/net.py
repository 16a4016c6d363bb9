"""The bot that learned by playing itself: it draws by what a net says, and solves the last cards.

It knows every deck, scene and guardian and all that may be agreed on. Without its weights the next best
bot plays in its place, and `excuse_for` says why.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from taverne.bots.budget import Budget
from taverne.bots.net import Net, load_net
from taverne.bots.thought import Thought, best_first, often
from taverne.bots.tree_bot import TreeBot
from taverne.bots.weights import WeightsError, weights_at
from taverne.cardia.bots.deals import fresh_deal
from taverne.cardia.bots.endgame import last_advice
from taverne.cardia.bots.rival import draw_by
from taverne.cardia.bots.search import INSTEAD, CardiaSearchBot, solved
from taverne.cardia.bots.seer import Seer
from taverne.cardia.encoding import encoding
from taverne.cardia.printing import DATA
from taverne.cardia.sampling import guess
from taverne.kernel.rng import any_state

if TYPE_CHECKING:
    from taverne.cardia.guess import Guess
    from taverne.kernel.errors import TaverneError

WEIGHTS = DATA / "net.weights"
POSITIONS: Final = 200
SHARP: Final = 1.0
LEAST: Final = 0.02


@cache
def shipped() -> Net:
    """The net that comes with the package."""
    return load(weights_at(WEIGHTS))


def load(content: bytes) -> Net:
    return load_net(content, encoding())


def excuse_for(rules: str) -> TaverneError | None:
    """Why another bot plays in place of the net, if it does: it has learned all rules."""
    try:
        shipped()
    except WeightsError as error:
        return error
    return None


class CardiaNetBot(TreeBot):
    """Draws by the shares that the net gives, for a choice in secret must not be foreseen."""

    def __init__(self, seed: int, net: Net | None = None) -> None:
        super().__init__(seed, None, None, None)
        self.net = net
        self.stand_in = CardiaSearchBot(seed, Budget(INSTEAD))

    def choose(self, view: Any) -> str:
        if self.net is None and excuse_for(view.rules) is not None:
            word = self.stand_in.choose(view)
            self.thoughts = self.stand_in.thoughts
            return word
        return super().choose(view)

    def weigh(self, view: Any) -> list[Thought]:
        hidden = guess(view, any_state(self.rng))
        advice = last_advice(hidden, view.seat, POSITIONS, self.rng)
        if advice is not None:
            return solved(view.options, advice, self.rng)
        shares = sharpened(self.shares(hidden, view.seat))
        chosen = view.options[draw_by(shares, self.rng)]
        thoughts = [
            Thought(word, share, 0, "thought-instinct", {"often": often(share)})
            for word, share in zip(view.options, shares, strict=True)
        ]
        return best_first(thoughts, chosen)

    def shares(self, hidden: Guess, seat: int) -> list[float]:
        """What the net gives each option; a rival who has chosen in secret is taken for one who will."""
        table = fresh_deal(hidden, seat, self.rng)
        seer = Seer(self.net or shipped())
        seer.look(table, seat)
        return seer.priors(table, seat)


def sharpened(shares: list[float]) -> list[float]:
    """What is hardly ever right is never played."""
    raised = [share**SHARP if share >= LEAST else 0.0 for share in shares]
    total = sum(raised)
    return [share / total for share in raised]
