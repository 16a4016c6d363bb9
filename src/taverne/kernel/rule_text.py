"""A rules document as data: chapters and rules, to be looked up by number or by word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

CHAPTER = re.compile(r"## (\d+) (.+)")
FRESH = ("- ", "  - ", "|")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its title, and its text in paragraphs without any mark-up."""

    id: str
    title: str
    chapter: str
    text: tuple[str, ...]


class RulesDocument:
    """The rules of one game; their ids begin with its letters, as in `GWT-5.2`."""

    def __init__(self, letters: str, file: Path) -> None:
        self.letters = letters
        self.file = file
        self.start = re.compile(rf"\*\*({letters}-\d+(?:\.\d+)?) (.+?)\.?\*\*\s*(.*)")
        self.number = re.compile(rf"(?:{letters})?[-\s]*(\d+)(?:\.(\d+))?\.?", re.IGNORECASE)
        self.id = re.compile(rf"{letters}[-\s]*\d", re.IGNORECASE)

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(self.read(self.file.read_text(encoding="utf-8")))

    def read(self, document: str) -> list[Rule]:
        """Every rule of the document, in its order."""
        rules: list[Rule] = []
        chapter = ""
        for block in document.split("\n\n"):
            lines = block.strip("\n").splitlines()
            heading = CHAPTER.fullmatch(lines[0]) if lines else None
            start = self.start.match(lines[0]) if lines else None
            if heading:
                chapter = heading.group(2)
            elif start:
                lines[0] = start.group(3)
                rules.append(Rule(start.group(1), plain(start.group(2)), chapter, paragraphs(lines)))
        return rules

    def names(self, words: str) -> bool:
        """Whether these words begin like an id of this document."""
        return self.id.match(words.strip()) is not None

    def find(self, words: str) -> list[Rule]:
        """The rule of this number, all rules of a chapter, or those in which every word occurs."""
        number = self.number.fullmatch(words.strip())
        if number is None:
            return [rule for rule in self.rules if mentions(rule, words)]
        chapter, rule = number.groups()
        if rule is not None:
            return [known for known in self.rules if known.id == f"{self.letters}-{int(chapter)}.{int(rule)}"]
        return [known for known in self.rules if re.match(rf"{self.letters}-{int(chapter)}(\.|$)", known.id)]


def paragraphs(lines: list[str]) -> tuple[str, ...]:
    """Wrapped lines joined again; list items and table rows stand alone."""
    found: list[str] = []
    for line in lines:
        if not line.startswith("|--") and not line.startswith("|:-"):
            if found and not line.startswith(FRESH):
                found[-1] = f"{found[-1]} {line.strip()}"
            else:
                found.append(line)
    return tuple(plain(table_row(paragraph)) for paragraph in found)


def table_row(line: str) -> str:
    if not line.startswith("|"):
        return line
    return "- " + "; ".join(cell.strip() for cell in line.strip().strip("|").split("|"))


def plain(text: str) -> str:
    """Without stars and backticks; they only dress the words."""
    return re.sub(r"\*+|`", "", text).rstrip()


def mentions(rule: Rule, words: str) -> bool:
    text = " ".join([rule.id, rule.title, *rule.text]).casefold()
    return all(word in text for word in words.casefold().split())
