"""What happened at a Cardia table, in sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from taverne.cardia.box import BOX
from taverne.cardia.rules import CardiaRules, read_rules
from taverne.cardia.terminal.words import facts, signed
from taverne.cardia.texts import spoken_name, text_of
from taverne.cli.cast import Cast
from taverne.cli.telling import read_grammar, tell
from taverne.kernel.events import Event

GRAMMAR: Final = read_grammar("taverne.cardia")
WITH_TEXT: Final = ("ability", "guardian", "guardian_up")
WITH_FACTS: Final = ("reveal", "puppet", "plays_openly")
TOKENS: Final = re.compile(r"(\w+?)([+-]\d+)")
FOG: Final = "fog"


def log(events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
    """One sentence for each thing that this viewer may know."""
    agreed = read_rules(rules)
    known = [event for event in events if event is not None and is_told(event, agreed)]
    return tell(GRAMMAR, known, cast, agreed.words(), card_name, about_card)


def is_told(event: Event, rules: CardiaRules) -> bool:
    """A chosen card is told when it is revealed; in the fog, its owner is told at once."""
    return event.kind != "commit" or (bool(event.card) and is_foggy(rules))


def is_foggy(rules: CardiaRules) -> bool:
    return any(BOX[scene].effects[0][0] == FOG for scene in rules.scenes)


def about_card(event: Event, rules: str) -> dict[str, object]:
    return {
        "tokens": token_words(event),
        "text": text_of(event.card) if event.kind in WITH_TEXT else "",
        "facts": facts(event.card) if event.kind in WITH_FACTS else "",
    }


def card_name(event: Event) -> str:
    parts = TOKENS.fullmatch(event.card)
    return spoken_name(parts[1] if parts and event.kind == "tokens" else event.card)


def token_words(event: Event) -> str:
    """The tokens of an event, with their sign."""
    if event.kind == "next_tokens":
        return signed(event.place)
    parts = TOKENS.fullmatch(event.card) if event.kind == "tokens" else None
    return signed(int(parts[2])) if parts else ""
