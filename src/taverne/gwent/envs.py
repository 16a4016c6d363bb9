"""Gwent for learners, in every mode and with any decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.envs.aec import TableEnv
from taverne.envs.against import TablesAgainst
from taverne.envs.course import Course
from taverne.envs.many import ManyTables
from taverne.gwent.bots import ROSTER
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.encoding import encoding
from taverne.gwent.encoding.dealing import GwentDealer
from taverne.gwent.modes import MODES
from taverne.gwent.rulebook import RULEBOOK
from taverne.gwent.rules import GwentRules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taverne.gwent.decks.deck import Deck
    from taverne.gwent.view import GwentView, SeatView


def many_tables(
    rows: int,
    rules: GwentRules | None = None,
    decks: Sequence[Deck] = (),
    seed: int = 0,
    counting: bool = True,
    teaching: bool = False,
) -> ManyTables:
    """So many tables by these rules, each seat with any of these decks; by default the starters."""
    rules = rules or GwentRules()
    return ManyTables(encoding(rules.mode), dealer(rules, decks), rows, seed, counting, teaching)


def dealer(rules: GwentRules, decks: Sequence[Deck]) -> GwentDealer:
    rules.check()
    return GwentDealer(rules, list(decks) or list(starter_decks().values()))


def env(
    mode: str = "duel",
    decks: Sequence[Deck] = (),
    rules: GwentRules | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """PettingZoo: a game in this mode, or by these rules."""
    return TableEnv(course(rules or GwentRules(mode=mode), decks), render_mode)


def against(
    bot: str, num_envs: int = 1, rules: GwentRules | None = None, decks: Sequence[Deck] = ()
) -> TablesAgainst:
    """Gymnasium: a learner in one seat of each table, this bot in all others."""
    return TablesAgainst(course(rules or GwentRules(), decks), bot, num_envs)


def register_spiel(mode: str = "duel", decks: Sequence[Deck] = ()) -> str:
    """OpenSpiel: the name by which `pyspiel.load_game` finds this way to play from now on."""
    from taverne.envs.spiel import register

    return register(course(GwentRules(mode=mode), decks), zero_sum=mode in ("duel", "pairs"))


def course(rules: GwentRules, decks: Sequence[Deck] = ()) -> Course:
    rules.check()
    mode = MODES[rules.mode]
    players = tuple(seat for seat in range(mode.seating.seats) if seat != mode.automaton())
    name = f"gwent_{rules.mode}"
    return Course(name, encoding(rules.mode), dealer(rules, decks), players, RULEBOOK, ROSTER, picture)


def picture(view: GwentView) -> str:
    """The table as plain text: seats, then rows with what is in them."""
    lines = [f"round {view.round}"]
    lines += [describe(view, number, seat) for number, seat in enumerate(view.seats)]
    for row in view.rows:
        units = " ".join(f"{unit.card}={unit.strength}" for unit in row.units)
        marks = "".join(
            f" [{mark}]" for mark in (row.horn, row.mardroeme, "foul" if row.foul else "") if mark
        )
        lines.append(f"side {row.side} line {row.line}: {row.total}{marks} {units}".rstrip())
    return "\n".join(lines)


def describe(view: GwentView, number: int, seat: SeatView) -> str:
    side = view.sides[seat.side]
    held = " ".join(seat.hand.cards) if seat.hand.cards is not None else f"{seat.hand.size} cards"
    state = " passed" if seat.passed else ""
    return f"seat {number} {seat.faction}: total {side.total}, score {side.score}{state}; hand: {held}"
