"""The rules document as data: chapters and rules, to be looked up by number or by word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DOCUMENT = Path(__file__).parent / "data" / "rules.md"
CHAPTER = re.compile(r"## (\d+) (.+)")
RULE = re.compile(r"\*\*(GWT-\d+(?:\.\d+)?) (.+?)\.?\*\*\s*(.*)")
RULE_WORD = re.compile(r"(?:gwt)?[-\s]*(\d+)(?:\.(\d+))?\.?", re.IGNORECASE)
FRESH = ("- ", "  - ", "|")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its title, and its text in paragraphs without any mark-up."""

    id: str
    title: str
    chapter: str
    text: tuple[str, ...]


@cache
def all_rules() -> tuple[Rule, ...]:
    return tuple(read_rules_text(DOCUMENT.read_text(encoding="utf-8")))


def read_rules_text(document: str) -> list[Rule]:
    """Every rule of the document, in its order."""
    rules: list[Rule] = []
    chapter = ""
    for block in document.split("\n\n"):
        lines = block.strip("\n").splitlines()
        heading = CHAPTER.fullmatch(lines[0]) if lines else None
        start = RULE.match(lines[0]) if lines else None
        if heading:
            chapter = heading.group(2)
        elif start:
            lines[0] = start.group(3)
            rules.append(Rule(start.group(1), plain(start.group(2)), chapter, paragraphs(lines)))
    return rules


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


def find_rules(words: str) -> list[Rule]:
    """The rule of this number, all rules of a chapter, or those in which every word occurs."""
    number = RULE_WORD.fullmatch(words.strip())
    if number is None:
        return [rule for rule in all_rules() if mentions(rule, words)]
    chapter, rule = number.groups()
    if rule is not None:
        return [known for known in all_rules() if known.id == f"GWT-{int(chapter)}.{int(rule)}"]
    return [known for known in all_rules() if re.match(rf"GWT-{int(chapter)}(\.|$)", known.id)]


def mentions(rule: Rule, words: str) -> bool:
    text = " ".join([rule.id, rule.title, *rule.text]).casefold()
    return all(word in text for word in words.casefold().split())
