"""The commands of `taverne`."""

from __future__ import annotations

from typing import Annotated

import typer

from taverne import __version__, is_compiled
from taverne.cli.arena import arena
from taverne.cli.begin import play, tournament
from taverne.cli.console import out
from taverne.cli.decks import deck
from taverne.cli.library import cards, rules
from taverne.cli.saved import games, replay, resume
from taverne.words import say

app = typer.Typer(
    name="taverne",
    help=say("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, resume, games, replay, cards, rules, arena):
    app.command(command.__name__, help=say(f"cli-help-{command.__name__}"))(command)
app.add_typer(tournament, name="tournament")
app.add_typer(deck, name="deck")


def show_version(wanted: bool) -> None:
    if wanted:
        out(say("cli-version", version=__version__, compiled="yes" if is_compiled() else "no"))
        raise typer.Exit


@app.callback()
def taverne(
    version: Annotated[
        bool, typer.Option("--version", help=say("cli-help-version"), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Nothing but the option: the commands do the rest."""
