"""The scenes that ask: bites, looks, cards put under the deck or swapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.choices import ChooseInSecret, discard_cards, ids
from taverne.cardia.editions import FIRST_EDITION
from taverne.cardia.scenes.base import Scene
from taverne.cardia.table import PASS, RIVAL, CardiaTask, Step, StepOf
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable

KEEP: Final = 0
UNDER: Final = 1


class EarlierWinsBite(Scene):
    """CAR-5.38 Serpent Temple: come to win an earlier encounter, and the other discards a card."""

    def won(self, table: CardiaTable, seat: i64, place: i64) -> None:
        if place != table.current:
            table.push(Bite(seat, place))


class AfterWin(StepOf):
    """What its owner does because it has come to win the encounter at this place."""

    def __init__(self, owner: i64, place: i64) -> None:
        super().__init__(owner)
        self.place: i64 = place

    def words(self) -> str:
        return self.written(self.place, self.owner)

    def fits(self, places: i64) -> bool:
        return super().fits(places) and 0 <= self.place < places


class Bite(AfterWin):
    """Its owner draws one and the other discards one; nothing if they hold none."""

    def name(self) -> str:
        return "bite"

    def run(self, table: CardiaTable) -> None:
        rival = RIVAL[self.owner]
        if table.hands[rival]:
            table.tell("bite", self.owner, "", self.place)
            table.draw(self.owner, 1)
            discard_cards(table, rival, 1)


class WinnerPeeks(Scene):
    """CAR-6.19 Seeress's Hideout: your Academy card wins, and you look at the top of your deck."""

    def __init__(self, faction: i64) -> None:
        super().__init__()
        self.faction: i64 = faction

    def won(self, table: CardiaTable, seat: i64, place: i64) -> None:
        if table.card_at(place, seat).character.faction == self.faction:
            table.push(Peek(seat, place))

    def succeeded(self, table: CardiaTable, seat: i64, place: i64) -> None:
        """CAR-8.8 it has come to be won by this card, too."""
        if table.rules.edition != FIRST_EDITION:
            self.won(table, seat, place)


class Peek(AfterWin):
    """Its owner sees the top card, and may put it under the deck."""

    def name(self) -> str:
        return "peek"

    def run(self, table: CardiaTable) -> None:
        seat = self.owner
        if table.decks[seat]:
            top = table.decks[seat][-1]
            table.remember(seat, seat, top)
            table.veil("peek", seat, top.key, NOBODY)
            table.push(Bury(seat))


class Bury(CardiaTask):
    """Everybody sees whether the card stays or goes under the deck, not which it is."""

    def name(self) -> str:
        return "bury"

    def shape(self) -> str:
        return "top"

    def options(self, table: CardiaTable) -> list[int]:
        return [KEEP, UNDER]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        if option == UNDER:
            deck = table.decks[self.seat]
            deck.insert(0, deck.pop())
            table.tell("buried", self.seat, "", NOBODY)


class DrawAndBury(Scene):
    """CAR-5.42 Scrapyard: draw two, then put one hand card under the deck."""

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count: i64 = count

    def mark(self, table: CardiaTable) -> None:
        table.drawing = self.count

    def drawn(self, table: CardiaTable, counts: list[int]) -> None:
        for seat in range(2):
            if counts[seat] >= self.count:
                table.push_together(Scrap(seat))


class Scrap(ChooseInSecret):
    """Which card goes under: both at once and in secret, so nobody can count on that hand any more."""

    def name(self) -> str:
        return "scrap"

    def resolve(self, table: CardiaTable, option: i64) -> None:
        card = CHARACTERS[option]
        table.blur(self.seat, table.hands[self.seat])
        table.hands[self.seat].remove(card)
        table.decks[self.seat].insert(0, card)
        table.remember(self.seat, self.seat, card)
        table.veil("scrap", self.seat, card.key, NOBODY)


class SwapWithTop(Scene):
    """CAR-7.6 Night Market: once, each may swap a hand card with the top of the deck."""

    def drawn(self, table: CardiaTable, counts: list[int]) -> None:
        if table.resolved == 1:
            table.push(OPEN_MARKET)


class OpenMarket(Step):
    """CAR-8.10 both decide in secret, after the first encounter of the game is resolved."""

    def name(self) -> str:
        return "open_market"

    def run(self, table: CardiaTable) -> None:
        for seat in range(2):
            if table.decks[seat] and table.hands[seat]:
                table.push_together(Trade(seat))


OPEN_MARKET: Final = OpenMarket()


class Trade(ChooseInSecret):
    """Which hand card goes on top of the deck, if any; nobody else learns whether one did."""

    def name(self) -> str:
        return "trade"

    def options(self, table: CardiaTable) -> list[int]:
        return [PASS, *ids(table.hands[self.seat])]

    def resolve(self, table: CardiaTable, option: i64) -> None:
        seat = self.seat
        deck = table.decks[seat]
        table.blur(seat, table.hands[seat])
        table.blur(seat, deck[-1:])
        if option != PASS:
            given, taken = CHARACTERS[option], deck.pop()
            table.hands[seat].remove(given)
            table.take(seat, taken)
            deck.append(given)
            table.remember(seat, seat, given)
        table.whisper("trade", seat, "" if option == PASS else CHARACTERS[option].key, NOBODY)
