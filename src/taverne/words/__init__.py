"""The words of the house: every text a person reads, by message id and language."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Protocol

FOLDER = Path(__file__).parent
ENGLISH = "en"
VARIABLE = "TAVERNE_LANGUAGE"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
PLAIN_LOCALES = ("C", "POSIX")
PLAIN = (str, int, float, type(None))
_folders: list[Path] = [FOLDER]
_spoken: ContextVar[str | None] = ContextVar("language", default=None)


class Bundle(Protocol):
    """The messages of one language, as Fluent has them."""

    _messages: dict[str, Any]

    def has_message(self, key: str) -> bool: ...

    def get_message(self, key: str) -> Any: ...

    def format_pattern(self, pattern: Any, details: dict[str, Any], /) -> tuple[Any, list[Any]]: ...


Reader = Callable[[str, Sequence[str]], Bundle]


def read_fluent(spoken: str, texts: Sequence[str]) -> Bundle:
    """Fluent is loaded when the first word is said: many who import us say none."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle: Bundle = FluentBundle([spoken], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))  # type: ignore[attr-defined]
    return bundle


_readers: list[Reader] = [read_fluent]


def read_with(reader: Reader) -> None:
    """Catalogues are read by this one from now on, where Fluent itself cannot be had."""
    _readers[:] = [reader]
    _bundle.cache_clear()


class Named:
    """A thing by its id, in the details of a message: its name is found when the message is spoken."""

    def __init__(self, key: str, message: str) -> None:
        self.key = key
        self.message = message

    def __str__(self) -> str:
        return say(self.message)

    def __repr__(self) -> str:
        return f"Named({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and (self.key, self.message) == (other.key, other.message)

    def __hash__(self) -> int:
        return hash((self.key, self.message))


def say(key: str, /, **details: object) -> str:
    """The text of a message in the language spoken here, else in English; an unknown id speaks for itself."""
    for spoken in (language(), ENGLISH):
        text = _text(spoken, key, details)
        if text is not None:
            return text
    return key


def bring(folder: Path) -> None:
    """Speak the catalogues of this folder, too; what is said already, they cannot say otherwise."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def in_english(key: str, **details: object) -> str:
    """The English text of a message, whatever is spoken here."""
    text = _text(ENGLISH, key, details)
    return key if text is None else text


def knows(key: str) -> bool:
    """Whether there is a text for this message id."""
    return bool(_bundle(language()).has_message(key) or _bundle(ENGLISH).has_message(key))


def message_ids(spoken: str = ENGLISH) -> list[str]:
    """Every message id of the catalogue of a language."""
    return sorted(_bundle(spoken)._messages)


def language() -> str:
    """The language spoken here: of this thread or task if it chose one, else of the process."""
    return _spoken.get() or _usual_language()


@cache
def languages() -> tuple[str, ...]:
    """The languages that the house speaks, English first; each is a folder of catalogues."""
    found = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def use(spoken: str) -> None:
    """Speak this language from now on: in this thread or task and those that it starts, in no other."""
    _spoken.set(spoken)


@contextmanager
def speaking(spoken: str) -> Iterator[None]:
    """Speak this language for a while, in this thread or task."""
    before = _spoken.set(spoken)
    try:
        yield
    finally:
        _spoken.reset(before)


def find_language(words: str) -> str | None:
    """The language of the house that is meant by `nl`, `NL` or `nl_BE.UTF-8`."""
    code = words.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return code if code in languages() else None


def wished_language(environment: Mapping[str, str]) -> str:
    """The language of TAVERNE_LANGUAGE, else of the locale, else English."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    listed = [] if locale in PLAIN_LOCALES else environment.get("LANGUAGE", "").split(":")
    for wish in (environment.get(VARIABLE, ""), *listed, locale):
        found = find_language(wish)
        if found:
            return found
    return ENGLISH


@cache
def _usual_language() -> str:
    return wished_language(os.environ)


def _text(spoken: str, key: str, details: dict[str, object]) -> str | None:
    bundle = _bundle(spoken)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return None
    text, _ = bundle.format_pattern(pattern, {name: _plain(value) for name, value in details.items()})
    return str(text)


def _plain(value: object) -> object:
    """What is neither a text nor a number speaks for itself, and only now."""
    return value if isinstance(value, PLAIN) else str(value)


@cache
def _bundle(spoken: str) -> Bundle:
    paths = [one for folder in _folders for one in sorted((folder / spoken).rglob("*.ftl"))]
    return _readers[0](spoken, [path.read_text(encoding="utf-8") for path in paths])
