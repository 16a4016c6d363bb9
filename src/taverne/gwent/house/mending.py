"""A deck that its law does not allow, and the smallest change after which it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from taverne.gwent.bots.planner import promise_of_card
from taverne.gwent.cards import Card
from taverne.gwent.catalogue import FACES, LEADER_FACES
from taverne.gwent.decks.codes import box
from taverne.gwent.decks.deck import Deck, count_cards
from taverne.gwent.decks.files import likely_leader
from taverne.gwent.decks.laws import Law, complaints, counted, find_law, tally

KINSHIP: Final = 100.0

Quality = Callable[[Card], bool]
Order = Callable[[Card], float]


class Mend(NamedTuple):
    """These cards go, these come; a leader that cannot stay is among them."""

    out: list[str]
    into: list[str]
    deck: Deck


def mend(deck: Deck, law_name: str, barred: Iterable[str] = ()) -> Mend | None:
    """GWT-1.1, GWT-8.1 nothing if there is nothing to mend, or no way; `barred` cards may not be in it."""
    law, banned = find_law(law_name), frozenset(barred)
    tried = [Mending(deck, law, banned, order).deck() for order in (promise_of_card, by_weight)]
    found = [change(deck, one) for one in tried if not complaints(one, law_name)]
    best = min(found, key=lambda one: (len(one.out) + len(one.into), -worth(one.deck)), default=None)
    return best if best and (best.out or best.into) else None


def by_weight(card: Card) -> float:
    """Whoever must get lighter lets the heaviest go first."""
    return -float(card.power)


def worth(deck: Deck) -> float:
    return sum(map(promise_of_card, deck.cards))


def change(before: Deck, after: Deck) -> Mend:
    old, new = Counter(count_cards(before)), Counter(count_cards(after))
    old[before.leader] += before.leader != after.leader and before.leader in LEADER_FACES
    new[after.leader] += before.leader != after.leader
    return Mend(list((old - new).elements()), list((new - old).elements()), after)


class Mending:
    """Cards go in the order of what they promise, and come against it."""

    def __init__(self, deck: Deck, law: Law, barred: frozenset[str], order: Order) -> None:
        self.law = law
        self.order = order
        self.faction, self.name = deck.faction, deck.name
        self.leader = own_leader(deck)
        self.box = [card for card in box(deck.faction) if FACES[card.face].key not in barred]
        self.cards = [
            card
            for card, copies in tally(counted(deck)).items()
            if card in self.box
            for _ in range(min(copies, FACES[card.face].copies))
        ]

    def deck(self) -> Deck:
        self.drop(lambda card: not is_unit(card), self.law.max_specials)
        self.drop(is_spy, self.law.max_spies)
        self.drop(is_medic, self.law.max_medics)
        self.fill()
        self.lighten()
        return Deck(self.faction, self.leader, self.cards, self.name)

    def drop(self, quality: Quality, most: int | None) -> None:
        """As many of these as are too many, the poorest first."""
        having = sorted(filter(quality, self.cards), key=self.order)
        for card in having[: max(0, len(having) - most)] if most is not None else []:
            self.cards.remove(card)

    @property
    def units(self) -> list[Card]:
        return [card for card in self.cards if is_unit(card)]

    @property
    def excess(self) -> int:
        """How much too strong the units are; less than nothing is room."""
        return (
            strength(self.units) - self.law.max_strength if self.law.max_strength is not None else -1_000_000
        )

    def fill(self) -> None:
        """Units until there are enough: the best for which the others leave room."""
        while (need := self.law.min_units - len(self.units)) > 0:
            free = sorted(self.addable(), key=self.appeal, reverse=True)
            if not free:
                return
            others = strength(sorted(free, key=lambda card: int(card.power))[: need - 1])
            room = -self.excess - others
            fitting = [card for card in free if int(card.power) <= room]
            self.cards.append(fitting[0] if fitting else min(free, key=lambda card: int(card.power)))

    def addable(self) -> list[Card]:
        """Every unit of the box of which there is a copy more and that the law leaves room for."""
        copies = tally(self.cards)
        full = [quality for quality, most in self.caps() if count(quality, self.cards) >= most]
        return [
            card
            for card in self.box
            if is_unit(card) and not any(quality(card) for quality in full)
            for _ in range(FACES[card.face].copies - copies.get(card, 0))
        ]

    def caps(self) -> list[tuple[Quality, int]]:
        limits = ((is_spy, self.law.max_spies), (is_medic, self.law.max_medics))
        return [(quality, most) for quality, most in limits if most is not None]

    def appeal(self, card: Card) -> float:
        """What it promises, and those first who stand with what is there."""
        return promise_of_card(card) + KINSHIP * (bool(card.bonds) and card in self.cards)

    def lighten(self) -> None:
        """One unit less while there are enough, then a light one for a heavy one."""
        while self.excess > 0 and (step := self.lighter()):
            out, into = step
            self.cards.remove(out)
            self.cards += into

    def lighter(self) -> tuple[Card, list[Card]] | None:
        """The least that is enough, or else the most that can be done."""
        enough = len(self.units) > self.law.min_units
        ways: list[tuple[Card, list[Card]]] = [(out, []) for out in self.units] if enough else self.swaps()
        gains = [(int(out.power) - strength(into), out, into) for out, into in ways]
        just = min((one for one in gains if one[0] >= self.excess), key=gained, default=None)
        best = just or max(gains, key=gained, default=None)
        return (best[1], best[2]) if best and best[0] > 0 else None

    def swaps(self) -> list[tuple[Card, list[Card]]]:
        """One of each weight is enough to choose from: the best to come, the poorest to go."""
        coming = {int(card.power): card for card in sorted(self.addable(), key=self.appeal)}
        going = {int(card.power): card for card in sorted(self.units, key=self.appeal, reverse=True)}
        return [(out, [card]) for out in going.values() for card in coming.values() if card is not out]


def gained(way: tuple[int, Card, list[Card]]) -> tuple[int, int]:
    return way[0], int(way[1].id)


def own_leader(deck: Deck) -> str:
    face = LEADER_FACES.get(deck.leader)
    return deck.leader if face and face.faction == deck.faction else likely_leader(deck.faction)


def is_unit(card: Card) -> bool:
    return bool(card.hero or card.plain)


def is_spy(card: Card) -> bool:
    return is_unit(card) and bool(card.crosses)


def is_medic(card: Card) -> bool:
    return is_unit(card) and bool(card.heals)


def strength(cards: Sequence[Card]) -> int:
    return sum(int(card.power) for card in cards)


def count(quality: Quality, cards: Sequence[Card]) -> int:
    return len([card for card in cards if quality(card)])
