"""What the arena must know of Cardia, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from time import process_time
from typing import Any, Final

from taverne.arena.errors import ArenaError
from taverne.cardia.bots import ROSTER
from taverne.cardia.catalogue import name_of
from taverne.cardia.rulebook import deal
from taverne.cardia.rules import all_decks, offered_scenes, read_rules
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame
from taverne.kernel.offer import ArenaOffer, Bot
from taverne.kernel.table import NOBODY

STARTERS: Final = "starters"
ALL: Final = "all"
MODES: Final = {
    "duel": "",
    "guardians": "guardians=true",
    "open": "guardians=true guardians_open=true",
    **{scene: f"scenes={scene}" for scene in offered_scenes(True)},
}
INTO_PLAY: Final = ("reveal", "puppet")
Kit = tuple[str, str]


class CardiaArena:
    """Cardia with guardians and scenes or without; both players have the same deck (CAR-1.1)."""

    shares_kits = True

    def __init__(self, rules: str, kits: Sequence[Kit]) -> None:
        self.rules = read_rules(rules)
        self.kits = list(kits)
        self.members: list[list[int]] = [[0], [1]]
        self.automaton: int = NOBODY

    @staticmethod
    def read_rules(mode: str, words: Sequence[str]) -> str:
        """The deck stands among the rules only if it was named there."""
        if mode.lower() not in MODES:
            raise ArenaError("arena-mode-unknown", mode=mode, known=", ".join(MODES))
        rules = read_rules(" ".join([MODES[mode.lower()], *words])).words()
        names_deck = any(word.startswith("deck=") for word in words)
        return rules if names_deck else rules.partition(" ")[2]

    @staticmethod
    def read_decks(rules: str, words: str, find: Callable[[str], Any] | None = None) -> list[Kit]:
        """CAR-1.2 both decks, all sixteen, or some of them with commas between."""
        decks = [word.strip() for word in words.split(",") if word.strip()]
        if decks in ([], [STARTERS]):
            decks = [read_rules(rules).deck] if rules.startswith("deck=") else ["I", "II"]
        elif decks == [ALL]:
            decks = all_decks()
        return [(deck, deck) for deck in decks]

    def teams(self, side: int) -> list[tuple[Kit, ...]]:
        return [(kit,) for kit in self.kits]

    def complaints(self) -> list[TaverneError]:
        return [wrong for _, deck in self.kits for wrong in replace(self.rules, deck=deck).complaints()]

    def bot(self, name: str, seed: int) -> Bot:
        return ROSTER.make(name, seed, process_time)

    def deal(self, lines: Sequence[str], seed: int) -> AnyGame:
        return deal(seed=seed, rules=replace(self.rules, deck=lines[0]))

    def rounds(self, game: AnyGame) -> int:
        """The encounters of the whole match."""
        return sum(event.kind == "reveal" and event.seat == 0 for event in game.events)

    def drawn(self, events: Iterable[Event], seat: int) -> list[str]:
        return sorted({event.card for event in events if event.seat == seat and event.kind == "draw"})

    def played(self, events: Iterable[Event], seat: int) -> list[str]:
        return sorted({event.card for event in events if event.seat == seat and event.kind in INTO_PLAY})

    def card_name(self, card: str) -> str:
        return name_of(card)


ARENA: Final[type[ArenaOffer]] = CardiaArena
