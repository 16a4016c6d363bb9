"""Options that several commands take."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from taverne.games import first_game, names
from taverne.words import knows, say

JsonOption = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


def option(*words: str, topic: str) -> Any:
    return typer.Option(*words, help=help_of(topic), show_default=False)


def help_of(topic: str) -> str:
    """What an option means to all games, and to each; what two of them say alike is said once."""
    keys = [f"cli-help-{topic}", *(f"{game}-help-{topic}" for game in names())]
    said = [say(key, games=", ".join(names()), usual=first_game()) for key in keys if knows(key)]
    return " ".join(dict.fromkeys(said))
