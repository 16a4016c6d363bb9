"""A Gwent bot that looks one play ahead and takes what gains most at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.thought import ALIKE, EVEN, Thought, alike, best_first, squash
from taverne.gwent.bots.policy import LAST_CARD
from taverne.gwent.bots.reasons import endings, lead, reason
from taverne.gwent.catalogue import BY_KEY
from taverne.gwent.matches.rulebook import MatchView
from taverne.gwent.notation import read
from taverne.gwent.sampling import sample
from taverne.gwent.stakes import Gems
from taverne.gwent.turns import PASS
from taverne.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from taverne.gwent.table import GwentTable

ENOUGH: Final = 25
DULL: Final = 3
HAND_CARD: Final = 3
GEM: Final = 1000


class GreedyBot:
    """Plays on a table imagined from its view; passes when nothing gains or the lead is enough."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)
        self.thoughts: list[Thought] = []

    def choose(self, view: Any) -> str:
        if isinstance(view, MatchView) and view.shape != "deck":
            return self.choose(view.duel)
        self.thoughts = self.think(view)
        return self.thoughts[0].option

    def think(self, view: Any) -> list[Thought]:
        """All options, the one that it takes first."""
        if view.shape == "exchange":
            return self.exchange(view)
        if view.shape == "deck":
            return alike(view.options, view.options[self.rng.below(len(view.options))])
        if view.shape == "seat" and view.round == 0:
            last = f"seat-{(view.seat + 1) % len(view.seats)}"
            return best_first([starting(word, last) for word in view.options], last)
        return self.weigh(view, sample(view, self.rng), [read(view.shape, word) for word in view.options])

    def exchange(self, view: Any) -> list[Thought]:
        """Away with what is worth least, if there is anything to get rid of."""
        chosen = self.unwanted(view)
        return best_first([exchanging(word, chosen) for word in view.options], chosen)

    def unwanted(self, view: Any) -> str:
        """The dullest unit of the hand, if it is dull enough."""
        dull = [key for key in view.options if key in BY_KEY and is_dull(key)]
        return min(dull, key=lambda key: BY_KEY[key].power, default="done")

    def weigh(self, view: Any, table: GwentTable, options: list[int]) -> list[Thought]:
        found = [best_end(table, view.seat, option) for option in options]
        best = best_option(table, view.seat, options, [value for value, _ in found])
        now = promise(table, view.seat)
        thoughts: list[Thought] = []
        for word, option, (value, end) in zip(view.options, options, found, strict=True):
            why, details = reason(table, end, view.seat, option)
            thoughts.append(Thought(word, squash(value - now), 0, why, details))
        return best_first(thoughts, view.options[options.index(best)])


def starting(word: str, last: str) -> Thought:
    return Thought(word, EVEN, 0, "thought-later" if word == last else ALIKE, {})


def exchanging(word: str, chosen: str) -> Thought:
    if word == "done":
        return Thought(word, EVEN, 0, "thought-keeps-all", {})
    return Thought(word, EVEN, 0, "thought-dull" if word == chosen else ALIKE, {})


def is_dull(key: str) -> bool:
    card = BY_KEY[key]
    return card.plain and not card.keywords and card.power <= DULL


def best_option(table: GwentTable, seat: int, options: list[int], values: list[int]) -> int:
    """The option after which the lead is greatest; passing is a choice of its own."""
    if PASS in options and wants_to_pass(table, seat):
        return PASS
    plays = [place for place, option in enumerate(options) if option != PASS]
    if not plays:
        return PASS
    best = max(plays, key=lambda place: values[place])
    if PASS in options and values[best] <= promise(table, seat) and not must_fight(table, seat):
        return PASS
    return options[best]


def wants_to_pass(table: GwentTable, seat: int) -> bool:
    """Far ahead, or ahead of rivals who have all passed; in solo play, if one more card may not suffice."""
    ahead = lead(table, seat)
    if table.automaton >= 0:
        return ahead >= LAST_CARD
    return ahead >= ENOUGH or (ahead > 0 and all(table.passed[foe] for foe in table.seating.foes[seat]))


def must_fight(table: GwentTable, seat: int) -> bool:
    """The last gem is at stake and somebody else is not behind; an automaton never tires (GWT-8.5)."""
    last_gem = isinstance(table.mode.stakes, Gems) and table.score[table.side(seat)] == 1
    return table.automaton >= 0 or (last_gem and lead(table, seat) <= 0)


def best_end(table: GwentTable, seat: int, option: int) -> tuple[int, GwentTable]:
    """The lead after this option and the best answers to all that it asks, and the table then."""
    ends = endings(table, seat, option)
    values = [standing(end, seat, table.round) for end in ends]
    best = max(values)
    return best, ends[values.index(best)]


def standing(table: GwentTable, seat: int, round_before: int) -> int:
    """The lead on the field and what the hand promises; once the round is over, the gems."""
    if table.round == round_before and not table.is_over():
        return promise(table, seat)
    side = table.side(seat)
    return GEM * sum(table.score[side] - table.score[rival] for rival in table.seating.rivals[seat])


def promise(table: GwentTable, seat: int) -> int:
    return lead(table, seat) + HAND_CARD * len(table.hands[seat])
