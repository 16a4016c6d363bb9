"""Dealing what a seat cannot know: a fresh full table (a determinization) for every look into the future."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.decks.deck import Deck
from taverne.kernel.rng import Rng, any_state, shuffle, take_any

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable

UNLIMITED: Final = 1000
FAMILIAR: Final = 75


class Allowance:
    """How much of each limited thing a deck may still take (GWT-1.1, GWT-8.1)."""

    def __init__(self, specials: i64, spies: i64, medics: i64, strength: i64) -> None:
        self.specials: i64 = specials
        self.spies: i64 = spies
        self.medics: i64 = medics
        self.strength: i64 = strength

    def copy(self) -> Allowance:
        return Allowance(self.specials, self.spies, self.medics, self.strength)

    def admits(self, card: Card) -> bool:
        if not card.plain and not card.hero:
            return self.specials > 0
        return not (card.crosses and self.spies == 0) and not (card.heals and self.medics == 0)

    def count(self, card: Card, sign: i64) -> None:
        if not card.plain and not card.hero:
            self.specials -= sign
            return
        self.spies -= sign * card.crosses
        self.medics -= sign * card.heals
        self.strength -= sign * card.power


class Unknown:
    """One seat's hidden cards: how many, which of them are known, what the others may be."""

    def __init__(self, seat: i64, hand: i64, held: list[Card], returned: list[Card]) -> None:
        self.seat: i64 = seat
        self.hand: i64 = hand
        self.held = held
        self.returned = returned
        self.missing: i64 = 0
        self.pool: list[Card] = []
        self.familiar: list[Card] = []
        self.brought: list[Card] = []
        self.listed = False
        self.buried: i64 = 0
        self.allowance = Allowance(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED)

    def imagine(self, chances: list[int], rng: Rng) -> list[Card]:
        """As many cards as are missing, such as a legal deck with the seen ones could hold.

        Mostly those of a deck that everybody knows, as long as it can be that one.
        """
        if self.familiar and rng.below(100) < FAMILIAR:
            return self.familiar[:]
        allowance = self.allowance.copy()
        chosen: list[Card] = []
        passed_over: list[Card] = []
        pool = self.pool[:]
        shuffle(pool, rng)
        self.fill(chosen, pool, passed_over, allowance, chances, rng)
        spare: list[Card] = []
        self.fill(chosen, passed_over, spare, allowance, [], rng)
        while len(chosen) < self.missing and spare:
            chosen.append(spare.pop())
        lighten(chosen, passed_over, allowance)
        return chosen

    def fill(
        self,
        chosen: list[Card],
        pool: list[Card],
        rest: list[Card],
        allowance: Allowance,
        chances: list[int],
        rng: Rng,
    ) -> None:
        for card in pool:
            likely = not chances or rng.below(100) < chances[card.id]
            if len(chosen) < self.missing and likely and allowance.admits(card):
                chosen.append(card)
                allowance.count(card, 1)
            else:
                rest.append(card)


class Guess:
    """A table in which the hidden cards of others are missing, and how to deal them."""

    def __init__(self, base: GwentTable, seat: i64, unknowns: list[Unknown], chances: list[int]) -> None:
        self.base = base
        self.seat: i64 = seat
        self.unknowns = unknowns
        self.chances = chances

    def deal(self, rng: Rng) -> GwentTable:
        """A full table that the seat cannot tell from the real one; its question is in front."""
        twin = self.base.clone()
        twin.rng = Rng(any_state(rng))
        twin.lists = self.base.lists[:]
        for unknown in self.unknowns:
            deal_seat(twin, unknown, self.chances, rng)
        twin.face(self.seat)
        return twin


def deal_seat(table: GwentTable, unknown: Unknown, chances: list[int], rng: Rng) -> None:
    pool = unknown.imagine(chances, rng)
    if not unknown.listed:
        seen = table.lists[unknown.seat]
        table.lists[unknown.seat] = Deck(seen.faction, seen.leader, unknown.brought + pool)
    pool.extend(unknown.returned)
    hand: list[Card] = unknown.held[:]
    while len(hand) < unknown.hand and pool:
        hand.append(take_any(pool, rng))
    for card in hand:
        table.take(unknown.seat, card)
    for _ in range(unknown.buried):
        table.buried[unknown.seat].append(take_any(pool, rng))
    table.decks[unknown.seat] = pool


def lighten(chosen: list[Card], spare: list[Card], allowance: Allowance) -> None:
    """GWT-8.1 swap the strongest units for weaker ones until the total strength is allowed."""
    while allowance.strength < 0:
        heavy = strongest(chosen)
        light = weakest(spare, allowance)
        if heavy < 0 or light < 0 or spare[light].power >= chosen[heavy].power:
            return
        allowance.count(chosen[heavy], -1)
        allowance.count(spare[light], 1)
        chosen[heavy], spare[light] = spare[light], chosen[heavy]


def strongest(cards: list[Card]) -> i64:
    best: i64 = -1
    for place in range(len(cards)):
        card = cards[place]
        if (card.plain or card.hero) and (best < 0 or card.power > cards[best].power):
            best = place
    return best


def weakest(cards: list[Card], allowance: Allowance) -> i64:
    """The weakest unit that the limits admit."""
    best: i64 = -1
    for place in range(len(cards)):
        card = cards[place]
        fits = (card.plain or card.hero) and allowance.admits(card)
        if fits and (best < 0 or card.power < cards[best].power):
            best = place
    return best
