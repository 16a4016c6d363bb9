"""A bot that plans its rounds: what a card is worth later, when to pass, when to make the other pay.

It compares what each side can still bring (`potential`) with what a round costs, and asks of every
option: if the rival now passes, or answers and I pass, how good are the rounds that are left?
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from taverne.bots.thought import Thought, squash
from taverne.gwent.bots.greedy import GreedyBot
from taverne.gwent.bots.policy import foes_passed
from taverne.gwent.bots.reasons import endings, lead, reason
from taverne.gwent.catalogue import BY_KEY, FACES
from taverne.gwent.row import namesakes
from taverne.gwent.stakes import Gems
from taverne.gwent.turns import PASS, Turn

if TYPE_CHECKING:
    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable

CARD: Final = 6.0
LEADER_WORTH: Final = 5.0
GEM_WORTH: Final = 16.0
NICETY: Final = 0.0005
GIVEN_UP: Final = -1.0
KIND_WORTH: Final = {"ne_commanders_horn": 8.0, "ne_decoy": 6.0, "ne_scorch": 7.0, "ne_clear_weather": 3.0}
WEATHER_WORTH: Final = 5.0
BOND_WORTH: Final = 2.5


class PlannerBot(GreedyBot):
    """Thinks in rounds and in cards; against an automaton, which holds none, only in points."""

    def weigh(self, view: Any, table: GwentTable, options: list[int]) -> list[Thought]:
        if view.shape not in ("card", "row", "unit", "side") or table.automaton >= 0:
            return super().weigh(view, table, options)
        pairs = zip(view.options, options, strict=True)
        thoughts = [planned(table, view.seat, option, word) for word, option in pairs]
        thoughts.sort(key=lambda thought: -thought.chance)
        for thought in thoughts:
            thought.chance = max(0.0, min(1.0, thought.chance))
        return thoughts

    def unwanted(self, view: Any) -> str:
        """What promises least, and doubles of a band that comes by itself."""
        hand = [key for key in view.options if key in BY_KEY]
        doubles = [
            key for key in hand if BY_KEY[key].calls and view.seats[view.seat].hand.cards.count(key) > 1
        ]
        poor = [key for key in hand if promise_of_card(BY_KEY[key]) + avenger(BY_KEY[key]) < 4.0]
        return min(doubles or poor, key=lambda key: promise_of_card(BY_KEY[key]), default="done")


def planned(table: GwentTable, seat: int, option: int, word: str) -> Thought:
    """By the chance to win after this option and the best answers to all that it asks."""
    ends = endings(table, seat, option)
    values = [value_of(table, end, seat, option) for end in ends]
    best = values.index(max(values))
    why, details = reason(table, ends[best], seat, option)
    return Thought(word, values[best], 0, why, details)


def value_of(table: GwentTable, end: GwentTable, seat: int, option: int) -> float:
    """The chance to win where this option has led; who gives a game up does worse than who looks lost."""
    if end.is_over() or end.round != table.round:
        return after_round(end, seat) or GIVEN_UP
    if option == PASS and isinstance(table.agenda[-1], Turn):
        return if_passed(end, seat, float(lead(end, seat)), 0.0) or GIVEN_UP
    return if_played(end, seat) + NICETY * (lead(end, seat) + potential(end, seat))


def after_round(table: GwentTable, seat: int) -> float:
    """The round is over: the game is decided, or the gems and hands tell."""
    if table.is_over():
        return table.payoff(seat)
    return winning(table, seat, 0, 0, potential(table, seat), rival_potential(table, seat))


def if_played(table: GwentTable, seat: int) -> float:
    """The worse of two replies: the rival passes, or plays an average card and I pass."""
    ahead = float(lead(table, seat))
    mine, theirs = potential(table, seat), rival_potential(table, seat)
    if foes_passed(table, seat):
        return finish(table, seat, ahead, mine, theirs)
    passes = finish(table, seat, ahead, mine, theirs)
    if theirs < CARD / 2:
        return passes
    return min(passes, if_passed(table, seat, ahead - CARD, CARD))


def finish(table: GwentTable, seat: int, ahead: float, mine: float, theirs: float) -> float:
    """The rivals are out of the round: I win it as it is, pay for it, or leave it."""
    if ahead > 0:
        return winning(table, seat, 0, -1, mine, theirs)
    leave = winning(table, seat, -1, 0, mine, theirs)
    price = cost_of(1.0 - ahead)
    if price > reach(table, seat):
        return leave
    return max(leave, winning(table, seat, 0, -1, max(0.0, mine - price), theirs))


def if_passed(table: GwentTable, seat: int, ahead: float, spent: float) -> float:
    """I am out of the round: the rival leaves it to me, or pays for it."""
    mine, theirs = potential(table, seat), rival_potential(table, seat) - spent
    if ahead < 0:
        return winning(table, seat, -1, 0, mine, theirs)
    leave = winning(table, seat, 0, -1, mine, theirs)
    price = cost_of(ahead + 1.0)
    return min(leave, winning(table, seat, -1, 0, mine, theirs - price)) if price <= theirs else leave


def cost_of(points: float) -> float:
    """Cards are played whole: what so many points cost."""
    return math.ceil(points / CARD) * CARD


def winning(table: GwentTable, seat: int, my_loss: int, their_loss: int, mine: float, theirs: float) -> float:
    """How likely I win the rest, by gems and by what both can still bring."""
    if not isinstance(table.mode.stakes, Gems):
        return squash(mine - theirs + GEM_WORTH * (my_loss - their_loss))
    gems = table.score[table.side(seat)] + my_loss
    rival_gems = table.score[table.seating.rivals[seat][0]] + their_loss
    if gems <= 0 or rival_gems <= 0:
        return 0.5 if gems <= 0 and rival_gems <= 0 else float(gems > 0)
    return squash(mine - theirs + GEM_WORTH * (gems - rival_gems))


def potential(table: GwentTable, seat: int) -> float:
    """What this seat can still bring onto the field."""
    worth = LEADER_WORTH if table.ready[seat] else 0.0
    bands: dict[int, list[Card]] = {}
    for card in table.hands[seat]:
        worth += promise_of_card(card)
        if card.bonds:
            bands.setdefault(card.face, []).append(card)
    for band in bands.values():
        worth += bonded(band)
    return worth


def bonded(band: list[Card]) -> float:
    """GWT-4.4 what a bond in the hand brings beyond its cards alone."""
    power, count = int(band[0].power), len(band)
    return max(0.0, float(power * count * (count - 1)) - BOND_WORTH * count)


def reach(table: GwentTable, seat: int) -> float:
    """The same in this round: bonds with those that stand already."""
    worth = potential(table, seat)
    side = table.side(seat)
    for card in table.hands[seat]:
        if card.bonds:
            standing = max([int(namesakes(card, table.row(side, line))) for line in card.lines])
            worth += 2.0 * int(card.power) * standing
    return worth


def rival_potential(table: GwentTable, seat: int) -> float:
    """What the strongest rival can probably still bring: by the number of cards, not by their faces."""
    return max(
        CARD * len(table.hands[foe]) + (LEADER_WORTH if table.ready[foe] else 0.0)
        for foe in table.seating.foes[seat]
    )


def promise_of_card(card: Card) -> float:
    """What a card in the hand is worth later."""
    if not card.plain and not card.hero:
        return KIND_WORTH.get(card.key.partition(".")[0], WEATHER_WORTH)
    if card.crosses:
        return 2 * CARD - int(card.power) / 2
    extra = 5 * card.heals + 4 * (card.calls > 0) + BOND_WORTH * card.bonds
    return max(1.0, int(card.power) + extra + 2 * int(card.morale) + 5 * int(card.horns))


def avenger(card: Card) -> float:
    """GWT-5.7 who comes for Cow and Kambi when they leave."""
    return float(FACES[card.becomes].strength or 0) if card.becomes >= 0 and not card.berserk else 0.0
