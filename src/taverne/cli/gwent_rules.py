"""The rules of Gwent, looked up."""

from __future__ import annotations

from taverne.gwent.rulebook_text import Rule, all_rules, find_rules
from taverne.kernel.errors import TaverneError
from taverne.words import say


def look_up(words: str) -> list[Rule]:
    """The rules that were meant; without words all of them."""
    found = find_rules(words) if words.strip() else list(all_rules())
    if not found:
        raise TaverneError("cli-nothing-found", words=words)
    return found


def rules_words(words: str) -> list[str]:
    """The text of each rule; the list of titles if no words were given."""
    found = look_up(words)
    if not words.strip():
        return [title_line(rule) for rule in found]
    return [line for rule in found for line in rule_lines(rule)]


def title_line(rule: Rule) -> str:
    return say("cli-rule-title", rule=rule.id, title=rule.title)


def rule_lines(rule: Rule) -> list[str]:
    return [title_line(rule), *(f"  {paragraph}" for paragraph in rule.text)]


def rules_json(words: str) -> list[dict[str, object]]:
    return [
        {"id": rule.id, "title": rule.title, "chapter": rule.chapter, "text": "\n".join(rule.text)}
        for rule in look_up(words)
    ]
