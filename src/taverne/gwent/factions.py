"""The five factions: each speaks in one moment and is silent in all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.purposes import HOMECOMING, SURVIVOR
from taverne.gwent.table import GwentTask
from taverne.kernel.piles import take_out
from taverne.kernel.rng import pick, take_any
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable

RETURNING: Final = 2
ROUND_OF_RETURN: Final = 3


class Faction:
    """The moments in which a faction may speak."""

    def names_starter(self) -> bool:
        return False

    def wins_ties(self) -> bool:
        return False

    def hold_back(self, table: GwentTable, seat: i64, held: list[tuple[Row, Card]]) -> None:
        """Take units off the field that shall survive the sweep."""

    def after_round(self, table: GwentTable, seat: i64) -> None:
        pass

    def before_round(self, table: GwentTable, seat: i64, number: i64) -> None:
        pass

    def reaches(self, card: Card) -> bool:
        """Whether its power over fallen or surviving units reaches this card."""
        return card.plain


class Monsters(Faction):
    """GWT-7.1 one random unit stays in its row; GWT-9.10 no ability again."""

    def hold_back(self, table: GwentTable, seat: i64, held: list[tuple[Row, Card]]) -> None:
        side = table.side(seat)
        stay: list[tuple[Row, Card]] = []
        for line in range(3):
            row = table.row(side, line)
            stay.extend([(row, card) for card in row.cards if self.reaches(card)])
        if stay:
            row, card = pick(stay, table.rng.of(SURVIVOR, seat))
            row.remove(card)
            held.append((row, card))
            table.tell("keep", seat, card.key, row.index)


class Nilfgaard(Faction):
    """GWT-7.1 wins ties."""

    def wins_ties(self) -> bool:
        return True


class NorthernRealms(Faction):
    """GWT-7.1 draw a card after a won round."""

    def must_beat(self) -> i64:
        return 1

    def after_round(self, table: GwentTable, seat: i64) -> None:
        if table.beaten[table.side(seat)] >= self.must_beat():
            table.draw(seat, 1)


class NorthernRealmsAmongMany(NorthernRealms):
    """GWT-8.3 only for beating at least two."""

    def must_beat(self) -> i64:
        return 2


class Scoiatael(Faction):
    """GWT-7.1 decides who starts."""

    def names_starter(self) -> bool:
        return True


class Skellige(Faction):
    """GWT-7.1 before round 3 two random fallen units return; GWT-9.8 both are drawn first."""

    def before_round(self, table: GwentTable, seat: i64, number: i64) -> None:
        if number != ROUND_OF_RETURN:
            return
        discard = table.discard_of(seat)
        fallen = [card for card in discard if self.reaches(card)]
        rng = table.rng.of(HOMECOMING, seat)
        returning = [take_any(fallen, rng) for _ in range(min(RETURNING, len(fallen)))]
        for card in reversed(returning):
            take_out(discard, card)
            table.push(Homecoming(seat, card))


class MonstersInPairs(Monsters):
    """GWT-8.4, GWT-9.25 a card of that player's deck or an enemy spy."""

    def reaches(self, card: Card) -> bool:
        return card.plain and (card.colour == "monsters" or card.crosses)


class SkelligeInPairs(Skellige):
    """GWT-8.4, GWT-9.25 cards of that player's deck or enemy spies."""

    def reaches(self, card: Card) -> bool:
        return card.plain and (card.colour == "skellige" or card.crosses)


class Homecoming(GwentTask):
    """A fallen unit lands, and its abilities resolve before the next one."""

    def __init__(self, owner: i64, card: Card) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = owner
        self.card = card

    def words(self) -> str:
        return f"homecoming {self.owner} {self.card.key}"

    def carried(self) -> list[Card]:
        return [self.card]

    def run(self, table: GwentTable) -> None:
        table.tell("return", self.owner, self.card.key, NOBODY)
        self.card.play(table, self.owner)


FACTIONS: Final[dict[str, Faction]] = {
    "monsters": Monsters(),
    "nilfgaard": Nilfgaard(),
    "northern_realms": NorthernRealms(),
    "scoiatael": Scoiatael(),
    "skellige": Skellige(),
}
