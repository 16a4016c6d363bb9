"""The outcome as one page that needs nothing beside it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from taverne.arena import pictures
from taverne.arena.errors import needed
from taverne.arena.outcome import Outcome
from taverne.arena.standings import Pair
from taverne.arena.summary import headline, hypotheses, percent, signed, verdict_words
from taverne.words import language, say

MARK: Final = "<!DOCTYPE html><!-- Taverne arena -->"
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 54rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; } th { border-bottom: 1px solid #999; }
"""
COLUMNS: Final = ("pairing", "games", "wins", "losses", "draws", "rate", "low", "high")


def check_report() -> None:
    """Say before hours of play that the pictures cannot be drawn."""
    needed("matplotlib", "study")


def report(outcome: Outcome) -> str:
    title = escape(say("arena-title", names=", ".join(outcome.schedule.names)))
    return f"""{MARK}
<html lang="{language()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{STYLE}</style></head>
<body>
<h1>{title}</h1>
<p>{escape(headline(outcome))}</p>
<p>{escape(outcome.schedule.job.rules)}</p>
{"".join(sections(outcome))}</body>
</html>
"""


def sections(outcome: Outcome) -> list[str]:
    sprt = f"<p>{escape(hypotheses())}</p>" if outcome.schedule.job.sprt else ""
    return [
        section("ladder", picture("ladder", pictures.ladder_picture(outcome)) + ladder_table(outcome)),
        section("heat", picture("heat", pictures.heat_map(outcome)) + pairing_table(outcome) + sprt),
        section("length", picture("length", pictures.length_picture(outcome))),
        section("cards", cards(outcome)),
    ]


def section(topic: str, content: str) -> str:
    return f"<section><h2>{escape(say(f'arena-section-{topic}'))}</h2>\n{content}</section>\n"


def picture(topic: str, svg: str) -> str:
    """With words for those who cannot see it."""
    words = escape(say(f"arena-caption-{topic}"))
    named = svg.replace("<svg", f'<svg role="img" aria-label="{words}"', 1)
    return f"<figure>{named}<figcaption>{words}</figcaption></figure>\n"


def ladder_table(outcome: Outcome) -> str:
    rows = [[rung.name, signed(rung.rating)] for rung in outcome.ladder]
    return table(["name", "rating"], rows)


def pairing_table(outcome: Outcome) -> str:
    columns = [*COLUMNS, *(["verdict"] if outcome.schedule.job.sprt else [])]
    return table(columns, [pairing_row(outcome, pair) for pair in outcome.scores])


def pairing_row(outcome: Outcome, pair: Pair) -> list[str]:
    score, names = outcome.scores[pair], outcome.schedule.names
    counts = (score.games, score.wins, score.losses, score.draws)
    rates = (score.rate, *score.interval)
    title = say("arena-against", one=names[pair[0]], two=names[pair[1]])
    verdict = [verdict_words(outcome, pair)] if outcome.schedule.job.sprt else []
    return [title, *map(str, counts), *map(percent, rates), *verdict]


def cards(outcome: Outcome) -> str:
    """The picture of the telling cards, and the whole list."""
    if not pictures.telling_cards(outcome):
        return f"<p>{escape(say('arena-cards-unknown', least=pictures.LEAST_GAMES))}</p>"
    drawn = picture("cards", pictures.card_picture(outcome))
    rows = [
        [
            outcome.schedule.offer.card_name(card.card),
            *(str(card.drawn.games), percent(card.drawn.rate), f"{100 * card.drawn.impact:+.1f}"),
            *(str(card.played.games), percent(card.played.rate), f"{100 * card.played.impact:+.1f}"),
        ]
        for card in sorted(outcome.cards, key=lambda card: (-card.drawn.impact, card.card))
    ]
    columns = ["card", "drawn", "rate-drawn", "impact-drawn", "played", "rate-played", "impact-played"]
    summary = escape(say("arena-all-cards"))
    return f"{drawn}<details><summary>{summary}</summary>{table(columns, rows)}</details>"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(say(f'arena-column-{column}'))}</th>" for column in columns)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>\n"
