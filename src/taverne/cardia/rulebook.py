"""Cardia as the kernel knows it: how a match is set up, shown, answered and recorded."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from taverne.cardia.box import fingerprint
from taverne.cardia.editions import EDITION, FIRST_EDITION
from taverne.cardia.notation import read, write
from taverne.cardia.position import set_up, write_position
from taverne.cardia.rules import CardiaRules, read_rules
from taverne.cardia.setup import before_deal
from taverne.cardia.view import CardiaView, view
from taverne.kernel.errors import RecordError
from taverne.kernel.game import Game
from taverne.kernel.luck import Luck, luck_lines, read_luck
from taverne.kernel.position import Position, is_position, position_line, read_position_line
from taverne.kernel.record import Record, read_record

if TYPE_CHECKING:
    from taverne.cardia.table import CardiaTable

RULESET = 2
EDITION_OF: Final = {1: FIRST_EDITION, RULESET: EDITION}
CardiaGame = Game["CardiaTable", CardiaView]


class CardiaRulebook:
    """The door between this game and the kernel."""

    name = "cardia"
    rulesets: tuple[int, ...] = tuple(EDITION_OF)

    def lay_out(self, setup: dict[str, str], ruleset: int) -> CardiaTable:
        if is_position(setup):
            return set_up_by(setup, EDITION_OF[ruleset])
        try:
            rules, seed = read_rules(setup["rules"]), read_luck(setup)
        except (KeyError, ValueError):
            raise RecordError("record-unreadable") from None
        check_box(rules, setup)
        return before_deal(replace(rules, edition=EDITION_OF[ruleset]), seed)

    def view(self, table: CardiaTable, seat: int) -> CardiaView:
        return view(table, seat)

    def write(self, shape: str, option: int) -> str:
        return write(shape, option)

    def read(self, shape: str, word: str) -> int:
        return read(shape, word)


RULEBOOK = CardiaRulebook()


def deal(*, seed: Luck, rules: CardiaRules | None = None) -> CardiaGame:
    """Begin a match."""
    rules = rules or CardiaRules()
    rules.check()
    setup = {"rules": rules.words(), **luck_lines(seed), **box_line(rules)}
    return Game(RULEBOOK, Record(RULEBOOK.name, RULESET, setup))


def from_position(position: Position) -> CardiaGame:
    """A match that begins in the middle, as written by `write_position`; PositionError names every fault."""
    table = set_up(position)
    ruleset = next(number for number, edition in EDITION_OF.items() if edition == table.rules.edition)
    setup = {"rules": table.rules.words(), **position_line(write_position(table)), **box_line(table.rules)}
    return Game(RULEBOOK, Record(RULEBOOK.name, ruleset, setup))


def set_up_by(setup: dict[str, str], edition: int) -> CardiaTable:
    """The rulings are those of the record's ruleset, the cards those of its box."""
    table = set_up(read_position_line(setup, ("box",) if "box" in setup else ()))
    check_box(table.rules, setup)
    if table.rules.edition != edition:
        raise RecordError("record-unreadable")
    return table


def replay(record: Record | str, at: int | None = None) -> CardiaGame:
    """A recorded match again, as a whole or up to one of its answers."""
    if isinstance(record, str):
        record = read_record(record)
    game: CardiaGame = Game(RULEBOOK, record)
    return game if at is None else game.at(at)


def needs_box(rules: CardiaRules) -> bool:
    """Whether a card takes part whose text an owner of the box may have corrected."""
    return rules.guardians or bool(rules.scenes)


def box_line(rules: CardiaRules) -> dict[str, str]:
    return {"box": fingerprint()} if needs_box(rules) else {}


def check_box(rules: CardiaRules, setup: dict[str, str]) -> None:
    """Only with the very cards with which it was played."""
    if needs_box(rules) != ("box" in setup) or setup.get("box", fingerprint()) != fingerprint():
        raise RecordError("cardia-other-box")
