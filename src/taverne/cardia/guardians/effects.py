"""What guardians do. The box's data file says which guardian does which of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.choices import ids
from taverne.cardia.guardians.base import Effect
from taverne.cardia.purposes import PEEK
from taverne.cardia.spot import all_spots, options_of, spot_of
from taverne.cardia.table import ANYONE, RIVAL, CardiaTask
from taverne.kernel.rng import take_any
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable


class ClaimNext(Effect):
    """CAR-6.10 Unicorn: your card in the next encounter carries one more signet if it wins."""

    def act(self, table: CardiaTable, seat: i64) -> None:
        lies_already = table.laid[0][seat].omen if table.laid else table.waiting[seat]
        lies_already.claims += 1
        table.tell("claim", seat, "", NOBODY)


class FlipTokens(Effect):
    """CAR-6.11 Cat: all modifiers on one card turn to their other side."""

    def act(self, table: CardiaTable, seat: i64) -> None:
        table.push(Flip(seat))


class Flip(CardiaTask):
    """CAR-8.3 only a card with modifiers; CAR-5.5 their total changes sign."""

    def name(self) -> str:
        return "flip"

    def shape(self) -> str:
        return "spot"

    def options(self, table: CardiaTable) -> list[int]:
        return options_of([spot for spot in all_spots(len(table.row)) if table.card_on(spot).modifier != 0])

    def resolve(self, table: CardiaTable, option: i64) -> None:
        spot = spot_of(option)
        table.put_tokens(spot.place, spot.seat, -2 * table.card_on(spot).modifier)


class Tokens(Effect):
    """CAR-6.12 Elephant, CAR-7.3 Raven, CAR-7.4 Badger: modifiers here or in the previous encounter."""

    def __init__(self, own: bool, previous: bool, amount: i64) -> None:
        self.own = own
        self.previous = previous
        self.amount: i64 = amount

    def act(self, table: CardiaTable, seat: i64) -> None:
        place = table.current - 1 if self.previous else table.current
        if place >= 0:
            table.put_tokens(place, seat if self.own else RIVAL[seat], self.amount)


class RepeatAbility(Effect):
    """CAR-6.13 Parrot: carry out the ability of the card you played, used already or not."""

    def act(self, table: CardiaTable, seat: i64) -> None:
        table.use_ability(table.card_at(table.current, seat).character, seat, table.current)


class OngoingToken(Effect):
    """CAR-6.14 Phoenix: an ongoing token on the card you played, or (option) on any of yours."""

    def act(self, table: CardiaTable, seat: i64) -> None:
        if table.rules.phoenix == "any_own":
            table.push(Kindle(seat))
        else:
            table.put_ongoing(table.current, seat)


class Kindle(CardiaTask):
    def name(self) -> str:
        return "kindle"

    def shape(self) -> str:
        return "place"

    def options(self, table: CardiaTable) -> list[int]:
        return list(range(len(table.row)))

    def resolve(self, table: CardiaTable, option: i64) -> None:
        table.put_ongoing(option, self.seat)


class Sting(Effect):
    """CAR-6.15 Scorpion: random cards of the opponent's hand go to their discard pile."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def act(self, table: CardiaTable, seat: i64) -> None:
        rival = RIVAL[seat]
        for _ in range(min(self.count, len(table.hands[rival]))):
            table.discard(rival, table.take_any(rival))


class Stare(Effect):
    """CAR-6.16 Basilisk: in the next encounter the opponent plays the top card of their deck."""

    def act(self, table: CardiaTable, seat: i64) -> None:
        table.stared[RIVAL[seat]] = True


class SwapNeighbours(Effect):
    """CAR-6.17 Toad: two of your cards in adjacent encounters change places, with all tokens."""

    def act(self, table: CardiaTable, seat: i64) -> None:
        table.push(Hop(seat))


class Hop(CardiaTask):
    """Which two: the card at a place and the one after it."""

    def name(self) -> str:
        return "hop"

    def shape(self) -> str:
        return "pair"

    def options(self, table: CardiaTable) -> list[int]:
        return list(range(len(table.row) - 1))

    def resolve(self, table: CardiaTable, option: i64) -> None:
        seat = self.seat
        first, second = table.row[option], table.row[option + 1]
        first.cards[seat], second.cards[seat] = second.cards[seat], first.cards[seat]
        first.moved_in = first.moved_in.and_also(seat)
        second.moved_in = second.moved_in.and_also(seat)
        table.tell("swap", seat, first.cards[seat].character.key, option)


class Recover(Effect):
    """CAR-7.1 Heron: one of your discarded characters goes under your deck."""

    def act(self, table: CardiaTable, seat: i64) -> None:
        table.push(Fish(seat))


class Fish(CardiaTask):
    """Which one; everybody sees it."""

    def name(self) -> str:
        return "fish"

    def options(self, table: CardiaTable) -> list[int]:
        return sorted(ids(table.discards[self.seat]))

    def resolve(self, table: CardiaTable, option: i64) -> None:
        card = CHARACTERS[option]
        table.discards[self.seat].remove(card)
        table.decks[self.seat].insert(0, card)
        table.remember(ANYONE, self.seat, card)
        table.tell("recover", self.seat, card.key, NOBODY)


class LookAtHand(Effect):
    """CAR-7.2 Owl: look at random cards of the opponent's hand."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def act(self, table: CardiaTable, seat: i64) -> None:
        rival = RIVAL[seat]
        hand = table.hands[rival][:]
        rng = table.rng.of(PEEK, seat)
        table.tell("looks", seat, "", NOBODY)
        for _ in range(min(self.count, len(hand))):
            card = take_any(hand, rng)
            table.remember(seat, rival, card)
            table.confide("looked_at", seat, card.key, NOBODY)
