"""`taverne cards` and `taverne rules`: looking things up."""

from __future__ import annotations

from typing import Annotated

import typer

from taverne.cli.cast import in_words, opened
from taverne.cli.console import out, out_json
from taverne.cli.desk import Sought, Terminal
from taverne.cli.games import terminal_of, terminals
from taverne.cli.options import JsonOption, help_of, option
from taverne.cli.rulebooks import rules_json, rules_words
from taverne.games import find_game, first_game
from taverne.kernel.errors import TaverneError
from taverne.words import say

CardWords = Annotated[list[str] | None, typer.Argument(help=say("cli-help-cards-words"), show_default=False)]
RuleWords = Annotated[list[str] | None, typer.Argument(help=help_of("rules-words"), show_default=False)]

GameOption = Annotated[str, option("--game", topic="library-game")]


def cards(
    words: CardWords = None,
    faction: Annotated[str, option("--faction", topic="cards-faction")] = "",
    ability: Annotated[str, option("--ability", topic="cards-ability")] = "",
    game: GameOption = "",
    as_json: JsonOption = False,
) -> None:
    meant = terminal_of(find_game(game or first_game()))
    refuse_others(meant, {"--faction": faction, "--ability": ability})
    found = meant.cards(Sought(words or [], faction, ability))
    if as_json:
        out_json(found.data)
    else:
        out(*found.lines)


def refuse_others(terminal: Terminal, options: dict[str, str]) -> None:
    """What was typed must mean something to the game in question."""
    for name in [name for name, value in options.items() if value and name not in terminal.card_options()]:
        others = [opened(other) for other, known in terminals().items() if name in known.card_options()]
        raise TaverneError("cli-other-game", option=name, game=in_words(others))


def rules(words: RuleWords = None, game: GameOption = "", as_json: JsonOption = False) -> None:
    sought, name = " ".join(words or []), find_game(game or first_game()).name
    if as_json:
        out_json(rules_json(sought, name))
    else:
        out(*rules_words(sought, name))
