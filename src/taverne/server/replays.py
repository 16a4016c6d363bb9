"""The door for finished games."""

from __future__ import annotations

from fastapi import APIRouter, Request

from taverne.house.replays import said_in, shown, summed_up
from taverne.protocol.replays import (
    CommentedRecord,
    CommentsWish,
    GameSummary,
    RecordToSumUp,
    Replay,
    ReplayWish,
)
from taverne.server.api import house_of
from taverne.server.contract import WITH_BODY, refusals
from taverne.server.tongues import tongue
from taverne.words import speaking

replays = APIRouter(prefix="/api", tags=["replays"])


@replays.post("/replay", responses=refusals(*WITH_BODY))
async def look_through(wanted: ReplayWish, request: Request) -> Replay:
    """A few steps of a recorded game; any record of any ruleset that the house knows."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(shown, wanted)


@replays.post("/records/summary", responses=refusals(*WITH_BODY))
async def sum_up(wanted: RecordToSumUp, request: Request) -> GameSummary:
    """A recorded game in a few words: who played whom with what, and how it ended."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(summed_up, wanted)


@replays.post("/replay/comments", responses=refusals(*WITH_BODY))
async def comment(wanted: CommentsWish, request: Request) -> CommentedRecord:
    """A record with comments on its moves; who played it, and how, stays as it is."""
    with speaking(tongue(request.headers)):
        return await house_of(request).readers.read(said_in, wanted)
