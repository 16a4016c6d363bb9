"""Leaders that look for a card, in a deck, a discard pile or a rival's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.cards import Card
from taverne.gwent.catalogue import CARDS
from taverne.gwent.deploy import distinct_in_hand
from taverne.gwent.leaders.base import Active, Striker
from taverne.gwent.purposes import PEEK
from taverne.gwent.row import namesakes
from taverne.gwent.secondary import bringer
from taverne.gwent.table import ANYONE, GwentTask, Sighting
from taverne.kernel.piles import holds, take_out
from taverne.kernel.rng import take_any
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable

PEEKED: Final = 3
SHED: Final = 2


class Searcher(Active):
    """Chooses one card of the own deck; what may be chosen and what follows differs."""

    def wants(self, table: GwentTable, seat: i64, card: Card) -> bool:
        return True

    def found(self, table: GwentTable, seat: i64, card: Card) -> None:
        """GWT-9.16 from the deck into the hand, hidden from the others, unless it is played."""
        take_out(table.decks[seat], card)
        table.take(seat, card)
        table.veil("draw", seat, card.key, NOBODY)

    def pile(self, table: GwentTable, seat: i64) -> list[Card]:
        return table.decks[seat]

    def hides_choice(self) -> bool:
        """Whether not to be asked would tell the others what is in the pile."""
        return True

    def usable(self, table: GwentTable, seat: i64) -> bool:
        """GWT-9.3 exactly when there is a fitting card."""
        for card in self.pile(table, seat):
            if self.wants(table, seat, card):
                return True
        return False

    def use(self, table: GwentTable, seat: i64) -> None:
        table.push(Search(seat, self))


class Search(GwentTask):
    """Which card of the pile."""

    def __init__(self, seat: i64, leader: Searcher) -> None:
        super().__init__(seat)
        self.leader = leader

    def words(self) -> str:
        return f"search {self.seat} {self.leader.key}"

    def secret(self) -> bool:
        return self.leader.hides_choice()

    def options(self, table: GwentTable) -> list[int]:
        seat = self.seat
        found = {card.id for card in self.leader.pile(table, seat) if self.leader.wants(table, seat, card)}
        return sorted(found)

    def resolve(self, table: GwentTable, option: i64) -> None:
        self.leader.found(table, self.seat, CARDS[option])


class PlayFromDeck(Searcher):
    """A card of the deck is played at once."""

    def found(self, table: GwentTable, seat: i64, card: Card) -> None:
        table.search_out(seat, card)
        table.tell("play", seat, card.key, NOBODY)
        card.play(table, seat)


class PlayWeather(PlayFromDeck):
    """GWT-7.4 the weather of exactly these lines (as bits)."""

    def __init__(self, key: str, foul: i64) -> None:
        super().__init__(key)
        self.foul: i64 = foul

    def hides_choice(self) -> bool:
        return False

    def wants(self, table: GwentTable, seat: i64, card: Card) -> bool:
        return card.foul == self.foul


class WildHunt(PlayFromDeck):
    """GWT-7.4 any weather card, Clear Weather too."""

    def wants(self, table: GwentTable, seat: i64, card: Card) -> bool:
        return card.foul > 0 or card.clears


class Arnjolf(PlayFromDeck):
    """GWT-9.14 a copy of any tight-bond unit on your side, whoever brought that."""

    def wants(self, table: GwentTable, seat: i64, card: Card) -> bool:
        if not card.bonds:
            return False
        side = table.side(seat)
        for line in card.lines:
            if namesakes(card, table.row(side, line)) > 0:
                return True
        return False


class Harald(PlayFromDeck):
    """The Cripple: a Mardroeme of the deck, in a row of your choice."""

    def __init__(self, key: str, face_key: str) -> None:
        super().__init__(key)
        self.face_key = face_key

    def hides_choice(self) -> bool:
        return False

    def wants(self, table: GwentTable, seat: i64, card: Card) -> bool:
        return card.key == self.face_key


class FromDeck(Searcher):
    """GWT-7.3 The Relentless: a plain unit or special of your own deck."""

    def wants(self, table: GwentTable, seat: i64, card: Card) -> bool:
        return not card.hero


class FromDiscard(Searcher):
    """GWT-7.3 Bringer of Death: a plain unit or special of your discard pile."""

    def pile(self, table: GwentTable, seat: i64) -> list[Card]:
        return table.discard_of(seat)

    def hides_choice(self) -> bool:
        return False

    def wants(self, table: GwentTable, seat: i64, card: Card) -> bool:
        return not card.hero

    def found(self, table: GwentTable, seat: i64, card: Card) -> None:
        take_out(table.discard_of(seat), card)
        table.take_openly(seat, card)


class Destroyer(Searcher):
    """GWT-9.3 Destroyer of Worlds: discard two hand cards, then take any card of the deck."""

    def usable(self, table: GwentTable, seat: i64) -> bool:
        return len(table.hands[seat]) >= SHED and len(table.decks[seat]) > 0

    def use(self, table: GwentTable, seat: i64) -> None:
        table.push(Search(seat, self))
        for _ in range(SHED):
            table.push(Shed(seat))


class Shed(GwentTask):
    """Which hand card is discarded."""

    def words(self) -> str:
        return f"shed {self.seat}"

    def secret(self) -> bool:
        return True

    def options(self, table: GwentTable) -> list[int]:
        return distinct_in_hand(table.hands[self.seat])

    def resolve(self, table: GwentTable, option: i64) -> None:
        card = CARDS[option]
        table.lose(self.seat, card)
        table.discard(self.seat, card)
        table.tell("shed", self.seat, card.key, NOBODY)


class FromRivalDiscard(Striker):
    """GWT-9.7 The Relentless by the older card text: a non-hero card of a rival's discard pile."""

    def can_strike(self, table: GwentTable, seat: i64, rival: i64) -> bool:
        for card in table.discards[rival]:
            if not card.hero:
                return True
        return False

    def strike(self, table: GwentTable, seat: i64, rival: i64) -> None:
        table.push(Plunder(seat, rival))


class Plunder(GwentTask):
    """Which card of the rival's discard pile."""

    def __init__(self, seat: i64, rival: i64) -> None:
        super().__init__(seat)
        self.rival: i64 = rival

    def words(self) -> str:
        return f"plunder {self.seat} {self.rival}"

    def options(self, table: GwentTable) -> list[int]:
        return sorted({card.id for card in table.discards[self.rival] if not card.hero})

    def resolve(self, table: GwentTable, option: i64) -> None:
        take_out(table.discards[self.rival], CARDS[option])
        table.take_openly(self.seat, CARDS[option])


class Crach(Active):
    """GWT-9.6 each discard pile goes back into the deck of its player."""

    def usable(self, table: GwentTable, seat: i64) -> bool:
        for pile in table.discards:
            for card in pile:
                if not card.secondary:
                    return True
        return False

    def use(self, table: GwentTable, seat: i64) -> None:
        for side in range(table.seating.sides):
            for card in table.discards[side]:
                self.put_back(table, card, bringer(table, card, side))
            table.tell("reshuffle", side, "", len(table.discards[side]))
            table.discards[side] = []

    def put_back(self, table: GwentTable, card: Card, owner: i64) -> None:
        if card.secondary:
            table.reserves[owner].append(card)
        else:
            table.decks[owner].append(card)
            table.known.append(Sighting(ANYONE, owner, card, False))


class Emperor(Striker):
    """The Emperor of Nilfgaard: look at three random cards of a rival's hand."""

    def rivals(self, table: GwentTable, seat: i64) -> list[int]:
        return table.seating.foes[seat]

    def shape(self) -> str:
        return "seat"

    def can_strike(self, table: GwentTable, seat: i64, rival: i64) -> bool:
        return len(table.hands[rival]) > 0

    def strike(self, table: GwentTable, seat: i64, rival: i64) -> None:
        hand = table.hands[rival][:]
        rng = table.rng.of(PEEK, seat)
        seen = [take_any(hand, rng) for _ in range(min(PEEKED, len(hand)))]
        for card in seen:
            table.confide("look", seat, card.key, rival)
        for card in table.known_hand(seat, rival):
            if holds(seen, card):
                take_out(seen, card)
        for card in seen:
            table.known.append(Sighting(seat, rival, card, True))
