"""A Cardia bot that plays as people do in their first games."""

from __future__ import annotations

from typing import Final

from taverne.cardia.bots.weighted import CardiaWeightedBot

NOTICED: Final = 50  # of a hundred


class CardiaNoviceBot(CardiaWeightedBot):
    """Overlooks what every other option brings."""

    def seen(self, points: list[float]) -> list[float]:
        worst = min(points)
        return [one if self.rng.below(100) < NOTICED else worst for one in points]
