"""A simple game in the house: everybody may sit down, nobody brings anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from taverne.house.refusals import refusal
from taverne.kernel.choices import read_values, refuse
from taverne.kernel.errors import PositionError, RecordError, SetupError
from taverne.kernel.game import AnyGame
from taverne.kernel.offer import Terms
from taverne.kernel.position import Position
from taverne.kernel.record import Record
from taverne.kernel.seating import Seating, each_alone
from taverne.kernel.table import NOBODY
from taverne.protocol.books import Almanac, Figure
from taverne.protocol.decks import AppraisedDeck
from taverne.protocol.library import CheckedDeck, GameFacts, ModeFacts
from taverne.protocol.replays import PlayedDeck
from taverne.protocol.rooms import Wire

if TYPE_CHECKING:
    from taverne.simple.rules import SimpleRules

AS_IT_IS = Terms("", False)


class SimpleLibrary(Wire):
    """The keys of the cards, and the catalogue of the game in each language, for whoever draws its table."""

    cards: list[str]
    words: dict[str, str]


class SimpleHouse:
    """What a room asks of a simple game."""

    def __init__(self, game: SimpleRules) -> None:
        self.game = game
        self.name = game.name
        self.lessons: Path | None = None

    def agree(self, rules: str, tournament: bool) -> Terms:
        refuse(read_values(rules, {})[1])
        if tournament:
            raise SetupError("room-no-tournament")
        return AS_IT_IS

    def terms_of(self, record: Record) -> Terms:
        return AS_IT_IS

    def seating(self, terms: Terms) -> Seating:
        return each_alone(self.game.seats)

    def automaton(self, terms: Terms) -> int:
        return NOBODY

    def read_decks(self, terms: Terms, seat: int, sources: Sequence[str]) -> list[str]:
        if sources:
            raise SetupError("room-no-decks")
        return []

    def faction(self, terms: Terms, deck: str) -> str:
        return ""

    def deal(self, terms: Terms, decks: Sequence[Sequence[str]], key: bytes) -> AnyGame:
        return self.game.deal(key)

    def begun_from(self, position: Position) -> AnyGame:
        """A simple game has no positions, only deals."""
        raise RecordError("record-unreadable")

    def bots(self) -> list[str]:
        return self.game.bots.names()

    def farewell(self, table: Any) -> AbstractContextManager[Sequence[Any]]:
        return nullcontext(())

    def prospects(self, view: Any) -> list[Wire]:
        return []

    def facts(self) -> GameFacts:
        duel = ModeFacts(
            name="duel", sides=list(range(self.game.seats)), automaton=None, stakes="game", target=1
        )
        return GameFacts(name=self.name, modes=[duel], rules=[], bots=self.bots())

    @property
    def library(self) -> Callable[[], SimpleLibrary]:
        return self.printed

    def printed(self) -> SimpleLibrary:
        """What is printed on the cards, and all that is said at this table."""
        folders = [folder for folder in sorted(self.game.words.iterdir()) if folder.is_dir()]
        catalogues = {folder.name: sorted(folder.glob("*.ftl")) for folder in folders}
        words = {
            spoken: "\n".join(path.read_text(encoding="utf-8") for path in paths)
            for spoken, paths in catalogues.items()
        }
        return SimpleLibrary(cards=list(self.game.cards), words=words)

    @property
    def puzzles(self) -> None:
        return None

    def lay_sketch(self, sketch: Any) -> dict[str, Any]:
        raise PositionError("sketch-not-here")

    def companion(self, wanted: Any) -> Any:
        raise PositionError("companion-not-here")

    def check_deck(self, source: str, rules: str, seat: int) -> CheckedDeck:
        return CheckedDeck(legal=False, complaints=[refusal(SetupError("room-no-decks"))])

    def figures(self) -> list[Figure]:
        return []

    def almanac(self) -> Almanac:
        return Almanac(cards=[])

    def appraise_deck(self, source: str, beside: Sequence[str]) -> AppraisedDeck:
        raise SetupError("room-no-decks")

    def study_deck(self, kind: str, source: str, law: str, against: str) -> Any:
        raise SetupError("room-no-decks")

    def brought(self, record: Record) -> list[list[PlayedDeck]]:
        return []
