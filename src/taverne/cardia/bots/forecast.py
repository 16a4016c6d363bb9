"""What an option leads to on imagined deals, and what is to be said for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.bots.thought import Thought, often
from taverne.cardia.judging import signets
from taverne.cardia.table import RIVAL

if TYPE_CHECKING:
    from taverne.bots.thought import Details
    from taverne.cardia.table import CardiaTable


class Forecast:
    """One option over several deals; `worth` is in the measure of the bot that asks."""

    def __init__(self) -> None:
        self.deals = 0
        self.worth = 0.0
        self.gains = 0
        self.costs = 0
        self.won = 0
        self.lost = 0
        self.lasting = 0
        self.woke = 0
        self.robbed = 0
        self.tokens = 0
        self.spoke = 0

    def note(self, before: CardiaTable, after: CardiaTable, seat: int, worth: float) -> None:
        self.deals += 1
        self.worth += worth
        games = lead_in_games(after, seat) - lead_in_games(before, seat)
        self.won += games > 0
        self.lost += games < 0
        if after.game == before.game and not after.is_over():
            signets_more = lead(after, seat) - lead(before, seat)
            self.gains += signets_more > 0
            self.costs += signets_more < 0
            self.learn(before, after, seat)

    def learn(self, before: CardiaTable, after: CardiaTable, seat: int) -> None:
        """What is gained beside signets: an ongoing card, a guardian, cards of the rival, tokens."""
        rival = RIVAL[seat]
        self.lasting += ongoing(after, seat) > ongoing(before, seat)
        self.woke += wakes(before, after, seat)
        self.robbed += stock(before, rival) - stock(after, rival) > stock(before, seat) - stock(after, seat)
        self.tokens += tokens(after, seat) > tokens(before, seat)
        fresh = after.row[len(before.row) :]
        self.spoke += any(encounter.winners.alone == rival for encounter in fresh)

    def mean(self) -> float:
        return self.worth / self.deals

    def thought(self, option: str, chance: float) -> Thought:
        reason, times = self.reason()
        details: Details = {"often": often(times / self.deals)}
        return Thought(option, chance, self.deals, reason, details)

    def reason(self) -> tuple[str, int]:
        """What happens most often, and how often."""
        most = max(self.won, self.lost, self.gains, self.costs)
        if most * 2 < self.deals:
            return self.lesson()
        if most == self.won:
            return "thought-cardia-wins-game", most
        if most == self.lost:
            return "thought-cardia-loses-game", most
        return ("thought-cardia-gains" if most == self.gains else "thought-cardia-costs"), most

    def lesson(self) -> tuple[str, int]:
        """In the terms in which the lessons teach it: what it is good for where signets hardly move."""
        lessons = [
            (self.lasting, "thought-cardia-ongoing"),
            (self.woke, "thought-cardia-guardian"),
            (self.robbed, "thought-cardia-discards"),
            (self.tokens, "thought-cardia-tokens"),
            (self.spoke, "thought-cardia-loses-on-purpose"),
        ]
        most, reason = max(lessons, key=lambda one: one[0])
        return (reason, most) if most * 2 >= self.deals else ("thought-cardia-keeps", self.deals)


def ongoing(table: CardiaTable, seat: int) -> int:
    return sum([int(encounter.cards[seat].ongoing) for encounter in table.row])


def tokens(table: CardiaTable, seat: int) -> int:
    """Influence by tokens, ours less theirs."""
    rival = RIVAL[seat]
    return sum([int(one.cards[seat].modifier - one.cards[rival].modifier) for one in table.row])


def wakes(before: CardiaTable, after: CardiaTable, seat: int) -> bool:
    """CAR-6.3 whether the card that came calls the guardian of its encounter; CAR-6.4 alone, if it must."""
    place = len(before.row)
    if place % 2 == 0 or place // 2 >= len(before.guardians) or place >= len(after.row):
        return False
    guardian = before.guardians[place // 2]
    came = [card.character.faction == guardian.faction for card in after.row[place].cards]
    return came[seat] and not (guardian.exclusive and came[RIVAL[seat]])


def stock(table: CardiaTable, seat: int) -> int:
    """CAR-4.2 what is left to play with."""
    return len(table.hands[seat]) + len(table.decks[seat])


def lead(table: CardiaTable, seat: int) -> int:
    """How many signets this seat has more."""
    return signets(table, seat) - signets(table, RIVAL[seat])


def lead_in_games(table: CardiaTable, seat: int) -> int:
    return table.score[seat] - table.score[RIVAL[seat]]
