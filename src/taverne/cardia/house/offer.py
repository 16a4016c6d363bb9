"""Cardia in the house: two seats, no decks to bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from taverne.cardia.bots import ROSTER
from taverne.cardia.house.farewell import remembered
from taverne.cardia.rulebook import deal, from_position
from taverne.cardia.rules import read_rules
from taverne.kernel.errors import RecordError, SetupError
from taverne.kernel.game import AnyGame
from taverne.kernel.offer import Terms
from taverne.kernel.position import Position
from taverne.kernel.record import Record
from taverne.kernel.seating import Seating, each_alone
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from taverne.cardia.house.shapes import CardiaLibrary, CardiaProspect
    from taverne.cardia.table import CardiaTable
    from taverne.protocol.books import Almanac, Figure
    from taverne.protocol.companion import Companion, CompanionWish
    from taverne.protocol.decks import AppraisedDeck
    from taverne.protocol.library import CheckedDeck, GameFacts
    from taverne.protocol.puzzles import SketchWish
    from taverne.protocol.replays import PlayedDeck
    from taverne.protocol.rooms import Wire


class CardiaHouse:
    """A match by the agreed rules; both shuffle the same cards."""

    name = "cardia"
    puzzles = Path(__file__).parent.parent / "data" / "puzzles.json"
    lessons = Path(__file__).parent.parent / "data" / "lessons.json"

    def agree(self, rules: str, tournament: bool) -> Terms:
        if tournament:
            raise SetupError("room-no-tournament")
        return Terms(read_rules(rules).words(), tournament)

    def terms_of(self, record: Record) -> Terms:
        if "rules" not in record.setup:
            raise RecordError("record-unreadable")
        return Terms(record.setup["rules"], False)

    def seating(self, terms: Terms) -> Seating:
        return each_alone(2)

    def automaton(self, terms: Terms) -> int:
        return NOBODY

    def read_decks(self, terms: Terms, seat: int, sources: Sequence[str]) -> list[str]:
        if sources:
            raise SetupError("room-no-decks")
        return []

    def faction(self, terms: Terms, deck: str) -> str:
        return ""

    def deal(self, terms: Terms, decks: Sequence[Sequence[str]], key: bytes) -> AnyGame:
        return deal(seed=key, rules=read_rules(terms.rules))

    def begun_from(self, position: Position) -> AnyGame:
        return from_position(position)

    def bots(self) -> list[str]:
        return ROSTER.names()

    def farewell(self, table: CardiaTable) -> AbstractContextManager[Sequence[Wire]]:
        return remembered(table)

    def prospects(self, view: Any) -> list[CardiaProspect]:
        from taverne.cardia.house.foresight import prospects

        return prospects(view)

    def facts(self) -> GameFacts:
        from taverne.cardia.house.library import facts

        return facts()

    @property
    def library(self) -> Callable[[], CardiaLibrary]:
        from taverne.cardia.house.library import library

        return library

    def lay_sketch(self, sketch: SketchWish) -> Position:
        from taverne.cardia.house.sketch import lay_sketch

        return lay_sketch(sketch)

    def companion(self, wanted: CompanionWish) -> Companion:
        from taverne.cardia.house.companion import beside

        return beside(wanted)

    def check_deck(self, source: str, rules: str, seat: int) -> CheckedDeck:
        from taverne.cardia.house.library import no_deck

        return no_deck()

    def figures(self) -> list[Figure]:
        from taverne.cardia.house.almanac import drawn_figures

        return drawn_figures()

    def almanac(self) -> Almanac:
        from taverne.cardia.house.almanac import almanac

        return almanac()

    def appraise_deck(self, source: str, beside: Sequence[str]) -> AppraisedDeck:
        raise SetupError("room-no-decks")

    def study_deck(self, kind: str, source: str, law: str, against: str) -> Any:
        raise SetupError("room-no-decks")

    def brought(self, record: Record) -> list[list[PlayedDeck]]:
        return []


HOUSE: Final = CardiaHouse()
