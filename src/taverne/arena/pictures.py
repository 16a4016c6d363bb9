"""Pictures of an outcome, as SVG that stands inside a page."""

from __future__ import annotations

import io
from typing import Any, Final

from taverne.arena.errors import needed
from taverne.arena.impact import Impact
from taverne.arena.outcome import Outcome
from taverne.arena.summary import percent, signed
from taverne.words import say

STYLE: Final = {"svg.fonttype": "none", "svg.hashsalt": "taverne", "font.size": 10}
COLD, WARM, INK = "#3b6ea5", "#b5523b", "#333333"
MOST_CARDS: Final = 12
LEAST_GAMES: Final = 20
MOST_BINS: Final = 40


def ladder_picture(outcome: Outcome) -> str:
    """The ladder as bars to both sides of the average."""
    rungs = outcome.ladder[::-1]
    ratings = [rung.rating for rung in rungs]
    return bars(
        [rung.name for rung in rungs], ratings, [signed(one) for one in ratings], say("arena-axis-elo")
    )


def card_picture(outcome: Outcome) -> str:
    """The cards that help most, and those that help least, when drawn."""
    cards = telling_cards(outcome)[::-1]
    names = [outcome.schedule.offer.card_name(card.card) for card in cards]
    values = [100 * card.drawn.impact for card in cards]
    return bars(names, values, [f"{value:+.1f}" for value in values], say("arena-axis-impact"))


def telling_cards(outcome: Outcome) -> list[Impact]:
    """The best and the worst of those that were drawn often enough to say something."""
    known = [card for card in outcome.cards if card.drawn.games >= LEAST_GAMES]
    ranked = sorted(known, key=lambda card: (-card.drawn.impact, card.card))
    if len(ranked) <= 2 * MOST_CARDS:
        return ranked
    return ranked[:MOST_CARDS] + ranked[-MOST_CARDS:]


def bars(names: list[str], values: list[float], labels: list[str], axis: str) -> str:
    """Lying bars, the last one on top."""
    figure, axes = canvas(0.32 * len(names) + 1.1)
    drawn = axes.barh(range(len(names)), values, color=[COLD if value >= 0 else WARM for value in values])
    axes.set_yticks(range(len(names)), [plain(name) for name in names])
    axes.bar_label(drawn, labels, padding=3)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.margins(x=0.15)
    axes.set_xlabel(axis)
    return svg(figure)


def heat_map(outcome: Outcome) -> str:
    """How often the contestant of the row beats that of the column."""
    names = [plain(name) for name in outcome.schedule.names]
    rates = rate_matrix(outcome)
    figure, axes = canvas(0.6 * len(names) + 1.4)
    axes.imshow(rates, cmap="RdBu", vmin=0, vmax=1, aspect="auto")
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    for row, line in enumerate(rates):
        for column, rate in enumerate(line):
            if rate == rate:
                ink = "white" if abs(rate - 0.5) > 0.3 else "black"
                axes.text(column, row, percent(rate), ha="center", va="center", color=ink)
    return svg(figure)


def rate_matrix(outcome: Outcome) -> list[list[float]]:
    """Not a number where two never met."""
    count = len(outcome.schedule.names)
    rates = [[float("nan")] * count for _ in range(count)]
    for (one, two), score in outcome.scores.items():
        if score.games:
            rates[one][two], rates[two][one] = score.rate, 1 - score.rate
    return rates


def length_picture(outcome: Outcome) -> str:
    """How many games took how many decisions."""
    lengths = [result.decisions for result in outcome.results]
    step = max(1, -(-(max(lengths) - min(lengths) + 1) // MOST_BINS))
    figure, axes = canvas(3.0)
    axes.hist(lengths, bins=range(min(lengths), max(lengths) + step + 1, step), color=COLD, align="left")
    axes.set_xlabel(say("arena-axis-decisions"))
    axes.set_ylabel(say("arena-axis-games"))
    return svg(figure)


def canvas(height: float) -> tuple[Any, Any]:
    figure = needed("matplotlib.figure", "study").Figure(figsize=(8, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def svg(figure: Any) -> str:
    """The picture without the lines that belong to a file of its own; the same outcome, the same picture."""
    paper = io.StringIO()
    with needed("matplotlib", "study").rc_context(STYLE):
        figure.savefig(paper, format="svg", metadata={"Date": None, "Creator": None})
    text = paper.getvalue()
    return text[text.index("<svg") :]


def plain(name: str) -> str:
    """A dollar sign is a dollar sign."""
    return name.replace("$", r"\$")
