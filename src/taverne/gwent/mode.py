"""One way to play, as a row of answers to what the rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.decks.laws import complaints
from taverne.gwent.factions import FACTIONS, Faction
from taverne.gwent.leaders import LEADERS, RELENTLESS, RELENTLESS_BY
from taverne.gwent.manner import AS_PRINTED, Manner
from taverne.gwent.turns import CLOCKWISE, Order
from taverne.kernel.errors import TaverneError
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.decks.deck import Deck
    from taverne.gwent.leaders.base import Leader
    from taverne.gwent.rules import GwentRules
    from taverne.gwent.stakes import Stakes
    from taverne.kernel.seating import Seating


class Mode:
    """Who is with whom, for what, who acts, and which factions and leaders speak otherwise."""

    def __init__(
        self,
        name: str,
        seating: Seating,
        stakes: Stakes,
        factions: dict[str, Faction] | None = None,
        leaders: dict[str, Leader] | None = None,
        order: Order = CLOCKWISE,
    ) -> None:
        self.name = name
        self.seating = seating
        self.stakes = stakes
        self.order = order
        self.factions = {**FACTIONS, **(factions or {})}
        self.leaders = {**LEADERS, **(leaders or {})}
        self.exchanges: i64 = 2
        self.own_side: list[list[int]] = [[side] for side in seating.side_of]

    def hand_size(self, seat: i64) -> i64:
        return 10

    def faction(self, seat: i64, key: str) -> Faction:
        return self.factions[key]

    def leader(self, key: str, rules: GwentRules) -> Leader:
        """The leader as this way to play and the agreed rules have it."""
        if key == RELENTLESS:
            return RELENTLESS_BY[rules.relentless]
        return self.leaders[key]

    def manner(self, seat: i64) -> Manner:
        return AS_PRINTED

    def leader_pile(self, decks: list[Deck]) -> list[str]:
        """Leaders that lie face down, to be turned up during the game."""
        return []

    def automaton(self) -> i64:
        """The seat for which the rules themselves decide."""
        return NOBODY

    def shows_list(self, seat: i64) -> bool:
        """Whether everybody knows what is in this seat's deck."""
        return False

    def complaints(self, seat: i64, deck: Deck, rules: GwentRules) -> list[TaverneError]:
        """Everything that speaks against this deck in this seat."""
        return [*complaints(deck, rules.law)]
