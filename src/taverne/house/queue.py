"""Who is thought for next: moves before advice, advice before studies, and one room after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

MOVES: Final = 0
ADVICE: Final = 1
STUDIES: Final = 2
T = TypeVar("T")


class Rounds(Generic[T]):
    """Waiting errands by room; each room is served once before any is served twice."""

    def __init__(self) -> None:
        self.rooms: OrderedDict[str, deque[T]] = OrderedDict()

    def put(self, room: str, one: T) -> None:
        self.rooms.setdefault(room, deque()).append(one)

    def take(self) -> T:
        room, waiting = self.rooms.popitem(last=False)
        first = waiting.popleft()
        if waiting:
            self.rooms[room] = waiting
        return first

    def __bool__(self) -> bool:
        return bool(self.rooms)


class FairQueue(Generic[T]):
    """Hands out what is free: to bots that have to move, then to guests who wonder, then to who studies."""

    def __init__(self) -> None:
        self.idle: deque[T] = deque()
        self.waiting = tuple(Rounds[asyncio.Future[T]]() for _ in (MOVES, ADVICE, STUDIES))

    def free(self, one: T) -> None:
        """Somebody has time for the next; who has given up waiting is passed over."""
        for rounds in self.waiting:
            while rounds:
                turn = rounds.take()
                if not turn.done():
                    turn.set_result(one)
                    return
        self.idle.append(one)

    async def get(self, room: str, urgency: int) -> T:
        """One that has time for this room, in its turn."""
        if self.idle:
            return self.idle.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting[urgency].put(room, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.free(turn.result())
            raise

    def withdraw(self, one: T) -> bool:
        """It is not handed out any more; whether it was free."""
        if one not in self.idle:
            return False
        self.idle.remove(one)
        return True

    def empty(self) -> bool:
        return not self.idle
