"""Cardia for learners, by any rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.bots import ROSTER
from taverne.cardia.encoding import encoding
from taverne.cardia.encoding.dealing import CardiaDealer
from taverne.cardia.rulebook import RULEBOOK
from taverne.cardia.rules import CardiaRules
from taverne.envs.aec import TableEnv
from taverne.envs.against import TablesAgainst
from taverne.envs.course import Course
from taverne.envs.many import ManyTables
from taverne.envs.parallel import TablesAtOnce

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taverne.cardia.view import CardiaView

SHORT = CardiaRules(wins=1)


def many_tables(
    rows: int, rules: Sequence[CardiaRules] = (SHORT,), seed: int = 0, counting: bool = True
) -> ManyTables:
    """So many tables, each game by any of these rules; by default single games with the first deck."""
    return ManyTables(encoding(), CardiaDealer(list(rules)), rows, seed, counting)


def env(rules: Sequence[CardiaRules] = (SHORT,), render_mode: str | None = None) -> TableEnv:
    """PettingZoo: each game by any of these rules; the seats answer one after the other."""
    return TableEnv(course(rules), render_mode)


def parallel_env(rules: Sequence[CardiaRules] = (SHORT,), render_mode: str | None = None) -> TablesAtOnce:
    """PettingZoo: the same, with the secret choices of both seats in one step."""
    return TablesAtOnce(course(rules), render_mode)


def against(bot: str, num_envs: int = 1, rules: Sequence[CardiaRules] = (SHORT,)) -> TablesAgainst:
    """Gymnasium: a learner in one seat of each table, this bot in the other."""
    return TablesAgainst(course(rules), bot, num_envs)


def register_spiel(rules: Sequence[CardiaRules] = (SHORT,)) -> str:
    """OpenSpiel: the name by which `pyspiel.load_game` finds it from now on."""
    from taverne.envs.spiel import register

    return register(course(rules), zero_sum=True)


def course(rules: Sequence[CardiaRules]) -> Course:
    return Course("cardia", encoding(), CardiaDealer(list(rules)), (0, 1), RULEBOOK, ROSTER, picture)


def picture(view: CardiaView) -> str:
    """The table as plain text: seats, then the row of encounters."""
    lines = [f"game {view.game}, round {view.round}"]
    for number, seat in enumerate(view.seats):
        held = " ".join(seat.hand.cards) if seat.hand.cards is not None else f"{seat.hand.size} cards"
        lines.append(f"seat {number}: {seat.signets} signets, {seat.score} won; hand: {held}")
    for place, encounter in enumerate(view.row, 1):
        cards = " - ".join(f"{card.card}={card.influence}" for card in encounter.cards)
        winners = " ".join(map(str, encounter.winners)) or "nobody"
        lines.append(f"{place}: {cards}, won by {winners}")
    return "\n".join(lines)
