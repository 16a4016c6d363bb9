"""The commands of `taverne`."""

from __future__ import annotations

from typing import Annotated

import typer

from taverne import __version__, is_compiled
from taverne.cli import LANGUAGE_OPTION
from taverne.cli.arena import arena
from taverne.cli.begin import play_command
from taverne.cli.console import out
from taverne.cli.games import terminals
from taverne.cli.house import backup, restore, serve, verify
from taverne.cli.library import cards, rules
from taverne.cli.meta import meta
from taverne.cli.rooms import rooms
from taverne.cli.saved import games, replay, resume
from taverne.cli.study import study
from taverne.kernel.errors import TaverneError
from taverne.words import VARIABLE, find_language, languages, say

app = typer.Typer(
    name="taverne",
    help=say("cli-help"),
    epilog=say("cli-help-alone"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
AT_THE_TABLE = (serve, play_command(), resume, games, replay, study, verify)
for command in (*AT_THE_TABLE, cards, rules, arena, meta, backup, restore):
    app.command(command.__name__, help=say(f"cli-help-{command.__name__}"))(command)
for terminal in terminals().values():
    for name, commands in terminal.commands().items():
        app.add_typer(commands, name=name)
app.add_typer(rooms, name="rooms")


def show_version(wanted: bool) -> None:
    if wanted:
        out(say("cli-version", version=__version__, compiled="yes" if is_compiled() else "no"))
        raise typer.Exit


def check_language(wish: str) -> str:
    """A language that is not spoken here is refused; the others are spoken already."""
    if wish and not find_language(wish):
        raise TaverneError("cli-language-unknown", language=wish, known=", ".join(languages()))
    return wish


@app.callback()
def taverne(
    language: Annotated[
        str,
        typer.Option(
            LANGUAGE_OPTION,
            envvar=VARIABLE,
            help=say("cli-help-language", known=", ".join(languages())),
            callback=check_language,
            is_eager=True,
            show_default=False,
        ),
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", help=say("cli-help-version"), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Nothing but the options: the commands do the rest."""
