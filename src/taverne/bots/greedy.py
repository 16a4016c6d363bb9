"""A Gwent bot that looks one play ahead and takes what gains most at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.catalogue import BY_KEY
from taverne.gwent.match_rulebook import MatchView
from taverne.gwent.notation import read
from taverne.gwent.sampling import sample
from taverne.gwent.stakes import Gems
from taverne.gwent.turns import PASS, Turn
from taverne.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from taverne.gwent.table import GwentTable

ENOUGH: Final = 25
DULL: Final = 3
HAND_CARD: Final = 3
GEM: Final = 1000
POOR: Final = -100_000


class GreedyBot:
    """Plays on a table imagined from its view; passes when nothing gains or the lead is enough."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)

    def choose(self, view: Any) -> str:
        if isinstance(view, MatchView):
            return self.choose_in_match(view)
        if view.shape == "exchange":
            return self.exchange(view)
        if view.shape == "seat" and view.round == 0:
            return f"seat-{(view.seat + 1) % len(view.seats)}"
        table = sample(view, self.rng)
        options = [read(view.shape, word) for word in view.options]
        best = best_option(table, view.seat, options)
        return str(view.options[options.index(best)])

    def choose_in_match(self, view: MatchView) -> str:
        """Any deck will do; a duel is played as a duel."""
        if view.shape == "deck":
            return view.options[self.rng.below(len(view.options))]
        return self.choose(view.duel)

    def exchange(self, view: Any) -> str:
        """Away with the dullest unit of the hand, if it is dull enough."""
        dull = [key for key in view.options if key in BY_KEY and is_dull(key)]
        return min(dull, key=lambda key: BY_KEY[key].power, default="done")


def is_dull(key: str) -> bool:
    card = BY_KEY[key]
    return card.plain and not card.keywords and card.power <= DULL


def best_option(table: GwentTable, seat: int, options: list[int]) -> int:
    """The option after which the lead is greatest; passing is a choice of its own."""
    if PASS in options and wants_to_pass(table, seat):
        return PASS
    plays = [option for option in options if option != PASS]
    values = [outcome(table, seat, option) for option in plays]
    best = max(values, default=POOR)
    if PASS in options and best <= promise(table, seat) and not must_fight(table, seat):
        return PASS
    return plays[values.index(best)] if plays else PASS


def wants_to_pass(table: GwentTable, seat: int) -> bool:
    """Far ahead, or ahead of rivals who have all passed."""
    ahead = lead(table, seat)
    return ahead >= ENOUGH or (ahead > 0 and all(table.passed[foe] for foe in table.seating.foes[seat]))


def must_fight(table: GwentTable, seat: int) -> bool:
    """The last gem is at stake and somebody else is not behind."""
    last_gem = isinstance(table.mode.stakes, Gems) and table.score[table.side(seat)] == 1
    return last_gem and lead(table, seat) <= 0


def outcome(table: GwentTable, seat: int, option: int) -> int:
    """The lead after this option and the best answers to all that it asks."""
    twin = table.clone()
    twin.play(option)
    if twin.seat != seat or isinstance(twin.agenda[-1], Turn):
        return standing(twin, seat, table.round)
    return max(outcome(twin, seat, answer) for answer in twin.options)


def standing(table: GwentTable, seat: int, round_before: int) -> int:
    """The lead on the field and what the hand promises; once the round is over, the gems."""
    if table.round == round_before and not table.is_over():
        return promise(table, seat)
    side = table.side(seat)
    return GEM * sum(table.score[side] - table.score[rival] for rival in table.seating.rivals[seat])


def promise(table: GwentTable, seat: int) -> int:
    return lead(table, seat) + HAND_CARD * len(table.hands[seat])


def lead(table: GwentTable, seat: int) -> int:
    rivals = max(table.total(rival) for rival in table.seating.rivals[seat])
    return table.total(table.side(seat)) - rivals
