"""The Dynasty: 4, 8, 12 and 16 of both decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.cards import Ability, Character, Ongoing
from taverne.cardia.choices import discard_cards
from taverne.cardia.table import RIVAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable


class Mediator(Ongoing):
    """CAR-5.9 I 4: this encounter is a tie."""

    def mark(self, card: Character) -> None:
        card.ties = True


class Judge(Ongoing):
    """CAR-5.13 I 8: you win every tie, earlier and later."""

    def mark(self, card: Character) -> None:
        card.judges = True


class Treasurer(Ongoing):
    """CAR-5.17 I 12: the winner of the previous encounter carries one extra signet."""

    def mark(self, card: Character) -> None:
        card.prizes = 1


class Djinn(Ability):
    """CAR-5.21 I 16: you win the game."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.finish(seat)


class TaxCollector(Ability):
    """CAR-5.25 II 4: plus four on this card."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.put_tokens(place, seat, 4)


class Aristocrat(Ongoing):
    """CAR-5.29 II 8: if this card wins it carries one extra signet."""

    def mark(self, card: Character) -> None:
        card.crowns = 1


class Counselor(Ongoing):
    """CAR-5.33 II 12: in the previous encounter your card wins and the other loses."""

    def mark(self, card: Character) -> None:
        card.counsels = True


class Successor(Ability):
    """CAR-5.37 II 16: the opponent keeps two hand cards of their choice and nothing else."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        rival = RIVAL[seat]
        table.mill(rival, len(table.decks[rival]))
        discard_cards(table, rival, len(table.hands[rival]) - 2)
