"""The Swamp: 1, 5, 9 and 13 of both decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.cards import FACTIONS, Ability
from taverne.cardia.choices import NameFaction, PickPlace, discard_cards, discard_faction
from taverne.cardia.table import ANYONE, RIVAL, StepOf
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable


class Assassin(Ability):
    """CAR-5.6 I 1: discard this card and the opposing one; the encounter leaves."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.remove_encounter(place, NOBODY)


class Saboteur(Ability):
    """CAR-5.10 I 5: the opponent discards the top two of their deck."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.mill(RIVAL[seat], 2)


class Ambusher(Ability):
    """CAR-5.14 I 9: name a faction; the opponent discards all of it from hand."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Ambush(seat, place))


class Ambush(NameFaction):
    def name(self) -> str:
        return "ambush"

    def named(self, table: CardiaTable, faction: i64) -> None:
        rival = RIVAL[self.seat]
        discard_faction(table, rival, table.hands[rival], faction)


class SwampGuardian(Ability):
    """CAR-5.18 I 13: take another of your cards back to hand; the one opposite is discarded."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(TakeBack(seat, place))


class TakeBack(PickPlace):
    """Which card comes back."""

    def name(self) -> str:
        return "take_back"

    def options(self, table: CardiaTable) -> list[int]:
        return [place for place in range(len(table.row)) if place != self.place]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        card = table.card_at(option, self.seat).character
        table.remove_encounter(option, self.seat)
        table.take(self.seat, card)
        table.remember(ANYONE, self.seat, card)
        table.tell("take_back", self.seat, card.key, option)


class Poisoner(Ability):
    """CAR-5.22 II 1: lower the opposing card until this encounter is a tie."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        rival = RIVAL[seat]
        lead = table.card_at(place, rival).influence() - table.card_at(place, seat).influence()
        if lead > 0:
            table.put_tokens(place, rival, -lead)


class Revolutionary(Ability):
    """CAR-5.26 II 5: the opponent discards two hand cards of their choice, then draws two."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Redraw(RIVAL[seat]))
        discard_cards(table, RIVAL[seat], 2)


class Redraw(StepOf):
    """Its owner draws two."""

    def name(self) -> str:
        return "redraw"

    def run(self, table: CardiaTable) -> None:
        table.draw(self.owner, 2)


class Blackmailer(Ability):
    """CAR-5.30 II 9: name a faction for the opponent's next card."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Threaten(seat, place))


class Threaten(NameFaction):
    def name(self) -> str:
        return "threaten"

    def named(self, table: CardiaTable, faction: i64) -> None:
        table.waiting[RIVAL[self.seat]].demands.append(faction)


class Extort(StepOf):
    """CAR-5.30 after the reveal: its owner's card is not of the named faction, so two hand cards go."""

    def __init__(self, owner: i64, faction: i64) -> None:
        super().__init__(owner)
        self.faction: i64 = faction

    def name(self) -> str:
        return "extort"

    def words(self) -> str:
        return self.written(self.owner, self.faction)

    def fits(self, places: i64) -> bool:
        return super().fits(places) and 0 <= self.faction < len(FACTIONS)

    def run(self, table: CardiaTable) -> None:
        card = table.card_at(table.current, self.owner).character
        if card.faction != self.faction:
            table.tell("extorted", self.owner, card.key, table.current)
            discard_cards(table, self.owner, 2)


class WitchKing(Ability):
    """CAR-5.34 II 13: name a faction; the opponent discards it from hand and deck, and shuffles."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.push(Curse(seat, place))


class Curse(NameFaction):
    def name(self) -> str:
        return "curse"

    def named(self, table: CardiaTable, faction: i64) -> None:
        rival = RIVAL[self.seat]
        discard_faction(table, rival, table.hands[rival], faction)
        discard_faction(table, rival, table.decks[rival], faction)
        table.shuffle_deck(rival)
