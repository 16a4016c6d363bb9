"""What happened at a Cardia table, in sentences. Draws and discards in a row share one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from taverne.cardia.box import BOX
from taverne.cardia.rules import CardiaRules, read_rules
from taverne.cardia.terminal.words import facts, signed
from taverne.cardia.texts import spoken_name, text_of
from taverne.cli.cast import Cast, in_words
from taverne.kernel.events import Event
from taverne.words import say

TOGETHER = ("draw", "discard", "looked_at")
WITH_TEXT = ("ability", "guardian", "guardian_up")
TOKENS = re.compile(r"(\w+?)([+-]\d+)")
MANY = 3
FOG = "fog"


def log(events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
    """One sentence for each thing that this viewer may know."""
    agreed = read_rules(rules)
    known = [event for event in events if event is not None and is_told(event, agreed)]
    beats = [list(group) for _, group in groupby(enumerate(known), key=beat)]
    return [sentence([event for _, event in group], cast, agreed) for group in beats]


def is_told(event: Event, rules: CardiaRules) -> bool:
    """A chosen card is told when it is revealed; in the fog, its owner is told at once."""
    return event.kind != "commit" or (bool(event.card) and is_foggy(rules))


def is_foggy(rules: CardiaRules) -> bool:
    return any(BOX[scene].effects[0][0] == FOG for scene in rules.scenes)


def beat(numbered: tuple[int, Event]) -> tuple[object, ...]:
    """Events with the same mark are told together."""
    number, event = numbered
    return (event.kind, event.seat) if event.kind in TOGETHER else (number,)


def sentence(events: list[Event], cast: Cast, rules: CardiaRules) -> str:
    return say(key_of(events, rules), **details(events, cast))


def key_of(events: list[Event], rules: CardiaRules) -> str:
    first = events[0]
    if first.kind == "draw" and first.card and len(events) <= MANY:
        return "cardia-log-draw-known"
    if first.kind in ("judged", "judged_again") and first.seat < 0:
        return f"cardia-log-{first.kind}-{'tie' if rules.two_judges == 'tie' else 'even'}"
    if first.kind in ("trade", "peek") and not first.card:
        return f"cardia-log-{first.kind}-none"
    if first.kind == "match_over" and first.seat < 0:
        return "cardia-log-match_over-drawn"
    return f"cardia-log-{first.kind}"


def details(events: list[Event], cast: Cast) -> dict[str, object]:
    """Everything that a sentence about these events may want to name."""
    first = events[0]
    names = [card_name(event) for event in events if event.card]
    return {
        **cast.seat(first.seat),
        "card": names[0] if names else "",
        "cards": in_words(names),
        "count": len(events),
        "number": first.place + 1 if has_place(first) else first.place,
        "next": first.place + 2,
        "tokens": token_words(first),
        "text": text_of(first.card) if first.kind in WITH_TEXT else "",
        "facts": facts(first.card) if first.kind in ("reveal", "puppet", "plays_openly") else "",
    }


def has_place(event: Event) -> bool:
    """Places are counted from 1 in words; some events carry another number there."""
    return event.kind not in ("game", "game_won", "game_drawn", "match_over", "next_tokens")


def card_name(event: Event) -> str:
    parts = TOKENS.fullmatch(event.card)
    return spoken_name(parts[1] if parts and event.kind == "tokens" else event.card)


def token_words(event: Event) -> str:
    """The tokens of an event, with their sign."""
    if event.kind == "next_tokens":
        return signed(event.place)
    parts = TOKENS.fullmatch(event.card) if event.kind == "tokens" else None
    return signed(int(parts[2])) if parts else ""
