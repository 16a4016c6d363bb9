"""How a game of a Cardia match ended: the next one is dealt at once, and its row would be gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from taverne.cardia.match import Match
from taverne.cardia.notation import read
from taverne.cardia.table import CardiaTable
from taverne.cardia.view import EncounterView, GuardianView, view_encounter, view_guardian
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame
from taverne.kernel.table import NOBODY
from taverne.protocol.rooms import Wire


class RowHappening(Wire):
    """A game of a Cardia match is over and the next one dealt: how its row lay, and who won (-1: nobody)."""

    of: Literal["row"] = "row"
    game: int
    winner: int
    row: list[EncounterView]
    guardians: list[GuardianView]


def last_row(game: AnyGame, heard: Sequence[Event]) -> RowHappening | None:
    """The row that the last answer has cleared, if it was followed by a new game."""
    if not any(event.kind == "game" for event in heard):
        return None
    seat, word = game.answers[-1]
    return closing(game.at(len(game.answers) - 1).table, seat, word)


def closing(before: CardiaTable, seat: int, word: str) -> RowHappening:
    """By the table before the answer that ended the game: the same answer, and nothing dealt after it."""
    table = before.clone()
    table.agenda = [task for task in table.agenda if not isinstance(task, Match)]
    table.answer(seat, read(table.question(seat).shape(), word))
    won = [one for one in range(len(table.score)) if table.score[one] > before.score[one]]
    return RowHappening(
        game=int(table.game),
        winner=won[0] if won else int(NOBODY),
        row=[view_encounter(table, place) for place in range(len(table.row))],
        guardians=[view_guardian(table, number) for number in range(len(table.guardians))],
    )
