"""Cardia for learners, by any rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.encoding import encoding
from taverne.cardia.encoding.dealing import CardiaDealer
from taverne.cardia.rules import CardiaRules
from taverne.envs.many import ManyTables

if TYPE_CHECKING:
    from collections.abc import Sequence

SHORT = CardiaRules(wins=1)


def many_tables(rows: int, rules: Sequence[CardiaRules] = (SHORT,), seed: int = 0) -> ManyTables:
    """So many tables, each game by any of these rules; by default single games with the first deck."""
    return ManyTables(encoding(), CardiaDealer(list(rules)), rows, seed)
