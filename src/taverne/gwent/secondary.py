"""The secondary deck: what lies beside the board until a card calls for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.kernel.piles import take_out

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable


def fetch(table: GwentTable, card: Card, side: i64) -> Card | None:
    """GWT-9.9 what this card becomes, out of the secondary deck of who brought it or of the side."""
    for seat in suppliers(table, card, side):
        reserve = table.reserves[seat]
        for spare in reserve:
            if spare.face == card.becomes:
                take_out(reserve, spare)
                return spare
    return None


def suppliers(table: GwentTable, card: Card, side: i64) -> list[int]:
    members = table.seating.members[side]
    bringers = [seat for seat in members if table.lists[seat].faction == card.colour]
    return bringers or members


def bringer(table: GwentTable, card: Card, side: i64) -> i64:
    """GWT-9.6 the player of this side who brought the card; an enemy spy goes to the first."""
    members = table.seating.members[side]
    if card.crosses and is_foreign(table, card, members[0]):
        return members[0]
    return suppliers(table, card, side)[0]


def is_foreign(table: GwentTable, card: Card, seat: i64) -> bool:
    """Whether one of this seat's foes plays the faction in whose colour the card is."""
    for foe in table.seating.foes[seat]:
        if table.lists[foe].faction == card.colour:
            return True
    return False
