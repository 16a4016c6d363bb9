"""A net with the sheet that it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.encoding import encoding

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.bots.net import Net
    from taverne.gwent.table import GwentTable

MODE: Final = "duel"
# Places behind those of the encoding, which only nets read: the lead by steps, and the best unit in the hand.
MOST_LEAD: Final = 40
STEP: Final = 2
BEST: Final = 2 * MOST_LEAD // STEP + 1
MARKS: Final = BEST + 16


class Seer:
    """Looks at a table from one seat; then it can be asked."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.encoding = encoding(MODE)
        self.sheet = self.encoding.sheet(1, False)

    def look(self, table: GwentTable, seat: i64) -> None:
        sheet = self.sheet
        self.encoding.look(sheet, 0, table, seat)
        marks: i64 = self.encoding.places
        sheet.note(marks + lead_step(table, seat))
        sheet.note(marks + BEST + best_unit(table, seat))
        sheet.end(0)

    def priors(self, table: GwentTable, seat: i64) -> list[float]:
        """Of the table that was looked at."""
        self.encoding.weigh(self.sheet, 0, table, seat)
        return self.net.priors(self.sheet, 0)

    def chance(self) -> float:
        return self.net.chance(self.sheet, 0)


def lead_step(table: GwentTable, seat: i64) -> i64:
    lead = table.total(table.side(seat)) - table.total(table.seating.rivals[seat][0])
    return (max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD) // STEP


def best_unit(table: GwentTable, seat: i64) -> i64:
    best: i64 = 0
    for card in table.hands[seat]:
        if card.plain or card.hero:
            best = max(best, card.power)
    return best
