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

    def mean(self) -> float:
        return self.worth / self.deals

    def thought(self, option: str, chance: float) -> Thought:
        reason, times = self.reason()
        details: Details = {"often": often(times / self.deals)}
        return Thought(option, chance, self.deals, reason, details)

    def reason(self) -> tuple[str, int]:
        """What happens most often, and how often."""
        most = max(self.won, self.lost, self.gains, self.costs)
        if most == 0:
            return "thought-cardia-keeps", self.deals
        if most == self.won:
            return "thought-cardia-wins-game", most
        if most == self.lost:
            return "thought-cardia-loses-game", most
        return ("thought-cardia-gains" if most == self.gains else "thought-cardia-costs"), most


def lead(table: CardiaTable, seat: int) -> int:
    """How many signets this seat has more."""
    return signets(table, seat) - signets(table, RIVAL[seat])


def lead_in_games(table: CardiaTable, seat: int) -> int:
    return table.score[seat] - table.score[RIVAL[seat]]
