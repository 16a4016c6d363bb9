"""Studies of decks that guests have begun: each goes on only while its guest asks, a slice at a time.

A guest has one at most, and a new one takes its place; who does not come back loses it after a while.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Protocol

from taverne.games import find_game
from taverne.house.queue import STUDIES
from taverne.house.readers import Readers
from taverne.house.room.errors import NoSuchRoom, RoomError
from taverne.house.thinking import Errand, Thinkers, Trouble
from taverne.protocol.studies import DeckToStudy, StudyView

MOST: Final = 40
PATIENCE_S: Final = 30.0
FORGOTTEN_MS: Final = 10 * 60_000


class Study(Protocol):
    """What a game studies: an errand after the other, until there is none."""

    def errand(self) -> Errand | None: ...

    def take(self, results: Any) -> None: ...

    def view(self, name: str) -> StudyView: ...


class Running:
    """A study, whose it is, and when it was asked for last."""

    def __init__(self, study: Study, name: str, at: int) -> None:
        self.study = study
        self.name = name
        self.at = at
        self.is_busy = False


class Studies:
    """By guest."""

    def __init__(self, thinkers: Thinkers, readers: Readers, now: Callable[[], int]) -> None:
        self.thinkers = thinkers
        self.readers = readers
        self.now = now
        self.running: OrderedDict[str, Running] = OrderedDict()

    async def begin(self, owner: str, wanted: DeckToStudy) -> StudyView:
        """The deck is read and judged before anything is played."""
        study = await self.readers.read(study_of, wanted)
        self.tidy()
        self.running.pop(owner, None)
        if len(self.running) >= MOST:
            raise RoomError("house-busy")
        running = self.running[owner] = Running(study, secrets.token_hex(8), self.now())
        return running.study.view(running.name)

    def tidy(self) -> None:
        late = self.now() - FORGOTTEN_MS
        for owner in [owner for owner, one in self.running.items() if one.at < late]:
            del self.running[owner]

    async def go_on(self, owner: str, name: str) -> StudyView:
        """One slice more, after all moves and all advice."""
        running = self.find(owner, name)
        if running.is_busy:
            raise RoomError("study-busy")
        running.is_busy, running.at = True, self.now()
        try:
            await self.play(running, owner)
        finally:
            running.is_busy = False
        return await self.readers.recall(running.study.view, running.name)

    async def play(self, running: Running, owner: str) -> None:
        errand = running.study.errand()
        if errand is None:
            return
        results = await self.thinkers.consult(errand, PATIENCE_S, f"study of {owner}", STUDIES)
        if isinstance(results, Trouble):
            raise RoomError("house-busy")
        await self.readers.recall(running.study.take, results)

    def stop(self, owner: str, name: str) -> None:
        """What does not run any more is stopped, too."""
        running = self.running.get(owner)
        if running is not None and running.name == name:
            del self.running[owner]

    def find(self, owner: str, name: str) -> Running:
        running = self.running.get(owner)
        if running is None or running.name != name:
            raise NoSuchRoom("study-unknown")
        return running


def study_of(wanted: DeckToStudy) -> Study:
    house = find_game(wanted.game).house
    found: Study = house.study_deck(wanted.kind, wanted.source, wanted.law, wanted.against)
    return found
