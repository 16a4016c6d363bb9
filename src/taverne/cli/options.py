"""Options that several commands take."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from taverne.words import say

JsonOption = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


def option(*names: str, topic: str) -> Any:
    return typer.Option(*names, help=say(f"cli-help-{topic}"), show_default=False)
