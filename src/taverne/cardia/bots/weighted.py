"""A Cardia bot that gives every option a weight, and draws one in proportion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.bots.thought import Thought, best_first
from taverne.cardia.bots.greedy import CardiaGreedyBot
from taverne.cardia.bots.rival import draw_by

if TYPE_CHECKING:
    from taverne.bots.thought import Details
    from taverne.cardia.bots.forecast import Forecast

LEAST: Final = 20.0
POWER: Final = 3


class CardiaWeightedBot(CardiaGreedyBot):
    """The weight grows with what an option brings more than the worst one; none is without a chance."""

    def ranked(self, words: tuple[str, ...], forecasts: list[Forecast]) -> list[Thought]:
        shares = shares_of(self.seen([forecast.mean() for forecast in forecasts]))
        chosen = words[draw_by(shares, self.rng)]
        thoughts = [
            self.weighed(word, forecast, share)
            for word, forecast, share in zip(words, forecasts, shares, strict=True)
        ]
        return best_first(thoughts, chosen)

    def seen(self, points: list[float]) -> list[float]:
        """What it makes of what the options bring."""
        return points

    def weighed(self, word: str, forecast: Forecast, share: float) -> Thought:
        details: Details = {"percent": round(100 * share)}
        return Thought(word, self.chance(forecast.mean()), forecast.deals, "thought-cardia-weight", details)


def shares_of(points: list[float]) -> list[float]:
    worst = min(points)
    weights = [(LEAST + point - worst) ** POWER for point in points]
    total = sum(weights)
    return [weight / total for weight in weights]
