"""A new table: rules read, the first game pending."""

from __future__ import annotations

from taverne.cardia.box import SCENES
from taverne.cardia.cards import no_omen
from taverne.cardia.match import MATCH
from taverne.cardia.printing import cast_of, print_cards
from taverne.cardia.rules import CardiaRules
from taverne.cardia.table import CardiaTable
from taverne.kernel.luck import Luck, chance
from taverne.kernel.rng import Chance

print_cards()
STANDARD = CardiaRules()


def new_table(rules: CardiaRules, seed: Luck) -> CardiaTable:
    """A match with its first question open."""
    table = before_deal(rules, seed)
    table.advance()
    return table


def before_deal(rules: CardiaRules, seed: Luck) -> CardiaTable:
    """The match before the first cards are dealt: nothing has happened yet."""
    table = lay_out(rules, chance(seed))
    table.agenda.append(MATCH)
    return table


def lay_out(rules: CardiaRules, rng: Chance) -> CardiaTable:
    """Everything in its place, nothing pending. Scenes speak in the order of `box`."""
    table = CardiaTable(
        rules,
        rng,
        [],
        cast_of(rules.deck),
        hands=[[], []],
        decks=[[], []],
        discards=[[], []],
        sealed=[[], []],
        waiting=[no_omen(), no_omen()],
    )
    table.scenes = [scene for key, scene in SCENES.items() if key in rules.scenes]
    for scene in table.scenes:
        scene.mark(table)
    return table
