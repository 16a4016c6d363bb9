"""What each answer at a table of Cardia would lead to: encounters, signets, the end of the game.

It is worked out on tables that are dealt from the view alone, so nothing hidden can show through; only
what no chance and no hidden card can change is told. Of a card that is chosen in secret nothing can be said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from taverne.cardia.house.shapes import CardiaProspect, Outcome
from taverne.cardia.judging import prize, winners_at
from taverne.cardia.match import Match
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.cardia.seats import UNJUDGED
from taverne.cardia.table import DUEL, CardiaTable
from taverne.kernel.rng import seeded
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from taverne.cardia.view import CardiaView

SAMPLES: Final = 12
LUCK: Final = 1
IN_SECRET: Final = ("commit", "commit_openly", "lay")
SEATS: Final = range(DUEL.seats)


class Ending(NamedTuple):
    """One imagined table after an answer."""

    encounters: list[Outcome]
    signets: list[int]
    game: int | None


def prospects(view: CardiaView) -> list[CardiaProspect]:
    """One for each option of the seat that is asked, if anything is sure of it."""
    if view.seat not in view.asked:
        return []
    hidden, luck = guess(view, LUCK), seeded(LUCK)
    tables = [hidden.deal(luck) for _ in range(SAMPLES)]
    if tables[0].question(view.seat).words().partition(" ")[0] in IN_SECRET:
        return []
    foreseen = [prospect(tables, view, word) for word in view.options]
    return [one for one in foreseen if one is not None]


def prospect(tables: list[CardiaTable], view: CardiaView, word: str) -> CardiaProspect | None:
    """What comes of it, if it is the same at all these tables."""
    option = read(view.shape, word)
    first, *others = [ending(table, view.seat, option) for table in tables]
    if first is None or any(other != first for other in others):
        return None
    return CardiaProspect(word=word, encounters=first.encounters, signets=first.signets, game=first.game)


def ending(table: CardiaTable, seat: int, option: int) -> Ending | None:
    """Where the table stands when the next question is asked, within this game."""
    twin = table.clone()
    twin.agenda = [task for task in twin.agenda if not isinstance(task, Match)]
    twin.face(seat)
    twin.play(option)
    if not is_foreseeable(table, twin):
        return None
    game = winner(table, twin) if twin.is_over() else None
    return Ending(changed(table, twin), signets(twin), game)


def is_foreseeable(before: CardiaTable, after: CardiaTable) -> bool:
    """Neither chance nor a card that was hidden has had a part in it."""
    lying = [set(characters(before, seat)) for seat in SEATS]
    return before.rng.mark() == after.rng.mark() and all(
        lying[seat].issuperset(characters(after, seat)) for seat in SEATS
    )


def characters(table: CardiaTable, seat: int) -> list[str]:
    return [encounter.cards[seat].character.key for encounter in table.row]


def winner(before: CardiaTable, after: CardiaTable) -> int:
    """The seat that has won one game more."""
    more = [seat for seat in SEATS if after.score[seat] > before.score[seat]]
    return more[0] if more else NOBODY


def changed(before: CardiaTable, after: CardiaTable) -> list[Outcome]:
    """The encounters that differ, unless one has left the row and the others have moved."""
    if len(after.row) < len(before.row):
        return []
    pairs = [(outcome(before, place), outcome(after, place)) for place in range(len(before.row))]
    return [new for old, new in pairs if new != old]


def outcome(table: CardiaTable, place: int) -> Outcome:
    """As it would be judged now; in the middle of an ability that is still to come."""
    encounter = table.row[place]
    winners = None if encounter.winners is UNJUDGED else winners_at(table, place).each()
    return Outcome(
        place=place,
        influence=[int(card.influence()) for card in encounter.cards],
        winners=winners,
        signets=[int(prize(table.row, place, seat)) if seat in (winners or ()) else 0 for seat in SEATS],
    )


def signets(table: CardiaTable) -> list[int]:
    outcomes = [outcome(table, place) for place in range(len(table.row))]
    return [sum(one.signets[seat] for one in outcomes) for seat in SEATS]
