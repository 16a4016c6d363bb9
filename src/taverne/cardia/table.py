"""The Cardia table: zones, the row, and the few things that every rule does with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.cardia.cards import Omen, Placed
from taverne.cardia.purposes import FRESH_DECK, HAND, RESHUFFLE
from taverne.kernel.piles import holds, take_out
from taverne.kernel.rng import Chance, shuffle
from taverne.kernel.seating import each_alone
from taverne.kernel.table import NOBODY, Table, Task

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.cards import Character, Encounter, Laid
    from taverne.cardia.guardians.base import Guardian
    from taverne.cardia.rules import CardiaRules
    from taverne.cardia.scenes.base import Scene
    from taverne.cardia.spot import Spot

DUEL: Final = each_alone(2)
RIVAL: Final = [foes[0] for foes in DUEL.foes]
ANYONE: Final = -1
PASS: Final = -1
Pile = list["Character"]


class CardiaTask(Task["CardiaTable"]):
    """A task of this game; one that carries something says so in its words, and whether it can be."""

    def name(self) -> str:
        raise NotImplementedError

    def words(self) -> str:
        return self.written(0, 0)

    def written(self, place: i64, number: i64) -> str:
        """Its name and seat, a place in the row and one number more; 0 where there is none."""
        return f"{self.name()} {self.seat} {place} {number}"

    def fits(self, places: i64) -> bool:
        """Whether there can be such a task before a row of so many places: for what others have written."""
        return is_seat(self.seat)


class Step(CardiaTask):
    """A task that asks nobody."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fits(self, places: i64) -> bool:
        return True


class StepOf(CardiaTask):
    """A task that asks nobody and does something for one seat, its owner."""

    def __init__(self, owner: i64) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = owner

    def words(self) -> str:
        return self.written(0, self.owner)

    def fits(self, places: i64) -> bool:
        return is_seat(self.owner)


class AbilityTask(CardiaTask):
    """A question that an ability asks its seat, from the card at a place in the row."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def words(self) -> str:
        return self.written(self.place, 0)

    def fits(self, places: i64) -> bool:
        return is_seat(self.seat) and 0 <= self.place < places


def is_seat(seat: i64) -> bool:
    return 0 <= seat < len(RIVAL)


class Sighting:
    """A viewer (or anyone) knows where this hidden card is: its place in the deck, or the hand."""

    def __init__(self, viewer: i64, seat: i64, card: Character) -> None:
        self.viewer: i64 = viewer
        self.seat: i64 = seat
        self.card = card


class CardiaTable(Table):
    """Everything belongs to seats but the row, the scenes and the guardians.

    The top of a deck is its last card. `current` is the place of the encounter of this round, or
    NOBODY if it has left; `played_at` is where it was played, `first` who uses a guardian first.
    `position.FIELDS` lists what makes up a table; `clone` is written out for speed, and a law compares.
    """

    def __init__(
        self,
        rules: CardiaRules,
        rng: Chance,
        agenda: list[Task[Any]],
        cast: Pile,
        *,
        hands: list[Pile],
        decks: list[Pile],
        discards: list[Pile],
        sealed: list[Pile],
        waiting: list[Omen],
    ) -> None:
        super().__init__(DUEL, rng, agenda)
        self.rules = rules
        self.cast = cast
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.sealed = sealed
        self.waiting = waiting
        self.opened: list[bool] = [False, False]
        self.known: list[Sighting] = []
        self.row: list[Encounter] = []
        self.laid: list[list[Laid]] = []
        self.foresight: list[bool] = [False, False]
        self.stared: list[bool] = [False, False]
        self.scenes: list[Scene] = []
        self.guardians: list[Guardian] = []
        self.shown: i64 = 0
        self.current: i64 = NOBODY
        self.played_at: i64 = NOBODY
        self.first: i64 = NOBODY
        self.phase: i64 = 0
        self.round: i64 = 0
        self.resolved: i64 = 0
        self.tied = False
        self.decided = False
        self.game: i64 = 0
        self.drawn_games: i64 = 0
        self.score: list[int] = [0, 0]
        self.winners: list[int] = []
        self.opening: i64 = 5
        self.drawing: i64 = 1
        self.foggy = False

    def card_at(self, place: i64, seat: i64) -> Placed:
        return self.row[place].cards[seat]

    def card_on(self, spot: Spot) -> Placed:
        return self.row[spot.place].cards[spot.seat]

    def draw(self, seat: i64, count: i64) -> i64:
        """CAR-2.5 what there is; the number of cards drawn."""
        deck = self.decks[seat]
        drawn: i64 = 0
        while drawn < count and deck:
            card = deck.pop()
            self.take(seat, card)
            self.veil("draw", seat, card.key, NOBODY)
            drawn += 1
        return drawn

    def take(self, seat: i64, card: Character) -> None:
        """Into the hand; hands are kept by influence."""
        hand = self.hands[seat]
        place: i64 = len(hand)
        while place > 0 and hand[place - 1].influence > card.influence:
            place -= 1
        hand.insert(place, card)

    def drop(self, seat: i64, card: Character) -> None:
        """From the hand to the discard pile."""
        take_out(self.hands[seat], card)
        self.discard(seat, card)

    def take_any(self, seat: i64) -> Character:
        """A random card leaves the hand; where it goes to is the caller's business."""
        hand = self.hands[seat]
        card = hand.pop(self.rng.of(HAND, seat).below(len(hand)))
        self.forget(seat, card)
        return card

    def mill(self, seat: i64, count: i64) -> None:
        """From the top of the deck to the discard pile."""
        deck = self.decks[seat]
        while count > 0 and deck:
            self.discard(seat, deck.pop())
            count -= 1

    def discard(self, seat: i64, card: Character) -> None:
        self.discards[seat].append(card)
        self.forget(seat, card)
        self.tell("discard", seat, card.key, NOBODY)

    def put_tokens(self, place: i64, seat: i64, amount: i64) -> None:
        """CAR-2.2 modifier tokens on a card."""
        card = self.card_at(place, seat)
        card.modifier += amount
        if self.sink is not None:
            self.tell("tokens", seat, f"{card.character.key}{amount:+}", place)

    def put_ongoing(self, place: i64, seat: i64) -> None:
        card = self.card_at(place, seat)
        card.ongoing += 1
        self.tell("ongoing", seat, card.character.key, place)

    def use_ability(self, card: Character, seat: i64, place: i64) -> None:
        """CAR-2.3, CAR-8.2 the ability of this card, from the seat's card at that place."""
        self.tell("ability", seat, card.key, place)
        card.ability.use(self, seat, place)

    def remove_encounter(self, place: i64, kept: i64) -> None:
        """CAR-3.3, CAR-3.4 tokens are lost and the gap closes; the kept seat's card is for the caller."""
        cards = self.row.pop(place).cards
        for seat in range(2):
            if seat != kept:
                self.discard(seat, cards[seat].character)
        if place == self.current:
            self.current = NOBODY
        elif place < self.current:
            self.current -= 1
        self.tell("encounter_leaves", NOBODY, "", place)

    def sees(self, viewer: i64, seat: i64, card: Character) -> bool:
        for sighting in self.known:
            if sighting.card is card and sighting.seat == seat and sighting.viewer in (ANYONE, viewer):
                return True
        return False

    def remember(self, viewer: i64, seat: i64, card: Character) -> None:
        if not self.sees(viewer, seat, card):
            self.known.append(Sighting(viewer, seat, card))

    def forget(self, seat: i64, card: Character) -> None:
        """The card can be seen by all, or by nobody any more."""
        if self.known:
            self.known = [one for one in self.known if one.card is not card or one.seat != seat]

    def forget_pile(self, seat: i64, pile: Pile) -> None:
        """It was shuffled: nobody can tell any more what lies where."""
        if self.known:
            self.known = [one for one in self.known if one.seat != seat or not holds(pile, one.card)]

    def blur(self, seat: i64, pile: Pile) -> None:
        """Something was done there in secret: only its owner can still tell what lies there."""
        kept: list[Sighting] = []
        for one in self.known:
            if one.seat != seat or not holds(pile, one.card):
                kept.append(one)
            elif one.viewer == ANYONE or one.viewer == seat:
                kept.append(Sighting(seat, seat, one.card))
        self.known = kept

    def shuffle_deck(self, seat: i64) -> None:
        shuffle(self.decks[seat], self.rng.of(RESHUFFLE, seat))
        self.forget_pile(seat, self.decks[seat])

    def freshen(self, rng: Chance) -> None:
        """Cards of which nobody knows where they lie change places within their deck."""
        self.rng = rng
        for seat in range(2):
            deck = self.decks[seat]
            places = [place for place in range(len(deck)) if not self.is_known(seat, deck[place])]
            unseen = [deck[place] for place in places]
            shuffle(unseen, rng.of(FRESH_DECK, seat))
            for place in places:
                deck[place] = unseen.pop()

    def is_known(self, seat: i64, card: Character) -> bool:
        for sighting in self.known:
            if sighting.card is card and sighting.seat == seat:
                return True
        return False

    def finish(self, winner: i64) -> None:
        """CAR-4 the game is over, and nothing that is pending happens any more but the match."""
        self.decided = True
        if winner == NOBODY:
            self.drawn_games += 1
        else:
            self.score[winner] += 1
        del self.agenda[1:]
        self.tell("game_won" if winner != NOBODY else "game_drawn", winner, "", self.game)

    def clone(self) -> CardiaTable:
        twin = CardiaTable(
            self.rules,
            self.rng.copy(),
            self.agenda[:],
            self.cast,
            hands=[self.hands[0][:], self.hands[1][:]],
            decks=[self.decks[0][:], self.decks[1][:]],
            discards=[self.discards[0][:], self.discards[1][:]],
            sealed=[self.sealed[0][:], self.sealed[1][:]],
            waiting=[self.waiting[0].clone(), self.waiting[1].clone()],
        )
        twin.opened = self.opened[:]
        twin.known = self.known[:]
        twin.row = [encounter.clone() for encounter in self.row]
        twin.laid = [[card.clone() for card in pair] for pair in self.laid]
        twin.foresight = self.foresight[:]
        twin.stared = self.stared[:]
        twin.scenes = self.scenes
        twin.guardians = self.guardians
        twin.shown = self.shown
        twin.current = self.current
        twin.played_at = self.played_at
        twin.first = self.first
        twin.phase = self.phase
        twin.round = self.round
        twin.resolved = self.resolved
        twin.tied = self.tied
        twin.decided = self.decided
        twin.game = self.game
        twin.drawn_games = self.drawn_games
        twin.score = self.score[:]
        twin.winners = self.winners
        twin.opening = self.opening
        twin.drawing = self.drawing
        twin.foggy = self.foggy
        twin.seat = self.seat
        twin.options = self.options
        return twin

    def payoff(self, seat: i64) -> float:
        if not self.winners:
            return 0.5
        return 1.0 if seat in self.winners else 0.0
