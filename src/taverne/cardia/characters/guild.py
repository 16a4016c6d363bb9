"""The Guild: 3, 7, 11 and 15 of both decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.cards import FACTIONS, Ability, Character, Ongoing, Placed
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.choices import NameFaction, PickPlace, PickSpot
from taverne.cardia.seats import Seats, seats_of
from taverne.cardia.spot import Spot, all_options, spot_of
from taverne.cardia.table import PASS, RIVAL, AbilityTask

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


class Yield(AbilityTask):
    """Discard a card of that faction or refuse; asked even of a hand without one."""

    def __init__(self, seat: i64, place: i64, faction: i64) -> None:
        super().__init__(seat, place)
        self.faction: i64 = faction

    def words(self) -> str:
        return self.written(self.place, self.faction)

    def fits(self, places: i64) -> bool:
        return super().fits(places) and 0 <= self.faction < len(FACTIONS)

    def name(self) -> str:
        return "yield"

    def secret(self) -> bool:
        return True

    def options(self, table: CardiaTable) -> list[int]:
        return [PASS] + [card.id for card in table.hands[self.seat] if card.faction == self.faction]

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
        return all_options(len(table.row))

    def resolve(self, table: CardiaTable, option: i64) -> None:
        spot = spot_of(option)
        table.put_tokens(spot.place, spot.seat, 3)
        table.push(Impair(self.seat, self.place, spot))


class Impair(PickSpot):
    """Where the minus three goes: another card."""

    def __init__(self, seat: i64, place: i64, improved: Spot) -> None:
        super().__init__(seat, place)
        self.improved = improved

    def words(self) -> str:
        return self.written(self.place, self.improved.option())

    def fits(self, places: i64) -> bool:
        return super().fits(places) and self.improved.lies_in(places)

    def name(self) -> str:
        return "impair"

    def options(self, table: CardiaTable) -> list[int]:
        improved = self.improved.option()
        return [option for option in all_options(len(table.row)) if option != improved]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        spot = spot_of(option)
        table.put_tokens(spot.place, spot.seat, -3)


class Envoy(Ability):
    """CAR-5.24 II 3: minus three on any one card, or on the next card you play."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Deliver(seat, place))


class Deliver(PickSpot):
    def name(self) -> str:
        return "deliver"

    def options(self, table: CardiaTable) -> list[int]:
        return [NEXT, *all_options(len(table.row))]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        if option == NEXT:
            table.waiting[self.seat].modifier -= 3
            table.tell("next_tokens", self.seat, "", -3)
        else:
            spot = spot_of(option)
            table.put_tokens(spot.place, spot.seat, -3)


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
        card.triumphs = True


def triumphant(table: CardiaTable) -> Seats:
    """CAR-8.4 who has won the encounter after a live Mechanical Djinn."""
    first = second = False
    row = table.row
    for place in range(1, len(row)):
        djinns = row[place - 1].cards
        if hopes(djinns[0]) and row[place].winners.first:
            first = True
        if hopes(djinns[1]) and row[place].winners.second:
            second = True
    return seats_of(first, second)


def hopes(card: Placed) -> bool:
    return card.ongoing > 0 and card.character.triumphs
