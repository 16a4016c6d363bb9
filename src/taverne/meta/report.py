"""What was found out about a field, as one page that needs nothing beside it."""

from __future__ import annotations

from html import escape
from typing import Final

from taverne.arena.impact import Impact
from taverne.arena.pictures import LEAST_GAMES
from taverne.arena.report import MARK, STYLE, cards, pairing_table
from taverne.arena.summary import headline, percent
from taverne.meta import pictures
from taverne.meta.findings import Findings, Standing
from taverne.meta.summary import best_line
from taverne.words import language, say

TELLING: Final = 3
DECKS: Final = ("deck", "rate", "low", "high", "share", "share-low", "share-high", "nemesis", "against")


def report(found: Findings) -> str:
    title = escape(say("meta-title", decks=len(found.names)))
    return f"""{MARK}
<html lang="{language()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{STYLE}
div {{ overflow-x: auto; }}</style></head>
<body>
<h1>{title}</h1>
<p>{escape(headline(found.outcome))}</p>
<p>{escape(best_line(found))}</p>
<p>{escape(found.outcome.schedule.job.rules)}</p>
{"".join(sections(found))}</body>
</html>
"""


def sections(found: Findings) -> list[str]:
    return [
        section("standings", picture("standings", pictures.standing_picture(found)) + deck_table(found)),
        section("mix", picture("mix", pictures.mix_picture(found))),
        section("matches", picture("matches", pictures.heat_map(found)) + all_pairings(found)),
        section("carriers", carriers(found)),
        section("cards", cards(found.outcome)),
    ]


def section(topic: str, content: str) -> str:
    return f"<section><h2>{escape(say(f'meta-section-{topic}'))}</h2>\n{content}</section>\n"


def picture(topic: str, svg: str) -> str:
    """With words for those who cannot see it."""
    words = escape(say(f"meta-caption-{topic}"))
    named = svg.replace("<svg", f'<svg role="img" aria-label="{words}"', 1)
    return f"<figure>{named}<figcaption>{words}</figcaption></figure>\n"


def deck_table(found: Findings) -> str:
    return table(DECKS, [deck_row(one) for one in found.standings])


def deck_row(one: Standing) -> list[str]:
    rates = (one.rate, one.low, one.high, one.share, one.share_low, one.share_high)
    return [one.name, *map(percent, rates), one.nemesis, percent(one.nemesis_rate)]


def all_pairings(found: Findings) -> str:
    summary = escape(say("meta-all-pairings"))
    return f"<details><summary>{summary}</summary><div>{pairing_table(found.outcome)}</div></details>"


def carriers(found: Findings) -> str:
    """Of each deck, the cards that carry it and those that it could do without."""
    rows = [[one.name, *carried(found, one.name)] for one in found.standings]
    return f"<p>{escape(say('meta-caption-carriers', least=LEAST_GAMES))}</p>" + table(
        ("deck", "carries", "burdens"), rows
    )


def carried(found: Findings, name: str) -> list[str]:
    known = [card for card in found.by_deck[name] if card.drawn.games >= LEAST_GAMES]
    ends = known[:TELLING], known[::-1][:TELLING]
    return [", ".join(card_words(found, card) for card in cards) for cards in ends]


def card_words(found: Findings, card: Impact) -> str:
    return f"{found.outcome.schedule.offer.card_name(card.card)} {100 * card.drawn.impact:+.1f}"


def table(columns: tuple[str, ...], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(say(f'meta-column-{column}'))}</th>" for column in columns)
    cells = [[f"<td>{escape(together(cell))}</td>" for cell in row] for row in rows]
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in cells)
    return f"<div><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>\n"


def together(words: str) -> str:
    """A number stays with its sign."""
    return words.replace(" %", "\N{NO-BREAK SPACE}%")
