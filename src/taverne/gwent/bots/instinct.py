"""What a good player would look at first: a learned weight for every option of a turn.

`instinct_weights` holds the weights, `tools/instinct.py` learns them from what searches have tried.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from taverne.gwent.bots.instinct_weights import WEIGHTS
from taverne.gwent.bots.planner import promise_of_card
from taverne.gwent.bots.policy import foes_passed, lead_of
from taverne.gwent.catalogue import CARDS, FACES
from taverne.gwent.gains import gain
from taverne.gwent.turns import LEADER, PASS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable

# Where the signs of a kind begin.
CARD: Final = 0
TALENT: Final = 7
FINAL_TALENT: Final = 21
LEADING: Final = 35
PASSING: Final = 38
ANSWERING: Final = 51
SIGNS: Final = 55
TALENTS: Final = ("spy", "medic", "decoy", "scorch", "clear", "horn", "muster", "bond", "morale")
WEATHER: Final = 9
BURNER: Final = 10
BERSERK: Final = 11
HERO: Final = 12
PLAIN: Final = 13


def talent(card: Card) -> int:
    """What a card is good for, as one number."""
    abilities = FACES[card.face].abilities
    for place, ability in enumerate(TALENTS):
        if ability in abilities:
            return place
    if card.foul > 0:
        return WEATHER
    if "scorch_row" in abilities or "scorch_all" in abilities:
        return BURNER
    if "mardroeme" in abilities or "berserker" in abilities:
        return BERSERK
    return HERO if card.hero else PLAIN


TALENT_OF: Final[list[int]] = [talent(card) for card in CARDS]
PROMISE_OF: Final[list[float]] = [promise_of_card(card) / 10.0 for card in CARDS]


class Signs:
    """What is to be seen of one option: numbers of about the size of 1, each with its place."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []

    def note(self, place: int, value: float) -> None:
        self.places.append(place)
        self.values.append(value)

    def mark(self, place: int, holds: bool) -> None:
        if holds:
            self.note(place, 1.0)

    def weight(self) -> float:
        total = 0.0
        for number in range(len(self.places)):
            total += WEIGHTS[self.places[number]] * self.values[number]
        return math.exp(total)


class Moment:
    """A turn as its seat sees it, the cards of the first foe included."""

    def __init__(self, table: GwentTable) -> None:
        self.table = table
        self.seat: i64 = table.seat
        self.foe: i64 = table.seating.foes[table.seat][0]
        self.lead: i64 = lead_of(table, table.seat)
        self.answers = foes_passed(table, table.seat)
        self.last = table.score[table.side(self.seat)] == 1
        self.foe_last = table.score[table.side(self.foe)] == 1

    def signs(self, option: i64) -> Signs:
        found = Signs()
        if option == LEADER:
            self.see_leader(found)
        elif option != PASS:
            self.see_card(found, CARDS[option])
        elif self.answers:
            self.see_last_word(found)
        else:
            self.see_passing(found)
        return found

    def see_card(self, found: Signs, card: Card) -> None:
        points = gain(self.table, self.seat, card)
        size = float(points) / 10.0
        found.note(CARD, size)
        found.note(CARD + 1, PROMISE_OF[card.id])
        if self.last and self.foe_last:
            found.note(CARD + 2, size)
            found.note(CARD + 3, PROMISE_OF[card.id])
            found.note(FINAL_TALENT + TALENT_OF[card.id], 1.0)
        else:
            found.note(TALENT + TALENT_OF[card.id], 1.0)
        if self.answers:
            found.note(CARD + 4, size)
            if self.lead + points > 0:
                found.note(CARD + 5, 1.0)
                found.note(CARD + 6, size)

    def see_leader(self, found: Signs) -> None:
        found.note(LEADING, 1.0)
        found.mark(LEADING + 1, self.last and self.foe_last)
        found.mark(LEADING + 2, self.answers)

    def see_passing(self, found: Signs) -> None:
        cards = float(len(self.table.hands[self.seat]))
        theirs = float(len(self.table.hands[self.foe]))
        lead = max(-3.0, min(3.0, float(self.lead) / 10.0))
        found.note(PASSING, 1.0)
        found.note(PASSING + 1, lead)
        found.note(PASSING + 2, max(0.0, lead))
        found.note(PASSING + 3, max(0.0, lead - 1.5))
        found.note(PASSING + 4, (cards - theirs) / 3.0)
        found.note(PASSING + 5, cards / 5.0)
        found.note(PASSING + 6, theirs / 5.0)
        found.mark(PASSING + 7, self.last)
        found.mark(PASSING + 8, self.foe_last)
        found.mark(PASSING + 9, self.last and self.lead <= 0)
        found.note(PASSING + 10, lead if self.last else 0.0)
        found.note(PASSING + 11, lead if self.foe_last else 0.0)
        found.mark(PASSING + 12, theirs == 0.0)

    def see_last_word(self, found: Signs) -> None:
        """Passing when everybody else has passed."""
        found.mark(ANSWERING, self.lead > 0)
        if self.lead <= 0:
            found.note(ANSWERING + 1, 1.0)
            found.mark(ANSWERING + 2, self.last)
            found.note(ANSWERING + 3, max(-3.0, float(self.lead) / 10.0))


def leanings(table: GwentTable, options: list[int]) -> list[float]:
    """How much each option of this turn deserves a look, together 1."""
    moment = Moment(table)
    weights: list[float] = [moment.signs(option).weight() for option in options]
    total = sum(weights)
    return [weight / total for weight in weights]
