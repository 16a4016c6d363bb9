"""Puzzles of Cardia are proved here: the last cards by all that both can do, a choice by equal looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.cardia.bots.endgame import Endgame, TooLarge
from taverne.cardia.bots.rival import observe
from taverne.cardia.bots.tree import Tree
from taverne.cardia.commit import Commit
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.cardia.table import RIVAL
from taverne.kernel.rng import any_state, seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable

__all__ = ["TooLarge", "guaranteed", "is_choice", "is_last", "odds"]
MOST_POSITIONS: Final = 20_000
MOST_CARDS: Final = 8
OBSERVING: Final = 200


def guaranteed(table: CardiaTable, seat: i64, most: i64 = MOST_POSITIONS) -> list[float]:
    """What each card brings for sure, 0 to 1, in the order of the options."""
    lines = Endgame(table.clone(), most).matrix(table)
    if seat == 0:
        return [min(line) for line in lines]
    return [min([1.0 - line[place] for line in lines]) for place in range(len(lines[0]))]


def odds(view: Any, looks: int, seed: int) -> dict[str, float]:
    """What each option is worth with equal looks, the best first."""
    rng = seeded(seed)
    hidden = guess(view, any_state(rng))
    habits = observe(hidden, view.seat, OBSERVING, rng)
    found: list[tuple[float, str]] = []
    for word in view.options:
        option = read(view.shape, word)
        tree = Tree(hidden, view.seat, habits, rng, option)
        tree.grow(looks)
        found.append((tree.root.stakes[view.seat].chance(option), word))
    return {word: chance for chance, word in sorted(found, reverse=True)}


def is_last(table: CardiaTable, seat: i64) -> bool:
    """Both choose in secret, no deck and no guardian is hidden: her hand follows by elimination."""
    hidden = len(table.decks[0]) + len(table.decks[1]) > 0 or table.shown < len(table.guardians)
    cards = len(table.hands[0]) + len(table.hands[1])
    return len(table.open_tasks()) == 2 and not hidden and len(table.hands[seat]) > 1 and cards <= MOST_CARDS


def is_choice(table: CardiaTable, seat: i64) -> bool:
    """One seat alone is asked: the other has shown a card, or a target is to be chosen."""
    if len(table.open_tasks()) != 1 or table.seat != seat or len(table.options) < 3:
        return False
    return not isinstance(table.agenda[-1], Commit) or table.opened[RIVAL[seat]]
