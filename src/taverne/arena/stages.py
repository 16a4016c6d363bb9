"""The games that can be played in the arena; what is special about each stands in its own module."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from taverne.arena.errors import ArenaError
from taverne.bots.bot import Bot
from taverne.cardia.arena import CardiaStage
from taverne.gwent.arena import GwentStage
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame

Team = tuple[tuple[str, str], ...]


class Stage(Protocol):
    """What the arena asks of a game; a kit is the name and the line of a deck.

    Where a game shares its kits, all seats of a table bring the same.
    """

    members: list[list[int]]
    automaton: int
    shares_kits: bool

    def __init__(self, rules: str, kits: Sequence[tuple[str, str]]) -> None: ...

    @staticmethod
    def read_rules(mode: str, words: Sequence[str]) -> str:
        """The rules in one line, written always in the same way."""
        ...

    @staticmethod
    def read_decks(rules: str, words: str, find: Callable[[str], Any] | None) -> list[tuple[str, str]]: ...

    def teams(self, side: int) -> list[Team]:
        """Each way to equip the seats of a side."""
        ...

    def complaints(self) -> list[TaverneError]:
        """What is wrong with the decks."""
        ...

    def bot(self, name: str, seed: int) -> Bot: ...

    def deal(self, lines: Sequence[str], seed: int) -> AnyGame: ...

    def rounds(self, game: AnyGame) -> int: ...

    def drawn(self, events: Iterable[Event], seat: int) -> list[str]:
        """The cards that this seat had in hand, each once."""
        ...

    def played(self, events: Iterable[Event], seat: int) -> list[str]: ...

    def card_name(self, card: str) -> str: ...


STAGES: dict[str, type[Stage]] = {"gwent": GwentStage, "cardia": CardiaStage}


def find_stage(name: str) -> type[Stage]:
    if name.lower() not in STAGES:
        raise ArenaError("arena-game-unknown", game=name, known=", ".join(STAGES))
    return STAGES[name.lower()]
