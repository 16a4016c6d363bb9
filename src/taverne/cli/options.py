"""Options that several commands take."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from taverne.games import names
from taverne.words import knows, say

JsonOption = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


def option(*words: str, topic: str) -> Any:
    return typer.Option(*words, help=help_of(topic), show_default=False)


def help_of(topic: str) -> str:
    """What an option means, and what each game adds to it."""
    keys = [f"{game}-help-{topic}" for game in names()]
    added = (say(key) for key in keys if knows(key))
    return " ".join([say(f"cli-help-{topic}", games=", ".join(names())), *added])
