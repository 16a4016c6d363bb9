"""Why an option looks as it does, in one line: what it leads to on a table that the bot imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.stakes import Gems
from taverne.gwent.turns import PASS, Turn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.bots.thought import Details
    from taverne.gwent.table import GwentTable

Reason = tuple[str, "Details"]


def endings(table: GwentTable, seat: i64, option: i64) -> list[GwentTable]:
    """Where this option can lead, by all answers to what it asks of the same seat."""
    twin = table.clone()
    twin.play(option)
    if twin.seat != seat or isinstance(twin.agenda[-1], Turn):
        return [twin]
    return [end for answer in twin.options for end in endings(twin, seat, answer)]


def reason(table: GwentTable, end: GwentTable, seat: i64, option: i64) -> Reason:
    passing = option == PASS and isinstance(table.agenda[-1], Turn)
    if passing and table.automaton >= 0 and lead(table, seat) > 0:
        return "thought-last-card", {"points": lead(table, seat)}
    if end.is_over():
        return decided(end.payoff(seat)), {}
    if end.round != table.round and end.beaten[end.side(seat)] > 0:
        return "thought-wins-round", {}
    if passing:
        return why_pass(table, seat)
    if end.round != table.round:
        return "thought-ends-round", {}
    points = lead(end, seat) - lead(table, seat)
    return ("thought-gains", {"points": points}) if points >= 0 else ("thought-costs", {"points": -points})


def why_pass(table: GwentTable, seat: i64) -> Reason:
    """A lead is kept, or the round is given away for the cards that are left: then the race is told."""
    ahead, cards = lead(table, seat), len(table.hands[seat])
    if ahead > 0:
        return "thought-keeps", {"points": ahead, "cards": cards}
    if isinstance(table.mode.stakes, Gems) and table.score[table.side(seat)] == 1:
        return "thought-last-gem", {}
    if table.automaton >= 0:
        return "thought-leaves-to-rules", {}
    theirs = max([len(table.hands[foe]) for foe in table.seating.foes[seat]])
    race = {"cards": cards, "theirs": theirs, "more": max(0, cards - theirs)}
    return "thought-leaves-round", {"points": -ahead, **race}


def decided(payoff: float) -> str:
    if payoff == 0.0:
        return "thought-loses-game"
    return "thought-wins-game" if payoff == 1.0 else "thought-draws-game"


def lead(table: GwentTable, seat: i64) -> int:
    """How far this seat's side is ahead of the strongest rival."""
    rivals = max([table.total(rival) for rival in table.seating.rivals[seat]])
    return table.total(table.side(seat)) - rivals
