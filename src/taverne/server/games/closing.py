"""How a game of a Cardia match ended: the next one is dealt at once, and its row would be gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from taverne.cardia.table import CardiaTable
from taverne.cardia.view import EncounterView, GuardianView, view_encounter, view_guardian
from taverne.kernel.events import Event
from taverne.kernel.table import Table

ENDS: Final = ("game_won", "game_drawn")


class Closing(NamedTuple):
    """The row and the guardians at the end of a game, and the seat that won it; everybody saw them."""

    game: int
    winner: int
    row: list[EncounterView]
    guardians: list[GuardianView]


@contextmanager
def rows_kept(table: Table) -> Iterator[list[Closing]]:
    """While an answer is given: the rows of games that end by it, as they lay at that moment."""
    kept: list[Closing] = []
    sink = table.sink
    if not isinstance(table, CardiaTable) or sink is None:
        yield kept
        return

    def hear(event: Event) -> None:
        sink(event)
        if event.kind in ENDS:
            kept.append(closing(table, event))

    table.sink = hear
    try:
        yield kept
    finally:
        table.sink = sink


def closing(table: CardiaTable, end: Event) -> Closing:
    return Closing(
        game=int(end.place),
        winner=int(end.seat),
        row=[view_encounter(table, place) for place in range(len(table.row))],
        guardians=[view_guardian(table, number) for number in range(len(table.guardians))],
    )
