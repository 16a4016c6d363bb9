"""A simple game in the arena: bots against each other, with nothing to bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from taverne.arena.errors import ArenaError
from taverne.kernel.choices import read_values, refuse
from taverne.kernel.errors import SetupError, TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame
from taverne.kernel.offer import Bot
from taverne.kernel.table import NOBODY
from taverne.simple.words import card_name

if TYPE_CHECKING:
    from taverne.simple.rules import SimpleRules

DUEL: Final = "duel"
STARTERS: Final = "starters"
Kit = tuple[str, str]


class SimpleArena:
    """Every seat brings the same nothing; what is drawn and played is told by events of these kinds."""

    offer: SimpleRules
    shares_kits = True

    def __init__(self, rules: str, kits: Sequence[Kit]) -> None:
        self.kits = list(kits)
        self.members: list[list[int]] = [[seat] for seat in range(self.offer.seats)]
        self.automaton: int = NOBODY

    @staticmethod
    def read_rules(mode: str, words: Sequence[str]) -> str:
        if mode.lower() != DUEL:
            raise ArenaError("arena-mode-unknown", mode=mode, known=DUEL)
        refuse(read_values(" ".join(words), {})[1])
        return ""

    @staticmethod
    def read_decks(rules: str, words: str, find: Callable[[str], Any] | None = None) -> list[Kit]:
        if words not in ("", STARTERS):
            raise SetupError("room-no-decks")
        return [(STARTERS, "")]

    def teams(self, side: int) -> list[tuple[Kit, ...]]:
        return [(kit,) for kit in self.kits]

    def complaints(self) -> list[TaverneError]:
        return []

    def bot(self, name: str, seed: int) -> Bot:
        return self.offer.bots.make(name, seed, process_time)

    def deal(self, lines: Sequence[str], seed: int) -> AnyGame:
        return self.offer.deal(seed)

    def rounds(self, game: AnyGame) -> int:
        return sum(event.kind == "round" for event in game.events)

    def drawn(self, events: Iterable[Event], seat: int) -> list[str]:
        return sorted({event.card for event in events if event.seat == seat and event.kind == "draw"})

    def played(self, events: Iterable[Event], seat: int) -> list[str]:
        return sorted({event.card for event in events if event.seat == seat and event.kind == "play"})

    def card_name(self, card: str) -> str:
        return card_name(self.offer.name, card)


def arena_of(game: SimpleRules) -> type[SimpleArena]:
    return type("Arena", (SimpleArena,), {"offer": game})
