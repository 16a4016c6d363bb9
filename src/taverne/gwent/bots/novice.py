"""A bot that plays as people do in their first games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.bots.weighted import LEAST, WeightedBot
from taverne.gwent.turns import PASS

if TYPE_CHECKING:
    from taverne.gwent.table import GwentTable

NOTICED: Final = 50  # of a hundred


class NoviceBot(WeightedBot):
    """Overlooks every other card, never passes of its own accord, often plays on in a round that is won."""

    def weight(self, table: GwentTable, seat: int, option: int, shape: str, gained: int) -> int:
        if option == PASS and shape == "card":
            return 0
        return super().weight(table, seat, option, shape, gained) if self.notices() else LEAST

    def sees_it_won(self, table: GwentTable, seat: int) -> bool:
        return super().sees_it_won(table, seat) and self.notices()

    def notices(self) -> bool:
        return self.rng.below(100) < NOTICED
