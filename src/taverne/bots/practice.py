"""Open-hand practice: all hands lie on the table, and who wants one gets a hint (GWT-8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from taverne.bots.greedy import ENOUGH, GreedyBot, best_option, lead
from taverne.gwent.match_rulebook import MatchView
from taverne.gwent.notation import read
from taverne.gwent.sampling import sample
from taverne.gwent.turns import Turn
from taverne.kernel.rng import seeded

if TYPE_CHECKING:
    from taverne.gwent.table import GwentTable
    from taverne.kernel.game import AnyGame


class Hint(NamedTuple):
    """A move worth trying: its word, the reason as a message key, the lead now and after it."""

    word: str
    reason: str
    now: int = 0
    after: int = 0


def open_hands(game: AnyGame) -> list[tuple[str, ...]]:
    """GWT-8.6 every hand, each as its own player sees it."""
    return [hand_of(duel_of(game.look(seat)), seat) for seat in range(game.table.seating.seats)]


def duel_of(view: Any) -> Any:
    """The game that is being played; of a match, its duel."""
    return view.duel if isinstance(view, MatchView) else view


def hand_of(view: Any, seat: int) -> tuple[str, ...]:
    return tuple(view.seats[seat].hand.cards or ()) if view is not None else ()


def hint(view: Any, seed: int) -> Hint:
    """GWT-8.6 what the greedy bot would do, seeing no more than the person who asks."""
    word = GreedyBot(seed).choose(view)
    if view.shape == "deck":
        return Hint(word, "hint-deck")
    duel = duel_of(view)
    if duel.shape == "exchange":
        return Hint(word, "hint-keep" if word == "done" else "hint-dull")
    if duel.shape == "seat" and duel.round == 0:
        return Hint(word, "hint-starter")
    return weighed(sample(duel, seeded(seed)), duel, word)


def weighed(table: GwentTable, view: Any, word: str) -> Hint:
    """The lead before and after, on the table that the bot imagined."""
    now = lead(table, view.seat)
    if word == "pass":
        return Hint(word, why_pass(table, view.seat), now, now)
    after = followed(table, view.seat, read(view.shape, word))
    if after.is_over() or after.round != table.round:
        return Hint(word, "hint-ends-round", now, now)
    return Hint(word, "hint-lead", now, lead(after, view.seat))


def followed(table: GwentTable, seat: int, option: int) -> GwentTable:
    """The table after this option and the bot's answers to all that it asks."""
    twin = table.clone()
    twin.play(option)
    while twin.seat == seat and not isinstance(twin.agenda[-1], Turn):
        twin.play(best_option(twin, seat, twin.options))
    return twin


def why_pass(table: GwentTable, seat: int) -> str:
    ahead = lead(table, seat)
    if ahead > 0 and all(table.passed[foe] for foe in table.seating.foes[seat]):
        return "hint-won"
    return "hint-far-ahead" if ahead >= ENOUGH else "hint-no-gain"
