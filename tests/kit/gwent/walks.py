"""Random ways into games of Gwent, and what a viewer cannot know dealt anew."""

import random

from kit.gwent.random_decks import random_decks
from kit.laws import LONGEST, steps
from taverne.gwent.setup import new_table


def deal(rules, seed):
    return new_table(rules, random_decks(seed, rules), seed)


def walk(rules, seed, most=LONGEST):
    """A table some random way into its game."""
    table = deal(rules, seed)
    for _ in steps(table, random.Random(seed), most):
        pass
    return table


def deal_secrets_anew(table, viewer, seat, luck):
    """GWT-9.16, GWT-9.18 hidden: which cards are in hand, deck and aside, and in which order.

    GWT-8.4 of a partner only the deck.
    """
    if viewer >= 0 and table.side(viewer) == table.side(seat):
        luck.shuffle(table.decks[seat])
        return
    hand, deck, aside = table.hands[seat], table.decks[seat], table.asides[seat]
    buried = table.buried[seat]
    sure = [s.card for s in table.known if s.seat == seat and s.in_hand and s.viewer in (-1, viewer)]
    pool = hand + deck + aside + buried
    for card in sure:
        pool.remove(card)
    luck.shuffle(pool)
    size = len(hand) - len(sure)
    table.hands[seat] = sorted(sure + pool[:size], key=lambda card: card.id)
    asides = 0 if aside == [] else luck.randint(0, min(2, len(pool) - size))
    table.asides[seat] = pool[size : size + asides]
    table.buried[seat] = pool[size + asides : size + asides + len(buried)]
    table.decks[seat] = pool[size + asides + len(buried) :]
