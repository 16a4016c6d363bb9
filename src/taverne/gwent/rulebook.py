"""Gwent as the kernel knows it: how a game is set up, shown, answered and recorded."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.starters import load_deck
from taverne.gwent.editions import EDITION, FIRST_EDITION
from taverne.gwent.modes import MODES
from taverne.gwent.notation import read, write
from taverne.gwent.position import set_up, write_position
from taverne.gwent.rules import GwentRules, read_rules
from taverne.gwent.setup import before_coin
from taverne.gwent.solo.mode import full_deck, opponents_deck
from taverne.gwent.view import GwentView, view
from taverne.kernel.errors import RecordError, SetupError, TaverneError
from taverne.kernel.game import Game
from taverne.kernel.luck import Luck, luck_lines, read_luck
from taverne.kernel.position import Position, is_position, position_line, read_position_line
from taverne.kernel.record import Record, read_record

if TYPE_CHECKING:
    from taverne.gwent.table import GwentTable

RULESET = 2
EDITION_OF: Final = {1: FIRST_EDITION, RULESET: EDITION}
GwentGame = Game["GwentTable", GwentView]


class GwentRulebook:
    """The door between this game and the kernel."""

    name = "gwent"
    rulesets: tuple[int, ...] = tuple(EDITION_OF)

    def lay_out(self, setup: dict[str, str], ruleset: int) -> GwentTable:
        if is_position(setup):
            return set_up_by(read_position_line(setup, ()), EDITION_OF[ruleset])
        try:
            rules = replace(read_rules(setup["rules"]), edition=EDITION_OF[ruleset])
            decks = [read_deck_line(setup[f"deck {seat}"]) for seat in range(seats(rules))]
            seed = read_luck(setup)
        except (KeyError, ValueError):
            raise RecordError("record-unreadable") from None
        check(rules, decks)
        return before_coin(rules, decks, seed)

    def view(self, table: GwentTable, seat: int) -> GwentView:
        return view(table, seat)

    def write(self, shape: str, option: int) -> str:
        return write(shape, option)

    def read(self, shape: str, word: str) -> int:
        return read(shape, word)


RULEBOOK = GwentRulebook()


def deal(*decks: Deck | str, seed: Luck, rules: GwentRules | None = None) -> GwentGame:
    """Begin a game; a deck is a `Deck`, a starter's faction, a deck file or a share code."""
    rules = rules or GwentRules()
    brought = [load_deck(deck) if isinstance(deck, str) else deck for deck in decks]
    check(rules, brought)
    setup = {"rules": rules.words(), **luck_lines(seed)}
    setup |= {f"deck {seat}": deck_line(deck) for seat, deck in enumerate(brought)}
    return Game(RULEBOOK, Record(RULEBOOK.name, RULESET, setup))


def from_position(position: Position) -> GwentGame:
    """A game that begins in the middle, as written by `write_position`; PositionError names every fault."""
    table = set_up(position)
    ruleset = next(number for number, edition in EDITION_OF.items() if edition == table.rules.edition)
    setup = {"rules": table.rules.words(), **position_line(write_position(table))}
    return Game(RULEBOOK, Record(RULEBOOK.name, ruleset, setup))


def set_up_by(position: Position, edition: int) -> GwentTable:
    """The rulings are those of the record's ruleset."""
    table = set_up(position)
    if table.rules.edition != edition:
        raise RecordError("record-unreadable")
    return table


def deal_solo(
    faction: str,
    against: str,
    leader: str,
    seed: Luck,
    rules: GwentRules | None = None,
    deck: Deck | None = None,
) -> GwentGame:
    """GWT-8.5 begin a solo game; `deck` is your own where the rules say `built_deck`."""
    mine = deck or full_deck(faction, leader)
    return deal(mine, opponents_deck(against), seed=seed, rules=rules or GwentRules(mode="solo"))


def replay(record: Record | str, at: int | None = None) -> GwentGame:
    """A recorded game again, as a whole or up to one of its answers."""
    if isinstance(record, str):
        record = read_record(record)
    game: GwentGame = Game(RULEBOOK, record)
    return game if at is None else game.at(at)


def check(rules: GwentRules, decks: list[Deck]) -> None:
    """Every reason why these decks cannot be played by these rules, at once."""
    rules.check()
    found: list[TaverneError] = []
    if rules.wins > 1:
        found.append(TaverneError("setup-is-a-match", wins=rules.wins))
    if len(decks) != seats(rules):
        found.append(TaverneError("setup-number-of-decks", decks=len(decks), seats=seats(rules)))
    found += shared_factions(rules, decks)
    for number, deck in enumerate(decks):
        reasons = MODES[rules.mode].complaints(number, deck, rules) if number < seats(rules) else []
        if reasons:
            found.append(SetupError("setup-illegal-deck", reasons, seat=number, law=rules.law))
    if found:
        raise SetupError("setup-unplayable", found)


def shared_factions(rules: GwentRules, decks: list[Deck]) -> list[TaverneError]:
    """GWT-8.4 partners bring different factions."""
    teams = [[seat for seat in team if seat < len(decks)] for team in MODES[rules.mode].seating.members]
    return [
        TaverneError("setup-same-faction", faction=decks[team[0]].faction, seats=", ".join(map(str, team)))
        for team in teams
        if len({decks[seat].faction for seat in team}) < len(team)
    ]


def seats(rules: GwentRules) -> int:
    return MODES[rules.mode].seating.seats
