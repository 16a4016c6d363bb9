"""What one seat sees: another type than the table, made by naming every field."""

from __future__ import annotations

from dataclasses import dataclass

from rungs.table import RungsTable
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import SPECTATOR


@dataclass(frozen=True)
class RungsSeat:
    """What lies before a player; another's hand is only a number of cards."""

    cards: int
    hand: tuple[str, ...] | None
    taken: tuple[str, ...]
    pairs: int


@dataclass(frozen=True)
class RungsView:
    """The table as one seat may know it; a spectator is seat -1. The first six fields every view has."""

    seat: int
    asked: tuple[int, ...]
    shape: str
    options: tuple[str, ...]
    over: bool
    winners: tuple[int, ...]
    seats: tuple[RungsSeat, ...]
    stock: int
    led: str | None
    leader: int
    round: int
    pending: tuple[str, ...]


def view(table: RungsTable, seat: int) -> RungsView:
    """The allow-list: what is not named here is hidden."""
    if not SPECTATOR <= seat < 2:
        raise TaverneError("view-no-such-seat", seat=seat)
    asked = tuple(table.asked())
    task = table.question(seat) if seat in asked else None
    return RungsView(
        seat=seat,
        asked=asked,
        shape=task.shape() if task else "",
        options=tuple(str(option) for option in task.options(table)) if task else (),
        over=table.is_over(),
        winners=tuple(side for side in range(2) if table.is_over() and table.payoff(side)),
        seats=tuple(view_seat(table, other, other == seat) for other in range(2)),
        stock=len(table.stock),
        led=str(table.led) if table.led else None,
        leader=table.leader,
        round=table.round,
        pending=tuple(task.public_words() for task in table.agenda),
    )


def view_seat(table: RungsTable, seat: int, is_own: bool) -> RungsSeat:
    hand, taken = table.hands[seat], table.taken[seat]
    return RungsSeat(
        cards=len(hand),
        hand=tuple(map(str, hand)) if is_own else None,
        taken=tuple(map(str, taken)),
        pairs=len(taken) // 2,
    )
