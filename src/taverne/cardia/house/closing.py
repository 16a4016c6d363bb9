"""How a game of a Cardia match ended: the next one is dealt at once, and its row would be gone."""

from __future__ import annotations

from typing import NamedTuple

from taverne.cardia.match import Match
from taverne.cardia.notation import read
from taverne.cardia.table import CardiaTable
from taverne.cardia.view import EncounterView, GuardianView, view_encounter, view_guardian
from taverne.kernel.table import NOBODY


class Closing(NamedTuple):
    """The row and the guardians at the end of a game, and the seat that won it; everybody saw them."""

    game: int
    winner: int
    row: list[EncounterView]
    guardians: list[GuardianView]


def closing(before: CardiaTable, seat: int, word: str) -> Closing:
    """By the table before the answer that ended the game: the same answer, and nothing dealt after it."""
    table = before.clone()
    table.agenda = [task for task in table.agenda if not isinstance(task, Match)]
    table.answer(seat, read(table.question(seat).shape(), word))
    won = [one for one in range(len(table.score)) if table.score[one] > before.score[one]]
    return Closing(
        game=int(table.game),
        winner=won[0] if won else int(NOBODY),
        row=[view_encounter(table, place) for place in range(len(table.row))],
        guardians=[view_guardian(table, number) for number in range(len(table.guardians))],
    )
