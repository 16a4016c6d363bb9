"""What may be changed in a deck of Gwent, and what promises most."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from taverne.gwent.bots.planner import promise_of_card
from taverne.gwent.catalogue import FACE_BY_KEY, FACES, in_colour
from taverne.gwent.decks.codes import box, leaders_of
from taverne.gwent.decks.deck import Deck, count_cards, deck_of
from taverne.gwent.decks.laws import complaints
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.meta.change import Change, Worth

USUAL_PROMISE: Final = 6.0
PER_POINT: Final = 0.008
MOST_PROMISE: Final = 0.08
OUTS_EACH: Final = 3
BROADER: Final = 0.02  # a further card makes the others rarer


class GwentTailor:
    """GWT-1.1, GWT-8.1 changes within a deck law; the leader stays unless it may change."""

    def __init__(self, law: str, new_leaders: bool = True) -> None:
        self.law = law
        self.new_leaders = new_leaders

    def promise(self, card: str) -> float:
        """By strength and abilities, before anything was measured."""
        if card not in FACE_BY_KEY:
            return 0.0
        points = promise_of_card(in_colour(card, home_of(card))) - USUAL_PROMISE
        return max(-MOST_PROMISE, min(MOST_PROMISE, PER_POINT * points))

    def changes(self, line: str, worth: Worth) -> list[Change]:
        """The most promising first."""
        deck = read_deck_line(line)
        found = [*self.swaps(deck, worth), *self.bands(deck, worth), *self.leaders(deck)]
        return sorted(found, key=lambda one: (-gain(one, worth), one.into, one.out))

    def swaps(self, deck: Deck, worth: Worth) -> Iterator[Change]:
        """One card more, one less, or one for another: the poorest that may go."""
        poorest = sorted(count_cards(deck), key=lambda card: (worth(card), card))
        ways: list[tuple[str, ...]] = [(), *((card,) for card in poorest)]
        yield from islice(self.legal(deck, ways[1:], ()), OUTS_EACH)
        for card in addable(deck):
            yield from islice(self.legal(deck, [out for out in ways if card not in out], (card,)), OUTS_EACH)

    def bands(self, deck: Deck, worth: Worth) -> Iterator[Change]:
        """All cards of a band at once: alone they are worth little."""
        poorest = sorted(spread(count_cards(deck)), key=lambda card: (worth(card), card))
        for band in bands_of(deck.faction):
            into = lacking(deck, band)
            if len(into) > 1:
                out = [card for card in poorest if card not in band][: len(into)]
                yield from self.legal(deck, [tuple(out)], into)

    def leaders(self, deck: Deck) -> Iterator[Change]:
        for leader in leaders_of(deck.faction) if self.new_leaders else []:
            if leader != deck.leader:
                other = Deck(deck.faction, leader, deck.cards, deck.name)
                yield Change((deck.leader,), (leader,), deck_line(other))

    def legal(self, deck: Deck, ways: list[tuple[str, ...]], into: tuple[str, ...]) -> Iterator[Change]:
        """Those ways to make room that the law allows."""
        for out in ways:
            altered = altered_deck(deck, out, into)
            if not complaints(altered, self.law):
                yield Change(out, into, deck_line(altered))


def gain(one: Change, worth: Worth) -> float:
    """What the cards that come are worth beyond those that go."""
    more = max(0, len(one.into) - len(one.out))
    return sum(map(worth, one.into)) - sum(map(worth, one.out)) - BROADER * more


def altered_deck(deck: Deck, out: tuple[str, ...], into: tuple[str, ...]) -> Deck:
    counts = count_cards(deck)
    for card in out:
        counts[card] -= 1
    for card in into:
        counts[card] = counts.get(card, 0) + 1
    return deck_of(deck.faction, deck.leader, counts, deck.name)


def addable(deck: Deck) -> list[str]:
    """Every card of the box of which there is a copy more."""
    counts = count_cards(deck)
    faces = [FACES[card.face] for card in box(deck.faction)]
    return [face.key for face in faces if counts.get(face.key, 0) < face.copies]


def bands_of(faction: str) -> list[tuple[str, ...]]:
    """Cards that call each other, and the copies of one that stand together."""
    cards = box(faction)
    called = {
        tuple(FACES[one.face].key for one in cards if card.calls in (one.band, one.calls))
        for card in cards
        if card.calls
    }
    return sorted({*called, *((FACES[card.face].key,) for card in cards if card.bonds)})


def lacking(deck: Deck, band: tuple[str, ...]) -> tuple[str, ...]:
    """The copies of a band that are not in the deck yet."""
    counts = count_cards(deck)
    return tuple(card for card in band for _ in range(FACE_BY_KEY[card].copies - counts.get(card, 0)))


def spread(counts: dict[str, int]) -> list[str]:
    return [card for card, copies in counts.items() for _ in range(copies)]


def home_of(card: str) -> str:
    """Any colour in which this card is printed."""
    faction = FACE_BY_KEY[card].faction
    return faction if faction != "neutral" else "monsters"
