"""What a simple game is called and says: messages of its own catalogue, by its name.

`<game>-name` is the game, `<game>-card-<key>` a card, `<game>-ask-<kind>` a question, `<game>-log-<kind>`
an event. An answer is `<game>-option-<word>`, or `<game>-option` for any card. What is shown of a view is
what has words: `<game>-field-<name>` and, of each in `seats`, `<game>-seat-<name>`. A card without
words is its key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taverne.words import knows, say

SEATS: Final = "seats"
UNTOLD: Final[tuple[object, ...]] = (None, "", (), [])


def card_name(game: str, card: str) -> str:
    known = f"{game}-card-{card}"
    return say(known) if knows(known) else card


def option_name(game: str, word: str) -> str:
    known = f"{game}-option-{word}"
    return say(known) if knows(known) else say(f"{game}-option", card=card_name(game, word))


def field_lines(game: str, kind: str, fields: Mapping[str, Any], details: Mapping[str, object]) -> list[str]:
    """Each field that has words, unless nothing is there or may be known."""
    messages = {f"{game}-{kind}-{name.replace('_', '-')}": value for name, value in fields.items()}
    told = {key: value for key, value in messages.items() if value not in UNTOLD and knows(key)}
    return [
        say(key, **details, value=spoken(game, value), count=counted(value)) for key, value in told.items()
    ]


def spoken(game: str, value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(spoken(game, one) for one in value)
    return card_name(game, value) if isinstance(value, str) else str(value).lower()


def counted(value: Any) -> int:
    """How many there are, or the number itself."""
    return len(value) if isinstance(value, (list, tuple, str)) else int(value)
