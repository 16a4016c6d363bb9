"""The outcome in plain words."""

from __future__ import annotations

from taverne.arena.outcome import Outcome
from taverne.arena.standings import Pair
from taverne.arena.statistics import ALPHA, BETTER, EVEN
from taverne.words import say


def summary(outcome: Outcome) -> list[str]:
    """What was played, each pairing, the ladder."""
    return [
        headline(outcome),
        "",
        *(pairing_line(outcome, pair) for pair in outcome.scores),
        "",
        say("arena-ladder"),
        *(f"  {rung_line(number, rung.name, rung.rating)}" for number, rung in enumerate(outcome.ladder, 1)),
    ]


def headline(outcome: Outcome) -> str:
    """What was played, and how long it took at the table."""
    job = outcome.schedule.job
    return say(
        "arena-headline",
        game=job.game,
        games=len(outcome.results),
        seed=str(job.seed),
        decisions=f"{outcome.mean('decisions'):.1f}",
        rounds=f"{outcome.mean('rounds'):.1f}",
    )


def pairing_line(outcome: Outcome, pair: Pair) -> str:
    score, names = outcome.scores[pair], outcome.schedule.names
    low, high = score.interval
    line = say(
        "arena-pairing",
        one=names[pair[0]],
        two=names[pair[1]],
        games=score.games,
        wins=score.wins,
        losses=score.losses,
        draws=score.draws,
        rate=percent(score.rate),
        low=percent(low),
        high=percent(high),
    )
    return f"{line} {verdict_words(outcome, pair)}" if outcome.schedule.job.sprt else line


def verdict_words(outcome: Outcome, pair: Pair) -> str:
    one, two = (outcome.schedule.names[contestant] for contestant in pair)
    better = two if outcome.verdict(pair) == "second" else one
    return say("arena-verdict", verdict=outcome.verdict(pair), better=better)


def rung_line(number: int, name: str, rating: float) -> str:
    return say("arena-rung", number=number, name=name, rating=signed(rating))


def hypotheses() -> str:
    """What the early stop asks, and how often it may be wrong."""
    return say("arena-hypotheses", even=percent(EVEN), better=percent(BETTER), error=percent(ALPHA))


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def signed(points: float) -> str:
    """With a sign, and never -0."""
    return f"{round(points):+d}" if round(points) else "0"
