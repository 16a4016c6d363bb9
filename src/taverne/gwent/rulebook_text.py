"""The rules document of Gwent, to be looked up by number or by word."""

from __future__ import annotations

from pathlib import Path

from taverne.kernel.rule_text import Rule, RulesDocument

RULES = RulesDocument("GWT", Path(__file__).parent / "data" / "rules.md")


def all_rules() -> tuple[Rule, ...]:
    return RULES.rules


def find_rules(words: str) -> list[Rule]:
    """The rule of this number, all rules of a chapter, or those in which every word occurs."""
    return RULES.find(words)
