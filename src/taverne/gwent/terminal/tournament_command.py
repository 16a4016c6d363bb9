"""`taverne tournament start`."""

from __future__ import annotations

from typing import Annotated

import typer

from taverne.cli.begin import (
    NameOption,
    PracticeOption,
    RuleOption,
    SaveOption,
    SeatsOption,
    SeedOption,
    begin,
    fresh,
)
from taverne.cli.options import JsonOption, option
from taverne.gwent.terminal.match_desk import MatchDesk
from taverne.gwent.terminal.wishes import GwentWishes
from taverne.words import say

tournament = typer.Typer(help=say("cli-help-tournament"), no_args_is_help=True, rich_markup_mode=None)


@tournament.command("start", help=say("cli-help-tournament-start"))
def start(
    decks: Annotated[str, option("--decks", topic="tournament-decks")] = "",
    their_decks: Annotated[str, option("--their-decks", topic="tournament-their-decks")] = "",
    seed: SeedOption = None,
    against: Annotated[str, option("--against", topic="tournament-against")] = "",
    seats: SeatsOption = "",
    practice: PracticeOption = False,
    rule: RuleOption = None,
    name: NameOption = "",
    save: SaveOption = None,
    as_json: JsonOption = False,
) -> None:
    wishes = GwentWishes(
        seed=fresh(seed),
        name=name,
        seats=seats,
        against=against,
        decks=decks,
        their_deck=their_decks,
        practice=practice,
        rules=tuple(rule or ()),
    )
    begin(MatchDesk(), wishes, save, as_json)
