"""Pictures of a field, as SVG that stands inside a page."""

from __future__ import annotations

from typing import Final

from taverne.arena.pictures import COLD, INK, canvas, plain, svg
from taverne.arena.summary import percent
from taverne.meta.findings import Findings, Standing
from taverne.words import say

READABLE: Final = 12


def standing_picture(found: Findings) -> str:
    """The rate of each deck against the field, with its interval, around the middle."""
    standings = found.standings[::-1]
    return whiskers(
        [one.name for one in standings],
        [one.rate for one in standings],
        [(one.low, one.high) for one in standings],
        say("meta-axis-rate"),
        0.5,
    )


def mix_picture(found: Findings) -> str:
    """How often each deck of the equilibrium is brought, with its interval."""
    standings = brought(found)[::-1]
    return whiskers(
        [one.name for one in standings],
        [one.share for one in standings],
        [(min(one.share, one.share_low), max(one.share, one.share_high)) for one in standings],
        say("meta-axis-share"),
        0.0,
    )


def brought(found: Findings) -> list[Standing]:
    """The decks of the equilibrium, the most frequent first."""
    return sorted((one for one in found.standings if one.share > 0), key=lambda one: (-one.share, one.name))


def whiskers(
    names: list[str], values: list[float], spans: list[tuple[float, float]], axis: str, middle: float
) -> str:
    """A point for each name, the last one on top, and how far it may be wrong."""
    figure, axes = canvas(0.28 * len(names) + 1.1)
    places = range(len(names))
    reach = [
        [100 * (value - low) for value, (low, _) in zip(values, spans, strict=True)],
        [100 * (high - value) for value, (_, high) in zip(values, spans, strict=True)],
    ]
    axes.errorbar([100 * value for value in values], places, xerr=reach, fmt="o", color=COLD, capsize=3)
    axes.set_yticks(places, [plain(name) for name in names])
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.axvline(100 * middle, color=INK, linewidth=0.8)
    axes.set_xlabel(axis)
    return svg(figure)


def heat_map(found: Findings) -> str:
    """How often the deck of the row beats that of the column; the best deck first, figures where they fit."""
    order = [found.names.index(one.name) for one in found.standings]
    names = [plain(found.names[deck]) for deck in order]
    rates = [[found.matrix[one][two] if one != two else float("nan") for two in order] for one in order]
    figure, axes = canvas(min(0.6, 8 / len(names)) * len(names) + 1.8)
    axes.imshow(rates, cmap="RdBu", vmin=0, vmax=1, aspect="auto")
    axes.set_xticks(range(len(names)), names, rotation=60 if len(names) > READABLE else 30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(labelsize=10 if len(names) <= READABLE else 6)
    for row, line in enumerate(rates) if len(names) <= READABLE else []:
        for column, rate in enumerate(line):
            if rate == rate:
                ink = "white" if abs(rate - 0.5) > 0.3 else "black"
                axes.text(column, row, percent(rate), ha="center", va="center", color=ink)
    return svg(figure)
