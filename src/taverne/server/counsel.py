"""Guests who wonder are answered from the processes of the bots: in good time or not at all."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from taverne.server.api import Visit
from taverne.server.errands import Errand, Trouble

PATIENCE_S: Final = 30.0


async def consult(visit: Visit, seat: int, errand: Errand) -> Any | Trouble:
    """About the open question of a seat; who asks again while it stands gets the same answer."""
    live = visit.live
    key = (type(errand).__name__, seat, live.room.question_id(seat))
    if key not in live.counsels:
        live.counsels[key] = asyncio.create_task(
            visit.house.thinkers.consult(errand, PATIENCE_S, live.room.name)
        )
    answer = await asyncio.shield(live.counsels[key])
    if isinstance(answer, Trouble):
        live.counsels.pop(key, None)
    return answer
