"""What is to be had for nothing before a pass: a spy in a round let go, a Decoy in one that is won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.bots.certainty import doubt_of
from taverne.bots.thought import Thought, best_first
from taverne.gwent.bots.policy import COMFORTABLE, foes_passed, lead_of
from taverne.gwent.catalogue import CARDS
from taverne.gwent.notation import read
from taverne.gwent.sampling import guess
from taverne.gwent.specials.decoy import Decoy
from taverne.gwent.stakes import Gems
from taverne.gwent.turns import LEADER, PASS

if TYPE_CHECKING:
    from collections.abc import Callable

    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable

PASSING: Final = "pass"
SPOILS: Final = 2  # what a spy draws
SLACK: Final = 0.02


def free_gains(view: Any) -> list[str]:
    """The options of a turn that may gain something and leave the round as it is."""
    if view.shape != "card":
        return []
    table = guess(view, 1).base
    if not isinstance(table.mode.stakes, Gems) or table.automaton >= 0:
        return []
    return [word for word in view.options if is_free(table, view.seat, read(view.shape, word))]


def is_free(table: GwentTable, seat: int, option: int) -> bool:
    if option in (PASS, LEADER):
        return False
    card = CARDS[option]
    if card.crosses:
        return is_free_spy(table, seat, card)
    return isinstance(card.kind, Decoy) and is_free_decoy(table, seat)


def is_free_spy(table: GwentTable, seat: int, card: Card) -> bool:
    """The round is let go, or won with points to spare."""
    if len(table.decks[seat]) < SPOILS:
        return False
    ahead = lead_of(table, seat)
    last_gem = table.score[table.side(seat)] == 1
    return (ahead < 0 and not last_gem) or (foes_passed(table, seat) and ahead > card.power)


def is_free_decoy(table: GwentTable, seat: int) -> bool:
    """Somebody can be spared."""
    ahead = lead_of(table, seat)
    least = 0 if foes_passed(table, seat) else COMFORTABLE
    side = table.side(seat)
    units = [card for line in range(3) for card in table.row(side, line).cards if card.plain]
    return any(ahead - card.power > least for card in units)


def gain_first(
    thoughts: list[Thought], free: list[str], looks: int, worth: Callable[[str], float]
) -> list[Thought]:
    """What is free comes before the pass, unless looks of its own say that it costs."""
    chances = {word: worth(word) for word in [PASSING, *free]}
    best = max(free, key=lambda word: chances[word])
    for thought in thoughts:
        if thought.option in chances:
            thought.expects(chances[thought.option], doubt_of(chances[thought.option], looks))
    chosen = best if chances[best] >= chances[PASSING] - SLACK else PASSING
    return best_first(thoughts, chosen)
