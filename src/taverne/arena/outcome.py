"""What the arena found out; it follows from the results alone, in whatever order they came."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from taverne.arena.impact import Impact, Tally, impacts
from taverne.arena.ladder import ratings
from taverne.arena.result import Place, Result
from taverne.arena.schedule import Schedule
from taverne.arena.standings import Pair, Score, count, points
from taverne.arena.statistics import ALPHA, BETA, BETTER, EVEN, verdict

DIGITS = 4


class Rung(NamedTuple):
    """A contestant on the ladder."""

    name: str
    rating: float


class Outcome:
    """The finished games of a schedule, and what they say."""

    def __init__(self, schedule: Schedule, results: Mapping[Place, Result]) -> None:
        self.schedule = schedule
        self.results = [results[place] for place in sorted(results)]

    @cached_property
    def scores(self) -> dict[Pair, Score]:
        return count(self.schedule, self.results)

    @cached_property
    def cards(self) -> list[Impact]:
        return impacts(self.schedule, self.results)

    @cached_property
    def ladder(self) -> list[Rung]:
        """The best first."""
        names = self.schedule.names
        rungs = map(Rung, names, ratings(points(self.scores), len(names)))
        return sorted(rungs, key=lambda rung: (-round(rung.rating, 6), rung.name))

    def verdict(self, pair: Pair) -> str:
        return verdict(self.scores[pair].points, self.scores[pair].games)

    def mean(self, what: str) -> float:
        return float(sum(getattr(result, what) for result in self.results)) / max(1, len(self.results))

    def as_json(self) -> dict[str, Any]:
        job = self.schedule.job
        return {
            "game": job.game,
            "rules": job.rules,
            "seed": job.seed,
            "version": job.version,
            "bots": list(job.bots),
            "decks": [kit.name for kit in job.kits],
            "contestants": self.schedule.names,
            "games": len(self.results),
            "pairings": [self.pairing_json(pair) for pair in self.scores],
            "ladder": [{"name": rung.name, "rating": round(rung.rating, 1)} for rung in self.ladder],
            "decisions": round(self.mean("decisions"), 2),
            "rounds": round(self.mean("rounds"), 2),
            "cards": [self.card_json(card) for card in self.cards],
        }

    def pairing_json(self, pair: Pair) -> dict[str, Any]:
        score = self.scores[pair]
        low, high = score.interval
        found: dict[str, Any] = {
            "one": self.schedule.names[pair[0]],
            "two": self.schedule.names[pair[1]],
            "games": score.games,
            "wins": score.wins,
            "losses": score.losses,
            "draws": score.draws,
            "rate": round(score.rate, DIGITS),
            "low": round(low, DIGITS),
            "high": round(high, DIGITS),
        }
        return found | ({"sprt": self.sprt_json(pair)} if self.schedule.job.sprt else {})

    def sprt_json(self, pair: Pair) -> dict[str, Any]:
        return {"p0": EVEN, "p1": BETTER, "alpha": ALPHA, "beta": BETA, "verdict": self.verdict(pair)}

    def card_json(self, card: Impact) -> dict[str, Any]:
        name = self.schedule.offer.card_name(card.card)
        return {
            "card": card.card,
            "name": name,
            "drawn": tally_json(card.drawn),
            "played": tally_json(card.played),
        }


def tally_json(tally: Tally) -> dict[str, Any]:
    return {"games": tally.games, "rate": round(tally.rate, DIGITS), "impact": round(tally.impact, DIGITS)}
