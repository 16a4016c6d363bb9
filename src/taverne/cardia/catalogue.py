"""The printed characters, by number and by key; `printing` fills this once."""

from __future__ import annotations

from typing import Final

from taverne.cardia.cards import Character
from taverne.kernel.errors import TaverneError

CHARACTERS: Final[list[Character]] = []
BY_KEY: Final[dict[str, Character]] = {}
NAMES: Final[dict[str, str]] = {}


def character(key: str) -> Character:
    """The character of this key, as `palace_guard`."""
    if key not in BY_KEY:
        raise TaverneError("cardia-unknown-card", card=key)
    return BY_KEY[key]


def name_of(key: str) -> str:
    """The printed English name of a character, a guardian, a scene or a faction."""
    if key not in NAMES:
        raise TaverneError("cardia-unknown-card", card=key)
    return NAMES[key]
