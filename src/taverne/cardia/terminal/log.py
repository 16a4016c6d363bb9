"""What happened at a Cardia table, in sentences."""

from __future__ import annotations

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


def log(events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
    """One sentence for each thing that this viewer may know."""
    agreed = read_rules(rules)
    known = [event for event in events if event is not None and is_told(event, agreed)]
    return tell(GRAMMAR, known, cast, agreed.words(), spoken_name, about_card)


def is_told(event: Event, rules: CardiaRules) -> bool:
    """A chosen card is told when it is revealed; in the fog, its owner is told at once."""
    effect = GRAMMAR.told_under.get(event.kind)
    return effect is None or (bool(event.card) and holds(effect, rules))


def holds(effect: str, rules: CardiaRules) -> bool:
    """Whether a scene of this table has that effect."""
    return any(words[0] == effect for scene in rules.scenes for words in BOX[scene].effects)


def about_card(event: Event, rules: str) -> dict[str, object]:
    return {
        "tokens": token_words(event),
        "text": text_of(event.card) if event.kind in GRAMMAR.says["text"] else "",
        "facts": facts(event.card) if event.kind in GRAMMAR.says["facts"] else "",
    }


def token_words(event: Event) -> str:
    """The tokens of an event, with their sign."""
    number = GRAMMAR.number(event)
    return "" if number is None else signed(number)
