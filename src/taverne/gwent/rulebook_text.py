"""The rules document of Gwent, to be looked up by number or by word."""

from __future__ import annotations

from pathlib import Path

from taverne.kernel.rule_text import RulesDocument

RULES = RulesDocument("GWT", Path(__file__).parent / "data")
