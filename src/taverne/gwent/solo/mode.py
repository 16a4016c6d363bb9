"""Solo as a row: who starts, which decks are brought, who speaks otherwise (GWT-8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import CARDS, FACES, LEADER_FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.laws import DeckComplaint, box_complaints, complaints
from taverne.gwent.decks.names import clip
from taverne.gwent.factions import FACTIONS, Faction, NorthernRealms
from taverne.gwent.leaders.base import Leader
from taverne.gwent.manner import Manner
from taverne.gwent.mode import Mode
from taverne.gwent.solo.opponent import OPPONENT, PLAYER, Soloist, WithoutHand
from taverne.gwent.solo.rounds import CLOSE_ROUND
from taverne.gwent.solo.turns import DOUBLE_TURN, SoloOrder
from taverne.gwent.stakes import Gems
from taverne.gwent.texts import named
from taverne.kernel.errors import TaverneError
from taverne.kernel.seating import each_alone

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.rules import GwentRules
    from taverne.gwent.table import GwentTable

NO_LEADER: Final = Leader("")


class ScoiataelInSolo(Faction):
    """GWT-8.5 nobody is asked: you start round 1 and after each round that you won."""


class NorthernRealmsWithoutHand(NorthernRealms):
    """GWT-8.5 instead of drawing, two cards in the first turn after a won round."""

    def after_round(self, table: GwentTable, seat: i64) -> None:
        pass


class SoloGems(Gems):
    """GWT-8.5 gems as usual; the opponent takes the first turn, but for Scoia'tael."""

    def toss(self, table: GwentTable) -> i64:
        return PLAYER if isinstance(table.factions[PLAYER], ScoiataelInSolo) else OPPONENT

    def starter(self, table: GwentTable) -> i64:
        """GWT-9.36 as Scoia'tael after a drawn round: the opponent starts."""
        return self.toss(table) if table.beaten[PLAYER] > 0 else OPPONENT

    def begin_round(self, table: GwentTable) -> None:
        table.sealed = False
        table.push(CLOSE_ROUND)
        doubles = isinstance(table.factions[OPPONENT], NorthernRealmsWithoutHand)
        if table.turn == OPPONENT and doubles and table.beaten[OPPONENT] > 0:
            table.push(DOUBLE_TURN)
        else:
            table.mode.order.give(table, table.turn)


class SoloMode(Mode):
    """GWT-8.5 you in the first seat, an opponent without a hand in the second."""

    def __init__(self) -> None:
        super().__init__("solo", each_alone(2), SoloGems(), order=SoloOrder())
        self.yours: dict[str, Faction] = {**FACTIONS, "scoiatael": ScoiataelInSolo()}
        self.its: dict[str, Faction] = {
            **FACTIONS,
            "scoiatael": Faction(),
            "northern_realms": NorthernRealmsWithoutHand(),
        }
        self.manners: list[Manner] = [Soloist(), WithoutHand()]

    def hand_size(self, seat: i64) -> i64:
        return 10 if seat == PLAYER else 0

    def faction(self, seat: i64, key: str) -> Faction:
        return self.yours[key] if seat == PLAYER else self.its[key]

    def leader(self, key: str, rules: GwentRules) -> Leader:
        return super().leader(key, rules) if key else NO_LEADER

    def manner(self, seat: i64) -> Manner:
        return self.manners[seat]

    def leader_pile(self, decks: list[Deck]) -> list[str]:
        faction = decks[OPPONENT].faction
        return [key for key, face in LEADER_FACES.items() if face.faction == faction]

    def automaton(self) -> i64:
        return OPPONENT

    def shows_list(self, seat: i64) -> bool:
        return seat == OPPONENT

    def complaints(self, seat: i64, deck: Deck, rules: GwentRules) -> list[TaverneError]:
        if seat == OPPONENT:
            return opponents_complaints(deck)
        if rules.built_deck:
            return [*complaints(deck, rules.law), *weather_complaints(deck)]
        if same(deck, full_deck(deck.faction, deck.leader)):
            return [*box_complaints(deck)]
        return [DeckComplaint("solo-your-deck", "GWT-8.5"), *box_complaints(deck)]


def opponents_complaints(deck: Deck) -> list[TaverneError]:
    if deck.faction not in COLOURS:
        return [DeckComplaint("deck-faction-unknown", "GWT-1.1", faction=clip(deck.faction))]
    return [] if same(deck, opponents_deck(deck.faction)) else [DeckComplaint("solo-its-deck", "GWT-8.5")]


def full_deck(faction: str, leader: str) -> Deck:
    """GWT-8.5 every card of the faction, without foul weather."""
    return Deck(faction, leader, [card for card in every_card(faction) if not card.foul])


def opponents_deck(faction: str) -> Deck:
    """GWT-8.5 every card of the faction; its leaders lie in a pile of their own."""
    return Deck(faction, "", every_card(faction))


def every_card(faction: str) -> list[Card]:
    return [
        card
        for card in CARDS
        if card.colour == faction and not card.secondary
        for _ in range(FACES[card.face].copies)
    ]


def same(deck: Deck, other: Deck) -> bool:
    return [card.id for card in deck.cards] == [
        card.id for card in other.cards
    ] and deck.leader == other.leader


def weather_complaints(deck: Deck) -> list[TaverneError]:
    names = dict.fromkeys([named(card.key) for card in deck.cards if card.foul])
    return [DeckComplaint("solo-no-weather", "GWT-8.5", card=name) for name in names]
