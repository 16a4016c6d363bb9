"""The Gwent table: zones, and the few things that every rule does with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.purposes import DRAW
from taverne.kernel.piles import take_out
from taverne.kernel.rng import Chance, take_any
from taverne.kernel.table import NOBODY, Table, Task

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.decks.deck import Deck
    from taverne.gwent.factions import Faction
    from taverne.gwent.leaders.base import Leader
    from taverne.gwent.manner import Manner
    from taverne.gwent.mode import Mode
    from taverne.gwent.row import Row
    from taverne.gwent.rules import GwentRules

ANYONE: Final = -1
Zone = list["Card"]


class GwentTask(Task["GwentTable"]):
    """A task of this game; it may carry cards that lie in no zone meanwhile."""

    def carried(self) -> list[Card]:
        return []

    def supposed(self, table: GwentTable, luck: i64) -> GwentTask:
        """The task of a sample that knows its public words: what they leave out may be anything."""
        return self


class Sighting:
    """A viewer (or anyone) knows that this card is in a seat's hand, or in hand or deck."""

    def __init__(self, viewer: i64, seat: i64, card: Card, in_hand: bool) -> None:
        self.viewer: i64 = viewer
        self.seat: i64 = seat
        self.card = card
        self.in_hand = in_hand


class GwentTable(Table):
    """Hands, decks and leaders belong to seats; rows, discards and score to sides.

    `position.FIELDS` lists what makes up a table; `clone` is written out for speed, and a law compares.
    """

    def __init__(
        self,
        rules: GwentRules,
        mode: Mode,
        rng: Chance,
        agenda: list[Task[Any]],
        *,
        hands: list[Zone],
        decks: list[Zone],
        asides: list[Zone],
        skies: list[Zone],
        discards: list[Zone],
        reserves: list[Zone],
        buried: list[Zone],
    ) -> None:
        super().__init__(mode.seating, rng, agenda)
        self.rules = rules
        self.mode = mode
        self.hands = hands
        self.decks = decks
        self.asides = asides
        self.skies = skies
        self.discards = discards
        self.reserves = reserves
        self.buried = buried
        self.gone: Zone = []
        self.known: list[Sighting] = []
        self.rows: list[Row] = []
        self.lists: list[Deck] = []
        self.factions: list[Faction] = []
        self.leaders: list[Leader] = []
        self.manners: list[Manner] = []
        self.leader_pile: list[str] = []
        self.turned_up: list[str] = []
        self.ready: list[bool] = []
        self.passed: list[bool] = []
        self.score: list[int] = []
        self.beaten: list[int] = []
        self.winners: list[int] = []
        self.turn: i64 = NOBODY
        self.starter: i64 = NOBODY
        self.round: i64 = 0
        self.quiet: i64 = 0
        self.blind_medics = False
        self.planning = False
        self.sealed = False

    def side(self, seat: i64) -> i64:
        return self.seating.side_of[seat]

    def row(self, side: i64, line: i64) -> Row:
        return self.rows[side * 3 + line]

    def discard_of(self, seat: i64) -> Zone:
        return self.discards[self.seating.side_of[seat]]

    def total(self, side: i64) -> i64:
        """The strength of a side."""
        rows = self.rows
        first = side * 3
        return rows[first].total() + rows[first + 1].total() + rows[first + 2].total()

    def draw(self, seat: i64, count: i64) -> None:
        """GWT-3.9 a deck is a bag: shuffling it would change nothing."""
        deck, rng = self.decks[seat], self.rng.of(DRAW, seat)
        while count > 0 and deck:
            card = take_any(deck, rng)
            self.take(seat, card)
            self.veil("draw", seat, card.key, NOBODY)
            count -= 1

    def take(self, seat: i64, card: Card) -> None:
        """Into the hand; hands are kept in catalogue order, equal cards side by side."""
        hand = self.hands[seat]
        place: i64 = len(hand)
        while place > 0 and hand[place - 1].id > card.id:
            place -= 1
        hand.insert(place, card)

    def take_openly(self, seat: i64, card: Card) -> None:
        """GWT-9.16 from an open pile or from the field into the hand: everybody has seen it."""
        self.take(seat, card)
        self.known.append(Sighting(ANYONE, seat, card, True))
        self.tell("take", seat, card.key, NOBODY)

    def lose(self, seat: i64, card: Card) -> None:
        """Out of the hand, and out of what others remember of it."""
        take_out(self.hands[seat], card)
        if self.known:
            self.forget(seat, card)

    def search_out(self, seat: i64, card: Card) -> None:
        """Out of the deck for everybody to see."""
        take_out(self.decks[seat], card)
        if self.known:
            self.forget_one(seat, card, ANYONE, False)

    def forget(self, seat: i64, card: Card) -> None:
        """One such card has gone from the hand: nobody can count on it any more."""
        if self.forget_one(seat, card, ANYONE, True):
            return
        for viewer in range(self.seating.seats):
            self.forget_one(seat, card, viewer, True)
        self.forget_one(seat, card, ANYONE, False)

    def forget_one(self, seat: i64, card: Card, viewer: i64, in_hand: bool) -> bool:
        for sighting in self.known:
            same_place = sighting.seat == seat and sighting.in_hand == in_hand
            if same_place and sighting.card is card and sighting.viewer == viewer:
                self.known.remove(sighting)
                return True
        return False

    def known_hand(self, viewer: i64, seat: i64) -> Zone:
        """The cards of that hand which this viewer knows."""
        return [
            sighting.card
            for sighting in self.known
            if sighting.seat == seat and sighting.in_hand and sighting.viewer in (ANYONE, viewer)
        ]

    def carried(self) -> Zone:
        """Cards in the middle of being played: they lie in no zone, pending work carries them."""
        return [card for task in self.agenda if isinstance(task, GwentTask) for card in task.carried()]

    def leave(self, card: Card, row: Row) -> None:
        """A unit goes from the field; where it goes to is the caller's business."""
        row.remove(card)
        for keyword in card.keywords:
            keyword.left(self, card, row)

    def fall(self, card: Card, row: Row) -> None:
        """GWT-3.8 to the discard pile of the side it lay on."""
        self.leave(card, row)
        self.discards[row.side].append(card)
        self.tell("fall", NOBODY, card.key, row.index)

    def discard(self, seat: i64, card: Card) -> None:
        """GWT-3.10 what does not stay goes to its player's discard pile."""
        self.discards[self.seating.side_of[seat]].append(card)

    def renew_weather(self) -> None:
        """GWT-4.2 foul lines are foul on all sides."""
        foul: i64 = 0
        for sky in self.skies:
            for card in sky:
                foul |= card.foul
        for row in self.rows:
            row.set_foul((foul >> row.line) & 1 != 0)

    def clear_skies(self) -> None:
        """GWT-3.8 weather goes to the discard of the player who played it."""
        for seat in range(self.seating.seats):
            self.discards[self.seating.side_of[seat]].extend(self.skies[seat])
            self.skies[seat] = []
        self.renew_weather()

    def clone(self) -> GwentTable:
        twin = GwentTable(
            self.rules,
            self.mode,
            self.rng.copy(),
            self.agenda[:],
            hands=[zone[:] for zone in self.hands],
            decks=[zone[:] for zone in self.decks],
            asides=[zone[:] for zone in self.asides],
            skies=[zone[:] for zone in self.skies],
            discards=[zone[:] for zone in self.discards],
            reserves=[zone[:] for zone in self.reserves],
            buried=[zone[:] for zone in self.buried],
        )
        twin.gone = self.gone[:]
        twin.known = self.known[:]
        twin.rows = [row.clone() for row in self.rows]
        twin.lists = self.lists
        twin.factions = self.factions
        twin.leaders = self.leaders[:]
        twin.manners = self.manners
        twin.leader_pile = self.leader_pile
        twin.turned_up = self.turned_up
        twin.ready = self.ready[:]
        twin.passed = self.passed[:]
        twin.score = self.score[:]
        twin.beaten = self.beaten
        twin.winners = self.winners
        twin.turn = self.turn
        twin.starter = self.starter
        twin.round = self.round
        twin.quiet = self.quiet
        twin.blind_medics = self.blind_medics
        twin.planning = self.planning
        twin.sealed = self.sealed
        twin.automaton = self.automaton
        twin.seat = self.seat
        twin.options = self.options
        return twin

    def decide(self, task: Task[Any], options: list[int]) -> i64:
        return self.manners[task.seat].decide(self, task, options)

    def payoff(self, seat: i64) -> float:
        if self.side(seat) in self.winners:
            return 1.0 / len(self.winners)
        return 0.0 if self.winners else 0.5
