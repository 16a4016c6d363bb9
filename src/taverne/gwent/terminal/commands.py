"""`taverne deck …`: decks listed, shown, checked, exported and kept."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from taverne.cli.console import indented, out, out_json
from taverne.cli.options import JsonOption, option
from taverne.cli.store import FileTrouble, write_text
from taverne.gwent.decks.codes import write_code
from taverne.gwent.decks.files import write_deck
from taverne.gwent.decks.laws import complaints
from taverne.gwent.terminal import decks
from taverne.gwent.terminal.decks import (
    deck_json,
    deck_line,
    deck_words,
    find_deck,
    keep_deck,
    share_code,
    title,
)
from taverne.gwent.terminal.improving import improve
from taverne.words import say

ILLEGAL = 1
Source = Annotated[str, typer.Argument(help=say("cli-help-deck-source"), show_default=False)]
CodeOption = Annotated[bool, typer.Option("--code", help=say("cli-help-deck-code"))]
deck = typer.Typer(help=say("cli-help-deck"), no_args_is_help=True, rich_markup_mode=None)


@deck.command("list", help=say("cli-help-deck-list"))
def list_decks(as_json: JsonOption = False) -> None:
    found = decks.list_decks()
    if as_json:
        out_json(found)
        return
    for one in found:
        out(say("cli-deck-error", **one) if "error" in one else listed(str(one["source"])))


def listed(source: str) -> str:
    """A deck in one line, beginning with the word to type for it."""
    found = find_deck(source)
    name = source if found.name in ("", source) else say("cli-deck-source", source=source, deck=found.name)
    return deck_line(found, name)


@deck.command("show", help=say("cli-help-deck-show"))
def show(source: Source, code: CodeOption = False, as_json: JsonOption = False) -> None:
    found = find_deck(source)
    if as_json:
        out_json(deck_json(found))
    elif code:
        out(write_code(found))
    else:
        out(*deck_words(found))
        share = share_code(found)
        out(*([say("cli-deck-code", code=share)] if share else []))


@deck.command("check", help=say("cli-help-deck-check"))
def check(
    source: Source,
    law: Annotated[str, option("--law", topic="deck-law")] = "standard",
    as_json: JsonOption = False,
) -> None:
    found = find_deck(source)
    wrong = complaints(found, law)
    if as_json:
        out_json(decks.check_json(found, law, wrong))
    else:
        verdict, *lines = decks.check_words(found, law, wrong)
        out(verdict)
        indented(lines)
    if wrong:
        raise typer.Exit(ILLEGAL)


@deck.command("export", help=say("cli-help-deck-export"))
def export(
    source: Source,
    code: CodeOption = False,
    file: Annotated[Path | None, option("--file", topic="deck-file")] = None,
) -> None:
    found = find_deck(source)
    text = f"{write_code(found)}\n" if code else write_deck(found)
    if file is None:
        out(text.rstrip("\n"))
        return
    if file.exists():
        raise FileTrouble("cli-file-exists", file=str(file))
    write_text(file, text)
    out(say("cli-deck-written", deck=title(found), file=str(file)))


@deck.command("import", help=say("cli-help-deck-import"))
def keep(source: Source, name: Annotated[str, option("--name", topic="deck-name")] = "") -> None:
    found = find_deck(source)
    kept = keep_deck(found, name)
    out(say("cli-deck-kept", deck=kept, name=shlex.quote(kept)))


deck.command("improve", help=say("cli-help-deck-improve"))(improve)
