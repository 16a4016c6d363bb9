"""What was found out about a field, in plain words."""

from __future__ import annotations

from taverne.arena.summary import headline, percent
from taverne.meta.findings import Findings, Standing
from taverne.words import say


def summary(found: Findings) -> list[str]:
    """Every deck, the mix that nobody can beat, and the deck to bring."""
    return [
        headline(found.outcome),
        "",
        say("meta-standings"),
        *(f"  {standing_line(number, one)}" for number, one in enumerate(found.standings, 1)),
        "",
        say("meta-equilibrium"),
        *(f"  {mix_line(found, name, share)}" for name, share in found.brought()),
        "",
        best_line(found),
    ]


def standing_line(number: int, one: Standing) -> str:
    return say(
        "meta-standing",
        number=number,
        name=one.name,
        rate=percent(one.rate),
        low=percent(one.low),
        high=percent(one.high),
        nemesis=one.nemesis,
        against=percent(one.nemesis_rate),
    )


def mix_line(found: Findings, name: str, share: float) -> str:
    low, high = found.shares[found.names.index(name)]
    return say("meta-mix", name=name, share=percent(share), low=percent(low), high=percent(high))


def best_line(found: Findings) -> str:
    best = found.best
    interval = {"low": percent(best.low), "high": percent(best.high)}
    return say("meta-best", name=best.name, rate=percent(best.rate), **interval)
