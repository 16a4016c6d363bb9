"""Random ways into games of Cardia, and what a viewer cannot know dealt anew."""

import random

from kit.cardia.random_rules import random_rules
from kit.laws import LONGEST, steps
from taverne.cardia.box import guardians_for
from taverne.cardia.setup import new_table


def walk(seed, most=LONGEST, wins=1):
    """A table some random way into its match."""
    table = new_table(random_rules(seed, wins), seed)
    for _ in steps(table, random.Random(seed), most):
        pass
    return table


def deal_secrets_anew(table, viewer, luck):
    for seat in range(2):
        known = {one.card.key for one in table.known if one.seat == seat and one.viewer in (-1, viewer)}
        deal_seat_anew(table, viewer, seat, known, luck)
    deal_guardians_anew(table, luck)


def deal_seat_anew(table, viewer, seat, known, luck):
    """Hidden: another's hand and face-down cards, and of every deck what one has not seen going there."""
    held = [] if seat == viewer else take_up(table, seat)
    unseen = [card for card in held if card.key not in known]
    gaps = [place for place, card in enumerate(table.decks[seat]) if card.key not in known]
    pool = unseen + [table.decks[seat][place] for place in gaps]
    luck.shuffle(pool)
    for place in gaps:
        table.decks[seat][place] = pool.pop()
    if seat != viewer:
        put_down(table, seat, [card for card in held if card.key in known] + pool, luck)


def take_up(table, seat):
    """The cards of a seat that lie in hand or face down."""
    sealed = [] if table.opened[seat] else table.sealed[seat]
    return table.hands[seat] + sealed + [p[seat].character for p in table.laid if not p[seat].face_up]


def put_down(table, seat, cards, luck):
    luck.shuffle(cards)
    if not table.opened[seat]:
        table.sealed[seat] = [cards.pop() for _ in table.sealed[seat]]
    for pair in table.laid:
        if not pair[seat].face_up:
            pair[seat].character = cards.pop()
    table.hands[seat] = sorted(cards, key=lambda card: card.influence)


def deal_guardians_anew(table, luck):
    """CAR-6.1 a guardian that lies face down may be any with the same back."""
    shown = table.guardians[: table.shown]
    pool = [one for one in guardians_for(table.rules.house_cards) if one not in shown]
    luck.shuffle(pool)
    guardians = shown[:]
    for old in table.guardians[table.shown :]:
        new = next(one for one in pool if one.faction == old.faction)
        pool.remove(new)
        guardians.append(new)
    table.guardians = guardians
