"""How a game of a Cardia match ended: the next one is dealt at once, and its row would be gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from taverne.cardia.judging import signets
from taverne.cardia.table import DUEL, CardiaTable
from taverne.cardia.view import EncounterView, GuardianView, view_encounter, view_guardian
from taverne.house.gains import Ledger, gains_kept
from taverne.kernel.events import Event
from taverne.protocol.rooms import Wire

ENDS: Final = ("game_won", "game_drawn")
MOVES: Final = ("reveal", "ability", "guardian")


class RowHappening(Wire):
    """A game of a Cardia match is over and the next one dealt: how its row lay, and who won (-1: nobody)."""

    of: Literal["row"] = "row"
    game: int
    winner: int
    row: list[EncounterView]
    guardians: list[GuardianView]


@contextmanager
def remembered(table: CardiaTable) -> Iterator[list[Wire]]:
    """What cards and guardians changed of the signets, and the rows of games that ended."""
    kept: list[Wire] = []
    ledger = Ledger(lambda: [int(signets(table, seat)) for seat in range(DUEL.seats)], MOVES, ENDS)
    with gains_kept(table, ledger) as gains, rows_kept(table) as rows:
        yield kept
    kept += [*gains, *rows]


@contextmanager
def rows_kept(table: CardiaTable) -> Iterator[list[RowHappening]]:
    """While an answer is given: the rows of games that end by it, as they lay at that moment."""
    kept: list[RowHappening] = []
    sink = table.sink
    assert sink is not None

    def hear(event: Event) -> None:
        sink(event)
        if event.kind in ENDS:
            kept.append(row_at_end(table, event))

    table.sink = hear
    try:
        yield kept
    finally:
        table.sink = sink
    kept[:] = [row for row in kept if row.game < table.game]


def row_at_end(table: CardiaTable, end: Event) -> RowHappening:
    return RowHappening(
        game=int(end.place),
        winner=int(end.seat),
        row=[view_encounter(table, place) for place in range(len(table.row))],
        guardians=[view_guardian(table, number) for number in range(len(table.guardians))],
    )
