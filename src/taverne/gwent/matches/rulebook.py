"""A match as the kernel knows it: how it is set up, shown, answered and recorded as a whole."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.laws import line_up_complaints
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.starters import load_deck
from taverne.gwent.editions import EDITION, FIRST_EDITION
from taverne.gwent.matches.table import FEW_SEEDS, TOSS_FOR_PICK, MatchTable
from taverne.gwent.modes import MODES
from taverne.gwent.notation import number, read, write
from taverne.gwent.rules import GwentRules, read_rules
from taverne.gwent.view import GwentView, view
from taverne.kernel.errors import IllegalMove, RecordError, SetupError, TaverneError
from taverne.kernel.events import SPECTATOR
from taverne.kernel.game import Game
from taverne.kernel.luck import Luck, chance, luck_lines, read_luck
from taverne.kernel.record import Record, read_record

RULESET: Final = 3
EDITION_OF: Final = {FEW_SEEDS: FIRST_EDITION, 2: FIRST_EDITION, RULESET: EDITION}
SEATS: Final = 2
TOURNAMENT_WINS: Final = 2
TOURNAMENT_DECKS: Final = 3


@dataclass(frozen=True)
class BroughtDeck:
    """A deck of a line-up as everybody may know it."""

    faction: str
    leader: str
    has_won: bool


@dataclass(frozen=True)
class MatchView:
    """The match as one seat may know it, with its view of the duel that is being played."""

    seat: int
    asked: tuple[int, ...]
    shape: str
    options: tuple[str, ...]
    wins: tuple[int, ...]
    target: int
    number: int
    line_ups: tuple[tuple[BroughtDeck, ...], ...]
    picks: tuple[int, ...]
    duel: GwentView | None
    over: bool
    winners: tuple[int, ...]


class MatchRulebook:
    """The door between a match and the kernel."""

    name = "gwent-match"
    rulesets: tuple[int, ...] = tuple(EDITION_OF)

    def lay_out(self, setup: dict[str, str], ruleset: int) -> MatchTable:
        try:
            rules = replace(read_rules(setup["rules"]), edition=EDITION_OF[ruleset])
            line_ups = [read_line_up(setup, seat) for seat in range(SEATS)]
            seed = read_luck(setup)
        except (KeyError, ValueError):
            raise RecordError("record-unreadable") from None
        check_match(rules, line_ups)
        target = TOURNAMENT_WINS if is_tournament(line_ups) else rules.wins
        seating = MODES[rules.mode].seating
        return MatchTable(rules, seating, chance(seed), [TOSS_FOR_PICK], line_ups, target, ruleset)

    def view(self, table: MatchTable, seat: int) -> MatchView:
        return view_match(table, seat)

    def write(self, shape: str, option: int) -> str:
        return f"deck-{option}" if shape == "deck" else write(shape, option)

    def read(self, shape: str, word: str) -> int:
        if shape != "deck":
            return read(shape, word)
        try:
            return number(word.removeprefix("deck-"))
        except ValueError:
            raise IllegalMove("move-unreadable", move=word) from None


MATCH_RULEBOOK: Final = MatchRulebook()
GwentMatch = Game[MatchTable, MatchView]


def deal_match(*decks: Deck | str, seed: Luck, rules: GwentRules | None = None) -> GwentMatch:
    """Begin a best-of-n: the first to win `rules.wins` duels, one deck each."""
    return begin([[deck] for deck in decks], seed, rules or GwentRules(wins=2))


def deal_tournament(*line_ups: list[Deck | str], seed: Luck, rules: GwentRules | None = None) -> GwentMatch:
    """GWT-8.2 begin a tournament: three advanced decks each, the first to win two duels."""
    rules = rules or GwentRules(law="advanced", wins=TOURNAMENT_WINS)
    found = [
        TaverneError("match-tournament-decks", seat=seat)
        for seat, line_up in enumerate(line_ups)
        if len(line_up) == 1
    ]
    if found:
        raise SetupError("setup-unplayable", found)
    return begin([list(line_up) for line_up in line_ups], seed, rules)


def begin(line_ups: list[list[Deck | str]], seed: Luck, rules: GwentRules) -> GwentMatch:
    brought = [
        [load_deck(deck) if isinstance(deck, str) else deck for deck in line_up] for line_up in line_ups
    ]
    check_match(rules, brought)
    setup = {"rules": rules.words(), **luck_lines(seed)}
    for seat, line_up in enumerate(brought):
        setup |= {f"deck {seat}.{place}": deck_line(deck) for place, deck in enumerate(line_up)}
    return Game(MATCH_RULEBOOK, Record(MATCH_RULEBOOK.name, RULESET, setup))


def replay_match(record: Record | str, at: int | None = None) -> GwentMatch:
    """A recorded match again, as a whole or up to one of its answers."""
    if isinstance(record, str):
        record = read_record(record)
    match: GwentMatch = Game(MATCH_RULEBOOK, record)
    return match if at is None else match.at(at)


def read_line_up(setup: dict[str, str], seat: int) -> list[Deck]:
    keys = [key for key in setup if key.startswith(f"deck {seat}.")]
    if not keys:
        raise KeyError(seat)
    return [read_deck_line(setup[key]) for key in sorted(keys)]


def is_tournament(line_ups: list[list[Deck]]) -> bool:
    return any(len(line_up) > 1 for line_up in line_ups)


def check_match(rules: GwentRules, line_ups: list[list[Deck]]) -> None:
    """Everything that speaks against this match, at once."""
    rules.check()
    found: list[TaverneError] = []
    if rules.mode != "duel":
        found.append(TaverneError("match-only-duels", mode=rules.mode))
    if len(line_ups) != SEATS:
        found.append(TaverneError("setup-number-of-decks", decks=len(line_ups), seats=SEATS))
    for seat, line_up in enumerate(line_ups):
        reasons = line_up_reasons(rules, line_ups, line_up)
        if reasons:
            found.append(SetupError("match-line-up", reasons, seat=seat))
    if found:
        raise SetupError("setup-unplayable", found)


def line_up_reasons(rules: GwentRules, line_ups: list[list[Deck]], line_up: list[Deck]) -> list[TaverneError]:
    if is_tournament(line_ups):
        return [*line_up_complaints(line_up)]
    return MODES[rules.mode].complaints(0, line_up[0], rules)


def view_match(table: MatchTable, seat: int) -> MatchView:
    """The allow-list of a match: deck lists stay hidden, factions and leaders lie open."""
    if not SPECTATOR <= seat < SEATS:
        raise TaverneError("view-no-such-seat", seat=seat)
    asked = tuple(sorted(table.asked()))
    task = table.question(seat) if seat in asked else None
    options = table.options_of(task) if task else []
    shape = task.shape() if task else ""
    return MatchView(
        seat=seat,
        asked=asked,
        shape=shape,
        options=tuple(MATCH_RULEBOOK.write(shape, option) for option in options),
        wins=tuple(table.wins),
        target=table.target,
        number=table.number,
        line_ups=tuple(view_line_up(table, other) for other in range(SEATS)),
        picks=tuple(table.picks),
        duel=view(table.duel, seat) if table.duel else None,
        over=table.is_over(),
        winners=tuple(table.winners),
    )


def view_line_up(table: MatchTable, seat: int) -> tuple[BroughtDeck, ...]:
    return tuple(
        BroughtDeck(deck.faction, deck.leader, place in table.out[seat])
        for place, deck in enumerate(table.line_ups[seat])
    )
