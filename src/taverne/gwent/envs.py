"""Gwent for learners, in every mode and with any decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.envs.many import ManyTables
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.encoding import encoding
from taverne.gwent.encoding.dealing import GwentDealer
from taverne.gwent.rules import GwentRules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taverne.gwent.decks.deck import Deck


def many_tables(
    rows: int,
    rules: GwentRules | None = None,
    decks: Sequence[Deck] = (),
    seed: int = 0,
) -> ManyTables:
    """So many tables by these rules, each seat with any of these decks; by default the starters."""
    rules = rules or GwentRules()
    return ManyTables(encoding(rules.mode), dealer(rules, decks), rows, seed)


def dealer(rules: GwentRules, decks: Sequence[Deck]) -> GwentDealer:
    rules.check()
    return GwentDealer(rules, list(decks) or list(starter_decks().values()))
