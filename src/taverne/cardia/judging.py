"""Who wins an encounter, how many signets that gives, and why: all of it follows from the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.seats import BOTH, FIRST, NEITHER, SECOND, seats_of
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.cards import Encounter, Placed
    from taverne.cardia.seats import Seats
    from taverne.cardia.table import CardiaTable

Reason = tuple[str, int, int]


def winners_at(table: CardiaTable, place: i64) -> Seats:
    """CAR-3.5 as the cards lie now."""
    winners = verdict(table.row, place)
    return tie_winners(table) if winners is NEITHER else winners


def verdict(row: list[Encounter], place: i64) -> Seats:
    """CAR-3.5 by Counselors, tie tokens and influence; Judges come after this."""
    if place + 1 < len(row):
        after = row[place + 1].cards
        first_advised, second_advised = advises(after[0]), advises(after[1])
        if first_advised != second_advised:
            return FIRST if first_advised else SECOND
    cards = row[place].cards
    first, second = cards[0], cards[1]
    if (first.ongoing > 0 and first.character.ties) or (second.ongoing > 0 and second.character.ties):
        return NEITHER
    difference = first.influence() - second.influence()
    if difference == 0:
        return NEITHER
    return FIRST if difference > 0 else SECOND


def advises(card: Placed) -> bool:
    return card.ongoing > 0 and card.character.counsels


def advice(row: list[Encounter], place: i64) -> Seats:
    """The seats whose Counselor stands in the encounter after this one."""
    if place + 1 >= len(row):
        return NEITHER
    cards = row[place + 1].cards
    return seats_of(advises(cards[0]), advises(cards[1]))


def tie_winners(table: CardiaTable) -> Seats:
    """CAR-3.5 who wins the ties: the player with a Judge; two Judges leave them, or both win."""
    first = second = False
    for encounter in table.row:
        cards = encounter.cards
        if cards[0].ongoing > 0 and cards[0].character.judges:
            first = True
        if cards[1].ongoing > 0 and cards[1].character.judges:
            second = True
    if first and second:
        return NEITHER if table.rules.two_judges == "tie" else BOTH
    return seats_of(first, second)


def signets(table: CardiaTable, seat: i64) -> i64:
    """CAR-3.6 counted anew each time, over the encounters that have been judged."""
    count: i64 = 0
    place: i64 = 0
    for encounter in table.row:
        winners = encounter.winners
        if winners.alone == seat or winners is BOTH:
            count += prize(table.row, place, seat)
        place += 1
    return count


def prize(row: list[Encounter], place: i64, seat: i64) -> i64:
    """CAR-3.6 the signets on the winner's card."""
    card = row[place].cards[seat]
    return 1 + treasure(row, place) + card.ongoing * card.character.crowns + card.claims


def treasure(row: list[Encounter], place: i64) -> i64:
    """CAR-3.7 each ongoing token of a Treasurer after it counts."""
    if place + 1 >= len(row):
        return 0
    cards = row[place + 1].cards
    first, second = cards[0], cards[1]
    return first.ongoing * first.character.prizes + second.ongoing * second.character.prizes


def ahead(table: CardiaTable) -> i64:
    """The seat with more signets."""
    first, second = signets(table, 0), signets(table, 1)
    if first == second:
        return NOBODY
    return 0 if first > second else 1


def explain(table: CardiaTable, place: i64) -> list[Reason]:
    """CAR-3.5, CAR-3.6 the encounter step by step, as a number for each of the two cards.

    Only the steps that matter here are named; the last is `signets`, after `winner`.
    """
    cards = table.row[place].cards
    first, second = cards[0], cards[1]
    steps: list[Reason] = [("printed", first.character.influence, second.character.influence)]
    note(steps, "tokens", first.modifier, second.modifier)
    steps.append(("influence", first.influence(), second.influence()))
    note_seats(steps, "counselor", advice(table.row, place))
    note(steps, "mediator", tie_tokens(table, place, 0), tie_tokens(table, place, 1))
    if verdict(table.row, place) is NEITHER:
        note_seats(steps, "judge", tie_winners(table))
    winners = winners_at(table, place)
    steps.append(("winner", int(winners.first), int(winners.second)))
    return steps + explain_signets(table, place, winners)


def explain_signets(table: CardiaTable, place: i64, winners: Seats) -> list[Reason]:
    """CAR-3.6 where the signets on the winner come from."""
    row = table.row
    steps: list[Reason] = []
    first, second = row[place].cards
    one, two = int(winners.first), int(winners.second)
    extra = treasure(row, place)
    note(steps, "treasurer", one * extra, two * extra)
    note(
        steps,
        "aristocrat",
        one * first.ongoing * first.character.crowns,
        two * second.ongoing * second.character.crowns,
    )
    note(steps, "unicorn", one * first.claims, two * second.claims)
    steps.append(("signets", one * prize(row, place, 0), two * prize(row, place, 1)))
    return steps


def tie_tokens(table: CardiaTable, place: i64, seat: i64) -> i64:
    card = table.row[place].cards[seat]
    return card.ongoing if card.character.ties else 0


def note(steps: list[Reason], name: str, first: i64, second: i64) -> None:
    if first != 0 or second != 0:
        steps.append((name, first, second))


def note_seats(steps: list[Reason], name: str, seats: Seats) -> None:
    note(steps, name, int(seats.first), int(seats.second))
