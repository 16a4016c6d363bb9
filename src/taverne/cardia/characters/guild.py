"""The Guild: 3, 7, 11 and 15 of both decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.cards import Ability, Character, Ongoing
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.choices import NameFaction, PickPlace, PickSpot, all_spots
from taverne.cardia.table import PASS, RIVAL, CardiaTask
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable

NEXT: Final = -1


class Surgeon(Ability):
    """CAR-5.8 I 3: minus five on the next card you play."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.waiting[seat].modifier -= 5


class PalaceGuard(Ability):
    """CAR-5.12 I 7: name a faction; the opponent may discard one of it, otherwise plus seven here."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Challenge(seat, place))


class Challenge(NameFaction):
    def name(self) -> str:
        return "challenge"

    def named(self, table: CardiaTable, faction: i64) -> None:
        table.push(Yield(RIVAL[self.seat], self.place, faction))


class Yield(CardiaTask):
    """Discard a card of that faction or refuse; asked even of a hand without one."""

    def name(self) -> str:
        return "yield"

    def secret(self) -> bool:
        return True

    def options(self, table: CardiaTable) -> list[int]:
        return [PASS] + [card.id for card in table.hands[self.seat] if card.faction == self.number]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        if option == PASS:
            table.put_tokens(self.place, RIVAL[self.seat], 7)
        else:
            table.drop(self.seat, CHARACTERS[option])


class Clockmaker(Ability):
    """CAR-5.16 I 11: plus three on your card in the previous encounter and on your next card."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        if place > 0:
            table.put_tokens(place - 1, seat, 3)
        table.waiting[seat].modifier += 3


class Inventor(Ability):
    """CAR-5.20 I 15: plus three on one card and minus three on a different one."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Improve(seat, place))


class Improve(PickSpot):
    """Where the plus three goes."""

    def name(self) -> str:
        return "improve"

    def options(self, table: CardiaTable) -> list[int]:
        return all_spots(table)

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.put_tokens(option // 2, option % 2, 3)
        table.push(Impair(self.seat, self.place, option))


class Impair(PickSpot):
    """Where the minus three goes: another card."""

    def name(self) -> str:
        return "impair"

    def options(self, table: CardiaTable) -> list[int]:
        return [spot for spot in all_spots(table) if spot != self.number]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.put_tokens(option // 2, option % 2, -3)


class Envoy(Ability):
    """CAR-5.24 II 3: minus three on any one card, or on the next card you play."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Deliver(seat, place))


class Deliver(PickSpot):
    def name(self) -> str:
        return "deliver"

    def options(self, table: CardiaTable) -> list[int]:
        return [NEXT, *all_spots(table)]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        if option == NEXT:
            table.waiting[self.seat].modifier -= 3
            table.tell("next_tokens", self.seat, "", -3)
        else:
            table.put_tokens(option // 2, option % 2, -3)


class Prodigy(Ability):
    """CAR-5.28 II 7: plus three on one of your cards with influence 8 or less."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Praise(seat, place))


class Praise(PickPlace):
    def name(self) -> str:
        return "praise"

    def options(self, table: CardiaTable) -> list[int]:
        seat = self.seat
        return [place for place in range(len(table.row)) if table.card_at(place, seat).influence() <= 8]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.put_tokens(option, self.seat, 3)


class Engineer(Ability):
    """CAR-5.32 II 11: your next card gets plus five after phase 2 of its encounter."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.waiting[seat].engines += 1


class MechanicalDjinn(Ongoing):
    """CAR-5.36 II 15: win the encounter right after this one and you win the game."""

    def mark(self, card: Character) -> None:
        card.ongoing = True
        card.triumphs = True


def triumphant(table: CardiaTable) -> i64:
    """CAR-8.4 a bit for each seat that has won the encounter after its live Mechanical Djinn."""
    seats: i64 = 0
    before = NOBODY
    for place in range(len(table.row)):
        if before >= 0:
            seats |= hopefuls(table, before) & table.row[place].won_by
        before = place
    return seats


def hopefuls(table: CardiaTable, place: i64) -> i64:
    cards = table.row[place].cards
    seats: i64 = 0
    if cards[0].ongoing > 0 and cards[0].character.triumphs:
        seats |= 1
    if cards[1].ongoing > 0 and cards[1].character.triumphs:
        seats |= 2
    return seats
