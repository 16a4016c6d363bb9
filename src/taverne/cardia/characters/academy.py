"""The Academy: 2, 6, 10 and 14 of both decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.cards import NO_CARD, Ability, Placed
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.choices import PickPlace, PickSpot
from taverne.cardia.editions import FIRST_EDITION
from taverne.cardia.seats import NEITHER, UNJUDGED
from taverne.cardia.spot import Spot, all_spots, options_of, spot_of
from taverne.cardia.table import RIVAL, AbilityTask, CardiaTask, StepOf

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.cards import Encounter
    from taverne.cardia.table import CardiaTable

MODIFIERS: Final = 0
TOKENS: Final = 1


class VoidMage(Ability):
    """CAR-5.7 I 2: one card loses all its modifiers, or all its ongoing tokens."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Empty(seat, place))


class Empty(PickSpot):
    """CAR-8.3 only cards on which something lies."""

    def name(self) -> str:
        return "empty"

    def options(self, table: CardiaTable) -> list[int]:
        return options_of([spot for spot in all_spots(len(table.row)) if has_tokens(table.card_on(spot))])

    def resolve(self, table: CardiaTable, option: i64) -> None:
        spot = spot_of(option)
        card = table.card_on(spot)
        if table.rules.void_mage == "both":
            remove_modifiers(table, spot)
            remove_ongoing(table, spot)
        elif card.ongoing > 0 and card.modifier != 0:
            table.push(EmptyOf(self.seat, self.place, spot))
        elif card.ongoing > 0:
            remove_ongoing(table, spot)
        else:
            remove_modifiers(table, spot)


class EmptyOf(AbilityTask):
    """CAR-5.4 of what the chosen card is emptied."""

    def __init__(self, seat: i64, place: i64, chosen: Spot) -> None:
        super().__init__(seat, place)
        self.chosen = chosen

    def name(self) -> str:
        return "empty_of"

    def words(self) -> str:
        return self.written(self.place, self.chosen.option())

    def fits(self, places: i64) -> bool:
        return super().fits(places) and self.chosen.lies_in(places)

    def shape(self) -> str:
        return "tokens"

    def options(self, table: CardiaTable) -> list[int]:
        return [MODIFIERS, TOKENS]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        if option == MODIFIERS:
            remove_modifiers(table, self.chosen)
        else:
            remove_ongoing(table, self.chosen)


def has_tokens(card: Placed) -> bool:
    return card.modifier != 0 or card.ongoing > 0


def remove_modifiers(table: CardiaTable, spot: Spot) -> None:
    card = table.card_on(spot)
    card.modifier = 0
    table.tell("modifiers_gone", spot.seat, card.character.key, spot.place)


def remove_ongoing(table: CardiaTable, spot: Spot) -> None:
    card = table.card_on(spot)
    card.ongoing = 0
    table.tell("ongoing_gone", spot.seat, card.character.key, spot.place)


class FortuneTeller(Ability):
    """CAR-5.11 I 6: in the next encounter the opponent plays face up first."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.foresight[seat] = True


class Puppeteer(Ability):
    """CAR-5.15 I 10: a random card of the opponent's hand takes the place of the opposing card."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        rival = RIVAL[seat]
        encounter = table.row[place]
        if not table.hands[rival]:
            leave_empty(table, encounter, rival)
            table.finish(seat)
            return
        table.discard(rival, encounter.cards[rival].character)
        puppet = table.take_any(rival)
        encounter.cards[rival] = Placed(puppet, 0, 0, 0, 0)
        encounter.moved_in = encounter.moved_in.and_also(rival)
        table.tell("puppet", rival, puppet.key, place)


def leave_empty(table: CardiaTable, encounter: Encounter, seat: i64) -> None:
    """CAR-5.2 nothing takes the place of the seat's card, and the encounter has no result."""
    if table.rules.edition != FIRST_EDITION:
        table.discard(seat, encounter.cards[seat].character)
        encounter.cards[seat] = Placed(NO_CARD, 0, 0, 0, 0)
        encounter.winners = UNJUDGED


class Magistra(Ability):
    """CAR-5.19 I 14: use the instant ability of another of your cards with at least this influence."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Study(seat, place))


class Study(PickPlace):
    """CAR-8.2 whose ability she uses, from her own place."""

    def name(self) -> str:
        return "study"

    def options(self, table: CardiaTable) -> list[int]:
        least = table.card_at(self.place, self.seat).influence()
        places: list[int] = []
        for place in range(len(table.row)):
            card = table.card_at(place, self.seat)
            if place != self.place and card.influence() >= least and not card.character.ongoing:
                places.append(place)
        return places

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.use_ability(table.card_at(option, self.seat).character, self.seat, self.place)


class KinesisMage(Ability):
    """CAR-5.23 II 2: all tokens of one of your cards move to another of yours."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        if len(table.row) > 1:
            table.push(Lift(seat, place))


class Lift(PickPlace):
    """From which card; CAR-8.3 only one on which something lies."""

    def name(self) -> str:
        return "lift"

    def options(self, table: CardiaTable) -> list[int]:
        return [place for place in range(len(table.row)) if has_tokens(table.card_at(place, self.seat))]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.push(SetDown(self.seat, self.place, option))


class SetDown(PickPlace):
    """Onto which card; the tokens add up."""

    def __init__(self, seat: i64, place: i64, source: i64) -> None:
        super().__init__(seat, place)
        self.source: i64 = source

    def words(self) -> str:
        return self.written(self.place, self.source)

    def fits(self, places: i64) -> bool:
        return super().fits(places) and 0 <= self.source < places

    def name(self) -> str:
        return "set_down"

    def options(self, table: CardiaTable) -> list[int]:
        return [place for place in range(len(table.row)) if place != self.source]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        source = table.card_at(self.source, self.seat)
        target = table.card_at(option, self.seat)
        target.modifier += source.modifier
        target.ongoing += source.ongoing
        source.modifier = 0
        source.ongoing = 0
        table.tell("tokens_moved", self.seat, target.character.key, option)


class Librarian(Ability):
    """CAR-5.27 II 6: plus or minus two on your next card, after it is revealed."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.waiting[seat].books += 1


class Annotate(CardiaTask):
    """Plus two or minus two, before comparing."""

    def name(self) -> str:
        return "annotate"

    def shape(self) -> str:
        return "amount"

    def options(self, table: CardiaTable) -> list[int]:
        return [2, -2]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.put_tokens(table.current, self.seat, option)


class Illusionist(Ability):
    """CAR-5.31 II 10: carry out the ability of another of your losing cards, at its place."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Evoke(seat, place))


class Evoke(PickPlace):
    """CAR-5.3 which losing card."""

    def name(self) -> str:
        return "evoke"

    def options(self, table: CardiaTable) -> list[int]:
        rival = RIVAL[self.seat]
        ties_too = table.rules.illusionist_on_ties
        places: list[int] = []
        for place in range(len(table.row)):
            winners = table.row[place].winners
            if place != self.place and (winners.alone == rival or (winners is NEITHER and ties_too)):
                places.append(place)
        return places

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.use_ability(table.card_at(option, self.seat).character, self.seat, option)


class Elemental(Ability):
    """CAR-5.35 II 14: discard a hand card with an instant ability, use it, draw one."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Absorb(seat, place))


class Absorb(AbilityTask):
    """Which hand card; asked even of a single one, because the others are hidden."""

    def name(self) -> str:
        return "absorb"

    def secret(self) -> bool:
        return True

    def options(self, table: CardiaTable) -> list[int]:
        return [card.id for card in table.hands[self.seat] if not card.ongoing]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        card = CHARACTERS[option]
        table.drop(self.seat, card)
        table.push(DrawOne(self.seat))
        table.use_ability(card, self.seat, self.place)


class DrawOne(StepOf):
    """Its owner draws one card."""

    def name(self) -> str:
        return "draw_one"

    def run(self, table: CardiaTable) -> None:
        table.draw(self.owner, 1)
