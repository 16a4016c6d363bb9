"""The rules document of Cardia, to be looked up by number or by word."""

from __future__ import annotations

from pathlib import Path

from taverne.kernel.rule_text import RulesDocument

RULES = RulesDocument("CAR", Path(__file__).parent / "data")
