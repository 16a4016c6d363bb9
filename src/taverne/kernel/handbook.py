"""The rules of a game as data: chapters and rules in each language, to be looked up by number or by word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from taverne.words import ENGLISH

CHAPTER = re.compile(r"## (\d+) (.+)")
FRESH = ("- ", "  - ", "|")
CODE = re.compile(r"`([a-z_]+)(?:=\w+)?`")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its title, its text in paragraphs without any mark-up, and the codes named in it."""

    id: str
    title: str
    chapter: str
    text: tuple[str, ...]
    named: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """Rules under one heading, and what stands there beside them; the foreword is chapter 0."""

    number: int
    title: str
    text: tuple[str, ...]
    rules: tuple[Rule, ...]


class Handbook:
    """The rules of one game, a file for each language; their ids begin with its letters, as in `GWT-5.2`."""

    def __init__(self, letters: str, folder: Path) -> None:
        self.letters = letters
        self.folder = folder
        self.start = re.compile(rf"\*\*({letters}-\d+(?:\.\d+)?) (.+?)\.?\*\*\s*(.*)")
        self.number = re.compile(rf"(?:{letters})?[-\s]*(\d+)(?:\.(\d+))?\.?", re.IGNORECASE)
        self.id = re.compile(rf"{letters}[-\s]*\d", re.IGNORECASE)
        self.known: dict[str, tuple[Chapter, ...]] = {}

    def rules(self, language: str) -> tuple[Rule, ...]:
        """Every rule in its order, in this language if it was translated, else in English."""
        return tuple(rule for chapter in self.pages(language) for rule in chapter.rules)

    def chapters(self, language: str) -> tuple[Chapter, ...]:
        """The same rules by chapters."""
        return self.pages(language)[1:]

    def foreword(self, language: str) -> tuple[str, ...]:
        """What is said before the first chapter."""
        return self.pages(language)[0].text

    def pages(self, language: str) -> tuple[Chapter, ...]:
        if language not in self.known:
            self.known[language] = tuple(self.read(self.file(language).read_text(encoding="utf-8")))
        return self.known[language]

    def file(self, language: str) -> Path:
        translated = self.folder / f"rules.{language}.md"
        return translated if translated.exists() else self.folder / f"rules.{ENGLISH}.md"

    def read(self, document: str) -> list[Chapter]:
        """The foreword and every chapter of the document, in their order."""
        blocks = [block.strip("\n").splitlines() for block in document.split("\n\n") if block.strip()]
        starts = [at for at, lines in enumerate(blocks) if CHAPTER.fullmatch(lines[0])]
        bounds = zip(starts, [*starts[1:], len(blocks)], strict=True)
        foreword = tuple(
            text for lines in blocks[1 : starts[0] if starts else 1] for text in paragraphs(lines)
        )
        return [Chapter(0, "", foreword, ()), *(self.chapter(blocks[one:end]) for one, end in bounds)]

    def chapter(self, blocks: list[list[str]]) -> Chapter:
        heading = CHAPTER.fullmatch(blocks[0][0])
        assert heading is not None
        number, title = heading.groups()
        rules = [self.rule(lines, title) for lines in blocks if self.start.match(lines[0])]
        beside = [lines for lines in blocks[1:] if not self.start.match(lines[0])]
        text = tuple(text for lines in beside for text in paragraphs(lines))
        return Chapter(int(number), title, text, tuple(rules))

    def rule(self, lines: list[str], chapter: str) -> Rule:
        start = self.start.match(lines[0])
        assert start is not None
        text = [start.group(3), *lines[1:]]
        named = tuple(dict.fromkeys(CODE.findall("\n".join(text))))
        return Rule(start.group(1), plain(start.group(2)), chapter, paragraphs(text), named)

    def names(self, words: str) -> bool:
        """Whether these words begin like an id of this document."""
        return self.id.match(words.strip()) is not None

    def find(self, words: str, language: str) -> list[Rule]:
        """The rule of this number, all rules of a chapter, or those in which every word occurs."""
        number = self.number.fullmatch(words.strip())
        if number is None:
            return self.mentioning(words, language)
        chapter, rule = number.groups()
        wanted = rf"{self.letters}-{int(chapter)}" + (r"(\.\d+)?" if rule is None else rf"\.{int(rule)}")
        return [known for known in self.rules(language) if re.fullmatch(wanted, known.id)]

    def mentioning(self, words: str, language: str) -> list[Rule]:
        """The rules with all these words; whoever finds none in this language may have meant English ones."""
        for read in (language, ENGLISH):
            found = {rule.id for rule in self.rules(read) if mentions(rule, words)}
            if found:
                return [rule for rule in self.rules(language) if rule.id in found]
        return []


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
