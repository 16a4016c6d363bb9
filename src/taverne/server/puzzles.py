"""The doors of the puzzles, and of the editor that sets up a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from taverne.house import puzzles as book
from taverne.protocol.puzzles import Day, PuzzleShelf, PuzzleTable, PuzzleWish, Sketched, SketchWish
from taverne.server.api import house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

puzzles = APIRouter(prefix="/api/puzzles", tags=["puzzles"])


@puzzles.get("", responses=refusals(409, 422))
async def list_puzzles(request: Request, day: Annotated[Day, Query()]) -> list[PuzzleShelf]:
    """Every puzzle of every game in short, and which is that of the day: the reader's own date."""
    return await house_of(request).readers.recall(book.shelves, day)


@puzzles.post("/table", responses=refusals(404, *WITH_BODY))
async def try_puzzle(wanted: PuzzleWish, request: Request) -> PuzzleTable:
    """What the reader has answered, what became of it, and the table; nothing is kept."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(book.tried, wanted)


@puzzles.post("/sketch", responses=refusals(*WITH_BODY))
async def set_up(wanted: SketchWish, request: Request) -> Sketched:
    """A table set up by hand, as a record from a position; all that is wrong with it at once."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(book.sketched, wanted)
