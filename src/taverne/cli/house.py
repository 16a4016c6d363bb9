"""`taverne serve`, `backup`, `restore` and `verify`: the house where friends meet."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from taverne.cli import store
from taverne.cli.console import out
from taverne.cli.furniture import demand_furniture
from taverne.cli.options import option
from taverne.words import say

if TYPE_CHECKING:
    from taverne.protocol.fairness import Checked

DatabaseOption = Annotated[str, option("--database", topic="serve-database")]
RecordFile = Annotated[str, typer.Argument(help=say("cli-help-verify-file"), show_default=False)]
BackupFile = Annotated[Path, typer.Argument(help=say("cli-help-backup-file"), show_default=False)]


def serve(
    host: Annotated[str, option("--host", topic="serve-host")] = "",
    port: Annotated[int | None, option("--port", topic="serve-port")] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help=say("cli-help-serve-browser"))
    ] = True,
    database: DatabaseOption = "",
) -> None:
    demand_furniture()
    from taverne.server.serve import serve as keep_open

    keep_open(given(host=host, port=port, database=database), browser, announce)


def announce(address: str) -> None:
    out(say("serve-open", address=address), say("serve-stop"))
    sys.stdout.flush()


def backup(file: BackupFile, database: DatabaseOption = "") -> None:
    demand_furniture()
    from taverne.server.settings import read_settings
    from taverne.server.store.backup import backup as write_backup

    rows = asyncio.run(write_backup(read_settings(given(database=database)).database, file))
    out(say("cli-backup-done", rows=rows, file=str(file)))


def restore(file: BackupFile, database: DatabaseOption = "") -> None:
    demand_furniture()
    from taverne.server.settings import read_settings
    from taverne.server.store.backup import restore as read_backup

    rows = asyncio.run(read_backup(file, read_settings(given(database=database)).database))
    out(say("cli-restore-done", rows=rows, file=str(file)))


def verify(
    file: RecordFile,
    commitment: Annotated[str, option("--commitment", topic="verify-commitment")] = "",
    luck: Annotated[list[str] | None, option("--luck", topic="verify-luck")] = None,
) -> None:
    from taverne.games import replay
    from taverne.protocol.fairness import verify as check_deal

    record = store.load_record(store.find_game(file))
    checked = check_deal(record, commitment, luck or [])
    game = replay(record)
    out(
        say("cli-verified", commitment=checked.deal.commitment, answers=len(game.answers)),
        say("cli-verified-commitment" if commitment else "cli-unverified-commitment"),
        *(luck_verdict(checked, seat) for seat, word in enumerate(checked.deal.luck) if word),
    )


def luck_verdict(checked: Checked, seat: int) -> str:
    return say("cli-verified-luck" if seat in checked.own_seats else "cli-unverified-luck", seat=seat)


def given(**values: str | int | None) -> dict[str, str | int]:
    """What was really said on the command line."""
    return {name: value for name, value in values.items() if value not in ("", None)}
