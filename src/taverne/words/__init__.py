"""The words of the house: every text a person reads, by message id and language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
LANGUAGE = "en"


def say(key: str, **details: object) -> str:
    """The text of a message in plain words; an unknown id speaks for itself."""
    bundle = _bundle(LANGUAGE)
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    text, _ = bundle.format_pattern(pattern, details)
    return str(text)


def knows(key: str) -> bool:
    """Whether there is a text for this message id."""
    return bool(_bundle(LANGUAGE).has_message(key))


def message_ids() -> list[str]:
    """Every message id of the catalogue."""
    return sorted(_bundle(LANGUAGE)._messages)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
