"""A Cardia bot that looks one encounter ahead, against cards that its rival may hold."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from taverne.bots.thought import Thought, best_first, only
from taverne.cardia.bots.contest import Contest
from taverne.cardia.bots.deals import any_option, awaits_cards
from taverne.cardia.bots.forecast import Forecast, lead_in_games
from taverne.cardia.judging import signets
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.cardia.table import RIVAL
from taverne.kernel.rng import Rng, any_state, seeded

if TYPE_CHECKING:
    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable

DEALS: Final = 16
GAME: Final = 10_000
SIGNET: Final = 100
HAND_CARD: Final = 20
DECK_CARD: Final = 4
INFLUENCE: Final = 4
SCALE: Final = 200.0


class CardiaGreedyBot:
    """Tries every option on the same imagined deals and takes the one that fares best."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)
        self.thoughts: list[Thought] = []

    def choose(self, view: Any) -> str:
        self.thoughts = self.weigh(view) if len(view.options) > 1 else only(view.options[0])
        return self.thoughts[0].option

    def weigh(self, view: Any) -> list[Thought]:
        hidden = guess(view, any_state(self.rng))
        options = [read(view.shape, word) for word in view.options]
        return self.ranked(view.options, self.compare(hidden, view.seat, options))

    def compare(self, hidden: Guess, seat: int, options: list[int]) -> list[Forecast]:
        contest = Contest(hidden.base)
        forecasts = [Forecast() for _ in options]
        for _ in range(DEALS):
            table = self.imagine(hidden, seat)
            for option, forecast in zip(options, forecasts, strict=True):
                after = self.follow(table, option, contest)
                forecast.note(table, after, seat, self.standing(after, seat, contest))
        return forecasts

    def imagine(self, hidden: Guess, seat: int) -> CardiaTable:
        """CAR-2.1 a deal in which the rival, if asked too, has chosen without knowing our card."""
        table = hidden.deal(self.rng)
        rival = RIVAL[seat]
        if rival in table.asked():
            table.face(rival)
            table.play(any_option(table, self.rng))
            table.face(seat)
        return table

    def follow(self, table: CardiaTable, option: int, contest: Contest) -> CardiaTable:
        """The table once the next cards are to be chosen; in the fog, a round later."""
        twin = table.clone()
        twin.play(option)
        until = table.round + (2 if table.foggy else 1)
        while not contest.is_over(twin) and not (twin.round >= until and awaits_cards(twin)):
            twin.play(self.answer(twin, contest))
        return twin

    def answer(self, table: CardiaTable, contest: Contest) -> int:
        """What is asked meanwhile."""
        return any_option(table, self.rng)

    def standing(self, table: CardiaTable, seat: int, contest: Contest) -> float:
        """Games won; within one game also signets and what is left to play with."""
        points = GAME * lead_in_games(table, seat)
        if not contest.is_over(table):
            points += promise(table, seat) - promise(table, RIVAL[seat])
        return float(points)

    def ranked(self, words: tuple[str, ...], forecasts: list[Forecast]) -> list[Thought]:
        worths = [forecast.worth for forecast in forecasts]
        thoughts = [
            forecast.thought(word, self.chance(forecast.mean()))
            for word, forecast in zip(words, forecasts, strict=True)
        ]
        return best_first(thoughts, words[worths.index(max(worths))])

    def chance(self, worth: float) -> float:
        """Points as a chance."""
        return 1.0 / (1.0 + math.exp(-max(-GAME, min(GAME, worth)) / SCALE))


def promise(table: CardiaTable, seat: int) -> int:
    held = sum(card.influence for card in table.hands[seat]) + table.waiting[seat].modifier
    cards = HAND_CARD * len(table.hands[seat]) + DECK_CARD * len(table.decks[seat])
    return SIGNET * signets(table, seat) + cards + INFLUENCE * held
