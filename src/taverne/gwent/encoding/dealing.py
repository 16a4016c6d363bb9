"""Games of Gwent for learners, from any pool of decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import COLOURS
from taverne.gwent.modes import MODES
from taverne.gwent.setup import new_table
from taverne.gwent.solo.mode import full_deck, opponents_deck
from taverne.kernel.crowd import Dealer
from taverne.kernel.errors import SetupError, TaverneError
from taverne.kernel.rng import SEEDS, seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.decks.deck import Deck
    from taverne.gwent.rules import GwentRules
    from taverne.gwent.table import GwentTable
    from taverne.kernel.rng import Rng


class GwentDealer(Dealer):
    """Every seat brings any deck of the pool; partners bring different factions (GWT-8.4)."""

    def __init__(self, rules: GwentRules, pool: list[Deck]) -> None:
        refuse_pool(rules, pool)
        self.rules = rules
        self.pool = pool_for(rules, pool)
        self.seating = MODES[rules.mode].seating
        self.opponents: list[Deck] = [opponents_deck(faction) for faction in COLOURS]

    def deal(self, seed: i64) -> GwentTable:
        rng = seeded(seed)
        decks = self.solo(rng) if self.rules.mode == "solo" else self.bring(rng)
        return new_table(self.rules, decks, int(rng.below(SEEDS)))

    def solo(self, rng: Rng) -> list[Deck]:
        """GWT-8.5 the opponent plays a whole faction."""
        return [self.any_deck(rng), self.opponents[rng.below(len(self.opponents))]]

    def bring(self, rng: Rng) -> list[Deck]:
        decks: list[Deck] = []
        for seat in range(self.seating.seats):
            deck = self.any_deck(rng)
            while self.is_shared(decks, seat, deck):
                deck = self.any_deck(rng)
            decks.append(deck)
        return decks

    def is_shared(self, decks: list[Deck], seat: int, deck: Deck) -> bool:
        """Whether a partner has brought this faction already."""
        for other in range(len(decks)):
            is_partner = self.seating.side_of[other] == self.seating.side_of[seat]
            if is_partner and decks[other].faction == deck.faction:
                return True
        return False

    def any_deck(self, rng: Rng) -> Deck:
        return self.pool[rng.below(len(self.pool))]


def pool_for(rules: GwentRules, pool: list[Deck]) -> list[Deck]:
    """GWT-8.5 in solo play you bring your whole faction, unless the decks are built."""
    if rules.mode != "solo" or rules.built_deck:
        return pool
    return [full_deck(deck.faction, deck.leader) for deck in pool]


def refuse_pool(rules: GwentRules, pool: list[Deck]) -> None:
    """Everything that speaks against these decks, at once."""
    rules.check()
    found: list[TaverneError] = []
    if rules.wins > 1:
        found.append(TaverneError("setup-is-a-match", wins=rules.wins))
    if not pool:
        found.append(TaverneError("crowd-no-decks"))
    mode = MODES[rules.mode]
    pairs = mode.seating.sides < mode.seating.seats
    if pool and pairs and len({deck.faction for deck in pool}) == 1:
        found.append(TaverneError("crowd-few-factions"))
    for number, deck in enumerate(pool_for(rules, pool), 1):
        reasons = mode.complaints(0, deck, rules)
        if reasons:
            found.append(SetupError("crowd-illegal-deck", reasons, number=number))
    if found:
        raise SetupError("crowd-unplayable", found)
