"""Rulebooks with their figures, and what is known of each card, for whoever reads."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterable
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from taverne.kernel.game import AnyGame
from taverne.kernel.handbook import Chapter, Rule
from taverne.kernel.offer import Offer
from taverne.protocol.books import (
    ArenaRun,
    Book,
    BookChapter,
    BookRule,
    CardNotes,
    Figure,
    Pace,
    Ruling,
    Share,
)
from taverne.words import ENGLISH, knows, languages, speaking

Z95: Final = 1.959963984540054
LEAST_GAMES: Final = 50
FIELD: Final = re.compile(r"\b[a-z]+(?:_[a-z]+)*\b")


def book(offer: Offer, spoken: str) -> Book:
    """The rules of a game, chapter by chapter, in this language if they were translated, else in English."""
    choices = offer.house.facts().rules
    found = options_of(offer.handbook.chapters(ENGLISH), {choice.name for choice in choices})
    return Book(
        game=offer.name,
        letters=offer.handbook.letters,
        foreword=list(offer.handbook.foreword(spoken)),
        chapters=[chapter(one, found) for one in offer.handbook.chapters(spoken)],
        choices=choices,
    )


def chapter(one: Chapter, options: dict[str, list[str]]) -> BookChapter:
    rules = [
        BookRule(id=rule.id, title=rule.title, text=list(rule.text), options=options.get(rule.id, []))
        for rule in one.rules
    ]
    return BookChapter(number=one.number, title=one.title, text=list(one.text), rules=rules)


def options_of(chapters: Iterable[Chapter], names: set[str]) -> dict[str, list[str]]:
    """Which agreements each rule depends on: it names them, or the list of all of them names it."""
    found: dict[str, list[str]] = {}
    for rule in [rule for one in chapters for rule in one.rules]:
        if is_list(rule, names):
            listed(rule, names, found)
        else:
            note(found, rule.id, [name for name in rule.named if name in names])
    return found


def is_list(rule: Rule, names: set[str]) -> bool:
    return bool(names) and names <= set(rule.named)


def listed(rule: Rule, names: set[str], found: dict[str, list[str]]) -> None:
    """A line for each agreement, with the rules that it changes."""
    letters = rule.id.partition("-")[0]
    for line in rule.text:
        head = FIELD.search(line)
        if head and head.group() in names:
            for changed in re.findall(rf"{letters}-\d+(?:\.\d+)?", line):
                note(found, changed, [head.group()])


def note(found: dict[str, list[str]], rule: str, options: list[str]) -> None:
    known = found.setdefault(rule, [])
    known += [option for option in dict.fromkeys(options) if option not in known]


def figures(path: Path, begin: Callable[[Any], AnyGame]) -> list[Figure]:
    """The tables of a file of figures, each checked and played by the rules."""
    return [figure(one, begin) for one in json.loads(path.read_text(encoding="utf-8"))]


def figure(one: dict[str, Any], begin: Callable[[Any], AnyGame]) -> Figure:
    game = begin(one["position"])
    views = [game.look(one["seat"])]
    for seat, word in one["answers"]:
        game.answer(seat, word)
    if one["answers"]:
        views.append(game.look(one["seat"]))
    return Figure(name=one["name"], rule=one["rule"], shows=one["shows"], views=views)


def names_in_all_languages(key: str, name: Callable[[str], str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for spoken in languages():
        with speaking(spoken):
            found[spoken] = name(key)
    return found


class Ledger(NamedTuple):
    """What the arena counted, card by card: three numbers for each column."""

    run: ArenaRun
    columns: list[str]
    rows: dict[str, list[float]]
    plain: list[int]
    paces: dict[str, list[int]]

    def shares(self, key: str) -> list[Share]:
        row = self.rows.get(key, [])
        counted = zip(self.columns, batched(row), strict=False)
        return [one for when, tally in counted if (one := share(when, *tally))]

    def pace(self, key: str) -> Pace | None:
        return pace(self.paces[key], self.plain) if key in self.paces else None


def ledger(path: Path) -> Ledger:
    """The numbers that a tool has kept: `tools/card_numbers.py` and its like."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    run = ArenaRun(**{name: kept[name] for name in ArenaRun.model_fields})
    return Ledger(run, kept["columns"], kept["cards"], kept.get("plain", []), kept.get("paces", {}))


def batched(row: list[float]) -> list[tuple[float, float, float]]:
    return list(zip(row[::3], row[1::3], row[2::3], strict=True))


def pace(counted: list[int], plain: list[int]) -> Pace:
    games, drawn, encounters = counted
    return Pace(
        games=games,
        drawn=round(drawn / games, 4),
        encounters=round(encounters / games, 1),
        usual_drawn=round(plain[1] / plain[0], 4),
        usual_encounters=round(plain[2] / plain[0], 1),
    )


def share(when: str, games: float, points: float, usual: float) -> Share | None:
    """Too few games say nothing."""
    if games < LEAST_GAMES:
        return None
    rate, gain = points / games, (points - usual) / games
    reach = Z95 * sqrt(rate * (1 - rate) / games)
    return Share(
        when=when,
        games=int(games),
        rate=round(rate, 4),
        gain=round(gain, 4),
        low=round(gain - reach, 4),
        high=round(gain + reach, 4),
    )


class RulingLine(NamedTuple):
    """A line of a file of rulings: its name, the rules that say it, and whom it concerns."""

    name: str
    rules: list[str]
    concerns: list[str]


@cache
def ruling_lines(path: Path) -> tuple[RulingLine, ...]:
    with path.open(encoding="utf-8", newline="") as file:
        return tuple(
            RulingLine(line["name"], line["rules"].split(), line["concerns"].split())
            for line in csv.DictReader(file)
        )


def rulings(path: Path) -> list[Ruling]:
    return [
        Ruling(name=line.name, rules=line.rules, reasoned=knows(f"ruling-{line.name}"))
        for line in ruling_lines(path)
    ]


def rulings_on(path: Path, marks: set[str]) -> list[str]:
    """The rulings that concern a card: by its key, or by what it can do."""
    return [line.name for line in ruling_lines(path) if not marks.isdisjoint(line.concerns)]


def turned_round(notes: list[CardNotes]) -> list[CardNotes]:
    """Who calls a card, and from which it comes, follows from what the others say."""
    return [
        one.model_copy(
            update={
                "called_by": [other.key for other in notes if one.key in other.calls],
                "comes_from": [other.key for other in notes if one.key in other.becomes],
            }
        )
        for one in notes
    ]
