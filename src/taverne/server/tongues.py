"""Which language to speak to a guest: what the browser asks for, as far as the house speaks it."""

from __future__ import annotations

from collections.abc import Mapping

from taverne.words import ENGLISH, find_language


def tongue(headers: Mapping[str, str]) -> str:
    """The best language of Accept-Language, or English."""
    wishes = [read_wish(one) for one in headers.get("accept-language", "")[:200].split(",")]
    for _, name in sorted(wishes, key=lambda wish: -wish[0]):
        found = find_language(name)
        if found:
            return found
    return ENGLISH


def read_wish(words: str) -> tuple[float, str]:
    """How much a language is wanted, as in `nl;q=0.8`."""
    name, _, weight = words.partition(";q=")
    try:
        return float(weight) if weight else 1.0, name
    except ValueError:
        return 0.0, name
