"""Medic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Keyword
from taverne.gwent.catalogue import CARDS
from taverne.gwent.deploy import distinct_units
from taverne.gwent.purposes import REVIVAL
from taverne.gwent.table import GwentTask
from taverne.kernel.piles import take_out
from taverne.kernel.rng import take_any
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


class Medic(Keyword):
    """GWT-5.2 play a fallen plain unit at once; GWT-7.4 at random under the Invader."""

    def mark(self, card: Card) -> None:
        card.heals = True

    def landed(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        if table.blind_medics and not card.hero:
            table.push(ReviveAny(seat))
        else:
            table.push(Revive(seat))


class Revive(GwentTask):
    """Which fallen unit comes back."""

    def words(self) -> str:
        return f"revive {self.seat}"

    def options(self, table: GwentTable) -> list[int]:
        return distinct_units(table.discard_of(self.seat))

    def resolve(self, table: GwentTable, option: i64) -> None:
        revive(table, self.seat, CARDS[option])


class ReviveAny(GwentTask):
    """GWT-9.12 chance decides which fallen unit comes back."""

    def __init__(self, owner: i64) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = owner

    def words(self) -> str:
        return f"revive_any {self.owner}"

    def run(self, table: GwentTable) -> None:
        fallen = [card for card in table.discard_of(self.owner) if card.plain]
        if fallen and not table.planning:
            revive(table, self.owner, take_any(fallen, table.rng.of(REVIVAL, self.owner)))


def revive(table: GwentTable, seat: i64, card: Card) -> None:
    take_out(table.discard_of(seat), card)
    table.tell("revive", seat, card.key, NOBODY)
    card.play(table, seat)
