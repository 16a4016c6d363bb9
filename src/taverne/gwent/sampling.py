"""From what a seat sees to full tables that it could be sitting at.

Made from the view alone: an opponent's deck list is secret, so the cards nobody has seen come
from a prior over the legal decks of that faction, or from the list itself where lists are open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from taverne.gwent.cards import Card
from taverne.gwent.catalogue import CARDS, FACES, card, in_colour
from taverne.gwent.decks.laws import LAWS
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.guess import UNLIMITED, Allowance, Guess, Unknown
from taverne.gwent.position import FIELDS, rebuild
from taverne.gwent.rules import read_rules
from taverne.gwent.table import GwentTable, GwentTask
from taverne.gwent.view import GwentView, SeatView
from taverne.kernel.errors import TaverneError
from taverne.kernel.position import Position
from taverne.kernel.rng import Rng, any_state

Bag = Counter[Card]


def guess(view: GwentView, luck: int, chances: list[int] | None = None) -> Guess:
    """Everything needed to deal full tables to this seat; `chances` is the prior, by card number."""
    if view.seat not in view.asked:
        raise TaverneError("guess-not-asked")
    base = known_table(view, luck)
    seen = seen_cards(view, base)
    unknowns = [unknown_of(view, seat, seen) for seat in hidden_seats(view)]
    return Guess(base, view.seat, unknowns, default_chances() if chances is None else chances)


def sample(view: GwentView, rng: Rng) -> GwentTable:
    """One full table that this seat could be sitting at."""
    return guess(view, any_state(rng)).deal(rng)


@cache
def default_chances() -> list[int]:
    """How likely, in percent, a deck builder takes a card: strong and useful ones more often."""
    return [chance(printed) for printed in CARDS]


def chance(printed: Card) -> int:
    if printed.hero or printed.crosses or printed.heals:
        return 85
    if printed.calls or printed.bonds or printed.power >= 6:
        return 70
    return 45 if not printed.plain else 30


def hidden_seats(view: GwentView) -> list[int]:
    """Everybody of whose deck this seat sees only the size."""
    return [seat for seat, other in enumerate(view.seats) if other.deck.cards is None]


def seen_cards(view: GwentView, base: GwentTable) -> Bag:
    """Every main-deck card whose whereabouts this seat knows, whoever brought it.

    What pending work carries is among them.
    """
    keys: list[str] = [*view.gone]
    for row in view.rows:
        keys += [unit.card for unit in row.units]
        keys += [key for key in (row.horn, row.mardroeme) if key and "_leader_" not in key]
    for side in view.sides:
        keys += side.discard
    for seat in view.seats:
        keys += [*seat.sky, *seat.aside, *seat.hand.known]
        keys += [*(seat.hand.cards or ()), *(seat.deck.cards or ())]
    back = [printed for seat in view.seats for printed in unseen_returned(seat)]
    return Counter([printed for printed in (*cards(keys), *back, *base.carried()) if not printed.secondary])


def unseen_returned(seat: SeatView) -> list[Card]:
    """Cards known to be in a hand or deck, less those that one can see there anyway."""
    if seat.deck.cards is not None or not seat.returned:
        return []
    return spread(Counter(cards(seat.returned)) - Counter(cards(seat.hand.cards or ())))


def cards(keys: Iterable[str]) -> list[Card]:
    return [card(key) for key in keys]


def unknown_of(view: GwentView, seat: int, seen: Bag) -> Unknown:
    other = view.seats[seat]
    held = cards(other.hand.cards if other.hand.cards is not None else other.hand.known)
    returned = unseen_returned(other)
    unknown = Unknown(seat, other.hand.size, held, returned)
    unknown.missing = missing(other)
    unknown.buried = other.buried
    brought = brought_by(view, seat, seen)
    unknown.brought = spread(brought)
    unknown.pool = spread(possible(other) - brought)
    unknown.listed = other.list is not None
    if not unknown.listed:
        unknown.allowance = allowance_left(view, other, brought)
        unknown.familiar = rest_of_starter(other, brought, unknown.missing)
    return unknown


def rest_of_starter(seat: SeatView, brought: Bag, missing: int) -> list[Card]:
    """What is left of the faction's starter deck, if all that was seen of this deck fits it."""
    starter = starter_decks()[seat.faction]
    known = Counter(starter.cards)
    fits = seat.leader == starter.leader and seat.list_size == len(starter.cards) and brought <= known
    return spread(known - brought) if fits and (known - brought).total() == missing else []


def brought_by(view: GwentView, seat: int, seen: Bag) -> Bag:
    """The seen cards of this seat's deck: those of its colour that no other list accounts for."""
    faction = view.seats[seat].faction
    bag: Bag = Counter({printed: count for printed, count in seen.items() if printed.colour == faction})
    twins = [other for other in range(len(view.seats)) if view.seats[other].faction == faction]
    hidden = [other for other in twins if view.seats[other].deck.cards is None]
    for other in twins:
        if other not in hidden:
            bag -= listed(view.seats[other])
    return share_out(view, bag, hidden)[seat] if len(hidden) > 1 else bag


def share_out(view: GwentView, bag: Bag, seats: list[int]) -> dict[int, Bag]:
    """Of several strangers with one faction, each is taken to have brought a fair part of the seen cards."""
    shares: dict[int, Bag] = {seat: Counter() for seat in seats}
    most = {seat: possible(view.seats[seat]) for seat in seats}
    quota = {seat: view.seats[seat].list_size - missing(view.seats[seat]) for seat in seats}
    for printed in spread(bag):
        free = {seat: most[seat][printed] - shares[seat][printed] for seat in seats}
        seat = max(seats, key=lambda one: (quota[one] > 0, free[one], quota[one]))
        shares[seat][printed] += 1
        quota[seat] -= 1
    return shares


def possible(seat: SeatView) -> Bag:
    """The most that this seat's deck can hold of each card."""
    return printed_in(seat.faction) if seat.list is None else listed(seat)


def missing(seat: SeatView) -> int:
    """How many of its hidden cards nobody can name."""
    named = len(seat.hand.cards if seat.hand.cards is not None else seat.hand.known)
    hidden = seat.hand.size + seat.deck.size + seat.buried
    return max(0, hidden - named - len(unseen_returned(seat)))


def listed(seat: SeatView) -> Bag:
    if seat.list is None:
        return Counter()
    return Counter({in_colour(key, seat.faction): count for key, count in seat.list.items()})


@cache
def printed_in(faction: str) -> Bag:
    """Every copy that the box holds in this colour."""
    return Counter(
        {one: FACES[one.face].copies for one in CARDS if one.colour == faction and not one.secondary}
    )


def allowance_left(view: GwentView, seat: SeatView, brought: Bag) -> Allowance:
    """What the law leaves for the cards nobody has seen."""
    law = LAWS[read_rules(view.rules).law]
    most_specials = min(law.max_specials, max(0, seat.list_size - law.min_units))
    allowance = Allowance(most_specials, limit(law.max_spies), limit(law.max_medics), limit(law.max_strength))
    for printed in spread(brought):
        allowance.count(printed, 1)
    return Allowance(
        max(0, allowance.specials), max(0, allowance.spies), max(0, allowance.medics), allowance.strength
    )


def limit(most: int | None) -> int:
    return UNLIMITED if most is None else most


def spread(bag: Bag) -> list[Card]:
    return sorted(bag.elements(), key=lambda printed: printed.id)


def known_position(view: GwentView, luck: int) -> Position:
    """The view as a position, with nothing in the places that it hides."""
    return {field.name: field.seen(view) for field in FIELDS} | {"luck": luck}


def known_table(view: GwentView, luck: int) -> GwentTable:
    """The same laid out; what pending work keeps secret is supposed."""
    table = rebuild(known_position(view, luck))
    for place, task in enumerate(table.agenda):
        if isinstance(task, GwentTask):
            table.agenda[place] = task.supposed(table, luck)
    return table
