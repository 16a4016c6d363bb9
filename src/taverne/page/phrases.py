"""A small reader of Fluent catalogues, for a browser's worker: the real one brings calendars and time zones.

The pages say their own words; here only names are looked up, and what stands inside a refusal.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*)", re.M)
TOKEN: Final = re.compile(
    r"\{\s*(?:\"([^\"]*)\"|\$([\w-]+)|NUMBER\(\$([\w-]+)[^)]*\)|([a-zA-Z][\w-]*))\s*(\}|->)"
)
VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ \t]*")
INDENT: Final = re.compile(r"\n[ \t]*")
POINT: Final = {"en": (",", ".")}
COMMA: Final = (".", ",")


class Message(NamedTuple):
    value: str


class Phrases:
    """The messages of one language."""

    def __init__(self, spoken: str, texts: Sequence[str]) -> None:
        self.spoken = spoken
        self._messages: dict[str, Message] = {}
        for text in texts:
            for key, value in MESSAGE.findall(text.replace("\r\n", "\n")):
                self._messages.setdefault(key, Message(dedented(value)))

    def has_message(self, key: str) -> bool:
        return key in self._messages

    def get_message(self, key: str) -> Message:
        return self._messages[key]

    def format_pattern(self, pattern: str, details: Mapping[str, Any]) -> tuple[str, list[Any]]:
        text, _ = self.read(pattern, 0, details)
        return text, []

    def read(
        self, pattern: str, at: int, details: Mapping[str, Any], inside: bool = False
    ) -> tuple[str, int]:
        """The text from here to the end; of a variant, to where the next one begins or all of them end."""
        said = ""
        while at < len(pattern):
            if pattern[at] == "{":
                text, at = self.placed(pattern, at, details)
                said += text
            elif inside and (pattern[at] == "}" or (pattern[at] == "\n" and VARIANT.match(pattern, at))):
                break
            else:
                said += pattern[at]
                at += 1
        return said, at

    def placed(self, pattern: str, at: int, details: Mapping[str, Any]) -> tuple[str, int]:
        found = TOKEN.match(pattern, at)
        if found is None:
            return pattern[at], at + 1
        literal, variable, number, message, end = found.groups()
        name = variable or number
        value = literal if literal is not None else details.get(name) if name else None
        if end == "->":
            return self.chosen(pattern, found.end(), value, details)
        if message:
            return self.referred(message, details), found.end()
        return (name if name and name not in details else self.spelled(value)), found.end()

    def referred(self, message: str, details: Mapping[str, Any]) -> str:
        known = self._messages.get(message)
        return f"{{{message}}}" if known is None else self.format_pattern(known.value, details)[0]

    def chosen(self, pattern: str, at: int, value: Any, details: Mapping[str, Any]) -> tuple[str, int]:
        """The variant of this value, else that of its number, else the one with a star."""
        said: dict[str, str] = {}
        usual = ""
        while (variant := VARIANT.match(pattern, at)) is not None:
            text, at = self.read(pattern, variant.end(), details, inside=True)
            said[variant[2]] = text.rstrip()
            usual = variant[2] if variant[1] else usual
        end = pattern.find("}", at) + 1 or len(pattern)
        wanted = [str(value), *categories(value)]
        return next((said[one] for one in wanted if one in said), said.get(usual, "")), end

    def spelled(self, value: Any) -> str:
        """Numbers as they are written in this language."""
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return str(value)
        group, point = POINT.get(self.spoken, COMMA)
        text = f"{value:,}" if isinstance(value, int) else f"{round(value, 3):,}".removesuffix(".0")
        return text.translate(str.maketrans(",.", group + point))


def categories(value: Any) -> list[str]:
    """One or more: our languages know no others."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return ["one" if value == 1 else "other"] if is_number else []


def dedented(value: str) -> str:
    """A text over several lines, without the indent that they share; variants keep their lines."""
    first, *rest = value.rstrip().split("\n")
    shared = min((len(one) - len(one.lstrip()) for one in rest if one.strip()), default=0)
    lines = [one[shared:] if one.strip() else "" for one in rest]
    return "\n".join([first, *lines] if first else lines)
