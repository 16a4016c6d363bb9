"""The rules of all games, looked up in the language spoken here."""

from __future__ import annotations

from taverne.games import offer_of, offers
from taverne.kernel.errors import TaverneError
from taverne.kernel.handbook import Handbook, Rule
from taverne.words import language, say


def documents() -> list[Handbook]:
    return [offer.handbook for offer in offers()]


def names_rule(words: str) -> bool:
    """Whether somebody asks for a rule by its id."""
    return any(book.names(words) for book in documents())


def look_up(words: str, game: str) -> list[Rule]:
    """The rules that were meant; an id knows its game, words are looked for in the given one first."""
    if not words.strip():
        return list(offer_of(game).handbook.rules(language()))
    named = [book for book in documents() if book.names(words)]
    for book in named or [offer_of(game).handbook, *documents()]:
        found = book.find(words, language())
        if found:
            return found
    raise TaverneError("cli-nothing-found", words=words)


def rules_words(words: str, game: str) -> list[str]:
    """The text of each rule; the list of titles if no words were given."""
    found = look_up(words, game)
    if not words.strip():
        return [title_line(rule) for rule in found]
    return [line for rule in found for line in rule_lines(rule)]


def title_line(rule: Rule) -> str:
    return say("cli-rule-title", rule=rule.id, title=rule.title)


def rule_lines(rule: Rule) -> list[str]:
    return [title_line(rule), *(f"  {paragraph}" for paragraph in rule.text)]


def rules_json(words: str, game: str) -> list[dict[str, object]]:
    return [
        {"id": rule.id, "title": rule.title, "chapter": rule.chapter, "text": "\n".join(rule.text)}
        for rule in look_up(words, game)
    ]
