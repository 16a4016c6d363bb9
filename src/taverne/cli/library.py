"""`taverne cards` and `taverne rules`: looking things up."""

from __future__ import annotations

from typing import Annotated

import typer

from taverne.cli.console import out, out_json
from taverne.cli.gwent_cards import card_json, cards_words, list_cards, read_ability, read_faction
from taverne.cli.gwent_rules import rules_json, rules_words
from taverne.cli.options import JsonOption, option
from taverne.words import say

CardWords = Annotated[list[str] | None, typer.Argument(help=say("cli-help-cards-words"), show_default=False)]
RuleWords = Annotated[list[str] | None, typer.Argument(help=say("cli-help-rules-words"), show_default=False)]


def cards(
    words: CardWords = None,
    faction: Annotated[str, option("--faction", topic="cards-faction")] = "",
    ability: Annotated[str, option("--ability", topic="cards-ability")] = "",
    as_json: JsonOption = False,
) -> None:
    found = list_cards(
        words or [],
        read_faction(faction, "neutral") if faction else "",
        read_ability(ability) if ability else "",
    )
    if as_json:
        out_json([card_json(card) for card in found])
    else:
        out(*cards_words(found))


def rules(words: RuleWords = None, as_json: JsonOption = False) -> None:
    sought = " ".join(words or [])
    if as_json:
        out_json(rules_json(sought))
    else:
        out(*rules_words(sought))
