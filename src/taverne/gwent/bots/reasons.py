"""Why an option looks as it does, in one line: what it leads to on a table that the bot imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    if end.round != table.round:
        return "thought-wins-round" if end.beaten[end.side(seat)] > 0 else "thought-ends-round", {}
    if passing:
        return "thought-keeps", {"cards": len(table.hands[seat])}
    points = lead(end, seat) - lead(table, seat)
    return ("thought-gains", {"points": points}) if points >= 0 else ("thought-costs", {"points": -points})


def decided(payoff: float) -> str:
    if payoff == 0.0:
        return "thought-loses-game"
    return "thought-wins-game" if payoff == 1.0 else "thought-draws-game"


def lead(table: GwentTable, seat: i64) -> int:
    """How far this seat's side is ahead of the strongest rival."""
    rivals = max([table.total(rival) for rival in table.seating.rivals[seat]])
    return table.total(table.side(seat)) - rivals
