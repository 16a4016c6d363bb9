"""Which language to speak to a guest: what the browser asks for, as far as the house speaks it."""

from __future__ import annotations

from collections.abc import Mapping

from taverne.server.wishes import read_wishes
from taverne.words import ENGLISH, find_language


def tongue(headers: Mapping[str, str]) -> str:
    """The best language of Accept-Language, or English."""
    wishes = read_wishes(headers.get("accept-language", ""))
    for name in sorted(wishes, key=lambda name: -wishes[name]):
        found = find_language(name)
        if found:
            return found
    return ENGLISH
