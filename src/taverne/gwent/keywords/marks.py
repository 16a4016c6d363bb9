"""Keywords that are nothing but a fact; the strength of a row is worked out from them."""

from __future__ import annotations

from taverne.gwent.cards import Card, Keyword


class Bond(Keyword):
    """GWT-4.4 tight bond."""

    def mark(self, card: Card) -> None:
        card.bonds = True


class Morale(Keyword):
    """GWT-4.5 +1 to all others in the row."""

    def mark(self, card: Card) -> None:
        card.morale = 1


class Horn(Keyword):
    """GWT-4.6 doubles all others in the row."""

    def mark(self, card: Card) -> None:
        card.horns = 1
