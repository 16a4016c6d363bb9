"""The bot that learned by playing itself: it draws by what a net says, at once or after looks ahead.

It knows every deck, scene and guardian and all that may be agreed on, but no table with more scenes than
it ever met. There, or without its weights, the next best bot plays in its place, and `excuse_for` says why.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from taverne.bots.budget import Budget
from taverne.bots.net import Net, load_net
from taverne.bots.thought import Thought, best_first, often
from taverne.bots.tree_bot import Look, TreeBot, looked
from taverne.bots.weights import WeightsError, weights_at
from taverne.cardia.bots.deals import fresh_deal
from taverne.cardia.bots.endgame import last_advice
from taverne.cardia.bots.rehearsal import LEAST, Found, Rehearsal, gathered, likely
from taverne.cardia.bots.rival import draw_by
from taverne.cardia.bots.search import INSTEAD, CardiaSearchBot, positions, solved
from taverne.cardia.bots.seer import Seer
from taverne.cardia.encoding import encoding
from taverne.cardia.printing import DATA
from taverne.cardia.rules import read_rules
from taverne.cardia.sampling import guess
from taverne.kernel.offer import Clock, Pool
from taverne.kernel.rng import any_state, seeded

if TYPE_CHECKING:
    from taverne.cardia.guess import Guess
    from taverne.kernel.errors import TaverneError

WEIGHTS = DATA / "net.weights"
POSITIONS: Final = 200
MOST_SCENES: Final = 3  # at the tables at which it learned


@cache
def shipped() -> Net:
    """The net that comes with the package."""
    return load(weights_at(WEIGHTS))


def load(content: bytes) -> Net:
    return load_net(content, encoding())


def excuse_for(rules: str) -> TaverneError | None:
    """Why another bot plays in place of the net, if it does."""
    if len(read_rules(rules).scenes) > MOST_SCENES:
        return WeightsError("weights-many-scenes")
    try:
        shipped()
    except WeightsError as error:
        return error
    return None


class LearnedBot(TreeBot):
    """Solves the last cards, draws by the net before; without its weights its stand-in plays."""

    net: Net | None
    stand_in: CardiaSearchBot
    positions: int

    def choose(self, view: Any) -> str:
        if self.net is None and excuse_for(view.rules) is not None:
            word = self.stand_in.choose(view)
            self.thoughts = self.stand_in.thoughts
            return word
        return super().choose(view)

    def weigh(self, view: Any) -> list[Thought]:
        hidden = guess(view, any_state(self.rng))
        advice = last_advice(hidden, view.seat, self.positions, self.rng)
        if advice is not None:
            return solved(view.options, advice, self.rng)
        return self.drawn(view, hidden)

    def drawn(self, view: Any, hidden: Guess) -> list[Thought]:
        """By shares, for a choice in secret must not be foreseen."""
        raise NotImplementedError


class CardiaNetBot(LearnedBot):
    """Draws at once, by the shares that the net gives."""

    def __init__(self, seed: int, net: Net | None = None) -> None:
        super().__init__(seed, None, None, None)
        self.net = net
        self.stand_in = CardiaSearchBot(seed, Budget(INSTEAD))
        self.positions = POSITIONS

    def drawn(self, view: Any, hidden: Guess) -> list[Thought]:
        shares = likely(self.shares(hidden, view.seat), LEAST)
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


class CardiaNetSearchBot(LearnedBot):
    """Looks one encounter ahead, where the net plays for both and judges."""

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        clock: Clock | None = None,
        pool: Pool | None = None,
        net: Net | None = None,
    ) -> None:
        super().__init__(seed, budget, clock, pool)
        self.net = net
        self.stand_in = CardiaSearchBot(seed, budget, clock, pool)
        self.positions = positions(self.budget)

    def drawn(self, view: Any, hidden: Guess) -> list[Thought]:
        found = gathered(self.look(view, partial(explore, self.net)))
        chosen = view.options[draw_by(found.mix(), self.rng)]
        thoughts = [
            looked(word, tries, gain, "thought-cardia-looks")
            for word, tries, gain in zip(view.options, found.tries(), found.gains, strict=True)
        ]
        return best_first(thoughts, chosen)


def explore(net: Net | None, look: Look) -> Found:
    """With a chance of its own; the net that comes with the package need not travel to another process."""
    rng = seeded(look.seed)
    rehearsal = Rehearsal(guess(look.view, any_state(rng)), look.view.seat, Seer(net or shipped()), rng)
    budget, clock = look.budget, look.clock
    end = clock() + budget.seconds if clock is not None and budget.seconds else 0.0
    most = budget.looks_of_each() if budget.looks else 0
    taken = rehearsal.look()
    while rehearsal.is_open() and (not most or taken < most) and (clock is None or not end or clock() < end):
        taken += rehearsal.look()
    return rehearsal.found()
