"""Gwent in the house: every mode, matches and tournaments, decks from strangers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.bots import ROSTER
from taverne.gwent.cards import COLOURS
from taverne.gwent.decks.codes import is_code, read_code
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.files import read_deck
from taverne.gwent.decks.laws import line_up_complaints
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.names import squash
from taverne.gwent.decks.starters import starter_decks, starters_by_word
from taverne.gwent.matches.rulebook import MATCH_RULEBOOK, MatchView, deal_match, deal_tournament
from taverne.gwent.matches.table import MatchTable
from taverne.gwent.modes import MODES
from taverne.gwent.rulebook import deal, from_position
from taverne.gwent.rules import GwentRules, read_rules
from taverne.gwent.solo.mode import full_deck, opponents_deck
from taverne.house.gains import Ledger, gains_kept
from taverne.kernel.errors import RecordError, SetupError, TaverneError
from taverne.kernel.game import AnyGame
from taverne.kernel.keyed import keyed
from taverne.kernel.offer import Terms
from taverne.kernel.position import Position
from taverne.kernel.record import Record
from taverne.kernel.rng import shuffle
from taverne.kernel.seating import Seating

if TYPE_CHECKING:
    from taverne.gwent.house.shapes import GwentLibrary, GwentProspect
    from taverne.gwent.house.studies import DeckClimb, DeckTrial
    from taverne.gwent.table import GwentTable
    from taverne.protocol.books import Almanac, Figure
    from taverne.protocol.companion import Companion, CompanionWish
    from taverne.protocol.decks import AppraisedDeck
    from taverne.protocol.library import CheckedDeck, GameFacts
    from taverne.protocol.puzzles import SketchWish
    from taverne.protocol.replays import PlayedDeck

LINE_UP: Final = 3
STARTER: Final = "starter"
MOVES: Final = ("play", "leader", "pass", "auto_pass", "reveal", "turn_up", "unbury", "no_card")
ENDS: Final = ("total",)


@lru_cache(maxsize=1_000)
def rules_of(words: str) -> GwentRules:
    """A room asks for its rules again and again."""
    return read_rules(words)


class GwentHouse:
    """The box with all its variants."""

    name = "gwent"
    puzzles = Path(__file__).parent.parent / "data" / "puzzles.json"
    lessons = Path(__file__).parent.parent / "data" / "lessons.json"

    def agree(self, rules: str, tournament: bool) -> Terms:
        """GWT-8.2 a tournament is played with advanced decks, the first to win two duels."""
        words = f"{rules} law=advanced wins=2" if tournament else rules
        agreed = read_rules(words)
        if agreed.wins > 1 and agreed.mode != "duel":
            raise SetupError("match-only-duels", mode=agreed.mode)
        return Terms(agreed.words(), tournament)

    def terms_of(self, record: Record) -> Terms:
        """GWT-8.2 in a tournament a seat has several decks, and its record numbers them."""
        if "rules" not in record.setup:
            raise RecordError("record-unreadable")
        line_ups = record.game == MATCH_RULEBOOK.name and "deck 0.1" in record.setup
        return Terms(record.setup["rules"], line_ups)

    def seating(self, terms: Terms) -> Seating:
        return MODES[rules_of(terms.rules).mode].seating

    def automaton(self, terms: Terms) -> int:
        return int(MODES[rules_of(terms.rules).mode].automaton())

    def read_decks(self, terms: Terms, seat: int, sources: Sequence[str]) -> list[str]:
        if not sources:
            return []
        wanted = LINE_UP if terms.tournament else 1
        if len(sources) != wanted:
            raise SetupError("room-number-of-decks", decks=len(sources), wanted=wanted)
        rules = rules_of(terms.rules)
        decks = [fit(rules, seat, read_source(source)) for source in sources]
        check(rules, seat, decks)
        return [deck_line(deck) for deck in decks]

    def faction(self, terms: Terms, deck: str) -> str:
        """Where lists are open."""
        return read_deck_line(deck).faction if rules_of(terms.rules).open_lists else ""

    def deal(self, terms: Terms, decks: Sequence[Sequence[str]], key: bytes) -> AnyGame:
        rules = rules_of(terms.rules)
        brought = [[read_deck_line(line) for line in lines] for lines in decks]
        complete(rules, brought, LINE_UP if terms.tournament else 1, key)
        if terms.tournament:
            return deal_tournament(*[list[Deck | str](line_up) for line_up in brought], seed=key, rules=rules)
        if rules.wins > 1:
            return deal_match(*[line_up[0] for line_up in brought], seed=key, rules=rules)
        return deal(*[line_up[0] for line_up in brought], seed=key, rules=rules)

    def begun_from(self, position: Position) -> AnyGame:
        return from_position(position)

    def bots(self) -> list[str]:
        return ROSTER.names()

    def farewell(self, table: Any) -> AbstractContextManager[Sequence[Any]]:
        """Everything that a round or a duel clears away was told before, but for what each move changed."""
        return gains_kept(table, Ledger(partial(totals, table), MOVES, ENDS))

    def prospects(self, view: Any) -> list[GwentProspect]:
        """Between two duels nobody is asked."""
        from taverne.gwent.house.foresight import prospects

        duel = view.duel if isinstance(view, MatchView) else view
        return [] if duel is None else prospects(duel)

    def facts(self) -> GameFacts:
        from taverne.gwent.house.library import facts

        return facts()

    @property
    def library(self) -> Callable[[], GwentLibrary]:
        from taverne.gwent.house.library import library

        return library

    def lay_sketch(self, sketch: SketchWish) -> Position:
        from taverne.gwent.house.sketch import lay_sketch

        return lay_sketch(sketch)

    def companion(self, wanted: CompanionWish) -> Companion:
        from taverne.gwent.house.companion import beside

        return beside(wanted)

    def check_deck(self, source: str, rules: str, seat: int) -> CheckedDeck:
        from taverne.gwent.house.library import check_deck

        return check_deck(self, source, rules, seat)

    def figures(self) -> list[Figure]:
        from taverne.gwent.house.almanac import drawn_figures

        return drawn_figures()

    def almanac(self) -> Almanac:
        from taverne.gwent.house.almanac import almanac

        return almanac()

    def appraise_deck(self, source: str, beside: Sequence[str]) -> AppraisedDeck:
        from taverne.gwent.house.workbench import appraise

        return appraise(source, beside)

    def study_deck(self, kind: str, source: str, law: str, against: str) -> DeckTrial | DeckClimb:
        from taverne.gwent.house.studies import study

        return study(kind, source, law, against)

    def brought(self, record: Record) -> list[list[PlayedDeck]]:
        from taverne.gwent.house.library import brought

        return brought(record)


HOUSE: Final = GwentHouse()


def totals(table: GwentTable | MatchTable) -> list[int]:
    """The strength of every side; before the first duel of a match there is none."""
    duel = table.duel if isinstance(table, MatchTable) else table
    return [] if duel is None else [int(duel.total(side)) for side in range(duel.seating.sides)]


def read_source(source: str) -> Deck:
    """A starter by its faction or name, a share code, or the text of a deck file; never a path."""
    starter = starters_by_word().get(squash(source)) if len(source) < 100 else None
    if starter is not None:
        return starter
    return read_code(source) if is_code(source) else read_deck(source)


def fit(rules: GwentRules, seat: int, deck: Deck) -> Deck:
    """GWT-8.5 in solo play a deck stands for its whole faction, unless built decks were agreed."""
    if rules.mode != "solo":
        return deck
    if seat == MODES["solo"].automaton():
        return opponents_deck(deck.faction)
    return deck if rules.built_deck else full_deck(deck.faction, deck.leader)


def check(rules: GwentRules, seat: int, decks: list[Deck]) -> None:
    """Everything that speaks against these decks in this seat."""
    found: list[TaverneError] = []
    if len(decks) == LINE_UP:
        found.extend(line_up_complaints(decks))
    else:
        found.extend(MODES[rules.mode].complaints(seat, decks[0], rules))
    if found:
        raise SetupError("setup-illegal-deck", found, seat=seat, law=rules.law)


def complete(rules: GwentRules, brought: list[list[Deck]], wanted: int, key: bytes) -> None:
    """Seats that brought nothing get starters, partners of different factions."""
    for seat, line_up in enumerate(brought):
        if not line_up:
            spare = [faction for faction in COLOURS if faction not in partners(rules, brought, seat)]
            shuffle(spare, keyed(key).of(STARTER, seat))
            starters = starter_decks()
            line_up.extend(fit(rules, seat, starters[faction]) for faction in spare[:wanted])


def partners(rules: GwentRules, brought: list[list[Deck]], seat: int) -> set[str]:
    seating = MODES[rules.mode].seating
    team = seating.members[seating.side_of[seat]]
    return {deck.faction for mate in team for deck in brought[mate]}
