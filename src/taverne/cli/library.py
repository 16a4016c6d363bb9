"""`taverne cards` and `taverne rules`: looking things up."""

from __future__ import annotations

from typing import Annotated

import typer

from taverne.cardia.terminal import cards as cardia_cards
from taverne.cli.console import out, out_json
from taverne.cli.games import GAMES, find_desk
from taverne.cli.options import JsonOption, option
from taverne.cli.rulebooks import rules_json, rules_words
from taverne.gwent.terminal import cards as gwent_cards
from taverne.kernel.errors import TaverneError
from taverne.words import say

CardWords = Annotated[list[str] | None, typer.Argument(help=say("cli-help-cards-words"), show_default=False)]
RuleWords = Annotated[list[str] | None, typer.Argument(help=say("cli-help-rules-words"), show_default=False)]

GameOption = Annotated[str, option("--game", topic="library-game")]


def cards(
    words: CardWords = None,
    faction: Annotated[str, option("--faction", topic="cards-faction")] = "",
    ability: Annotated[str, option("--ability", topic="cards-ability")] = "",
    game: GameOption = "gwent",
    as_json: JsonOption = False,
) -> None:
    if find_desk(game, GAMES).name == "cardia":
        cards_of_cardia(words or [], faction, ability, as_json)
    else:
        cards_of_gwent(words or [], faction, ability, as_json)


def cards_of_gwent(words: list[str], faction: str, ability: str, as_json: bool) -> None:
    found = gwent_cards.list_cards(
        words,
        gwent_cards.read_faction(faction, "neutral") if faction else "",
        gwent_cards.read_ability(ability) if ability else "",
    )
    if as_json:
        out_json([gwent_cards.card_json(card) for card in found])
    else:
        out(*gwent_cards.cards_words(found))


def cards_of_cardia(words: list[str], faction: str, ability: str, as_json: bool) -> None:
    if ability:
        raise TaverneError("cli-other-game", option="--ability", game="Gwent")
    found = cardia_cards.list_cards(words, cardia_cards.read_faction(faction) if faction else "")
    if as_json:
        out_json([cardia_cards.card_json(key) for key in found])
    else:
        out(*cardia_cards.cards_words(found))


def rules(words: RuleWords = None, game: GameOption = "gwent", as_json: JsonOption = False) -> None:
    sought, name = " ".join(words or []), find_desk(game, GAMES).name
    if as_json:
        out_json(rules_json(sought, name))
    else:
        out(*rules_words(sought, name))
