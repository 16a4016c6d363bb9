"""`taverne rooms …`: the keeper looks after the house, whether it is open or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from taverne.cli.console import indented, out, out_json
from taverne.cli.furniture import demand_furniture
from taverne.cli.house import DatabaseOption, given
from taverne.cli.options import JsonOption, option
from taverne.kernel.errors import TaverneError
from taverne.words import say

if TYPE_CHECKING:
    from taverne.house.room.room import Room
    from taverne.house.store import Doorplate
    from taverne.server.keeper import Keeper

T = TypeVar("T")
RoomName = Annotated[str, typer.Argument(help=say("cli-help-rooms-room"), show_default=False)]
AddressOption = Annotated[str, option("--address", topic="rooms-address")]
rooms = typer.Typer(help=say("cli-help-rooms"), no_args_is_help=True, rich_markup_mode=None)


def keep(database: str, work: Callable[[Keeper], Awaitable[T]]) -> T:
    """With the keeper of the house in this database."""
    demand_furniture()
    from taverne.server.keeper import Keeper
    from taverne.server.settings import read_settings
    from taverne.server.store import SqlStore
    from taverne.server.store.engine import is_sqlite, read_url

    url = read_settings(given(database=database)).database
    address = read_url(url)
    if is_sqlite(address) and not Path(address.database or "").exists():
        raise TaverneError("rooms-no-house")

    async def done() -> T:
        store = await SqlStore.open(url)
        try:
            return await work(Keeper(store))
        finally:
            await store.close()

    return asyncio.run(done())


@rooms.command("list", help=say("cli-help-rooms-list"))
def list_rooms(
    every: Annotated[bool, typer.Option("--all", help=say("cli-help-rooms-all"))] = False,
    address: AddressOption = "",
    database: DatabaseOption = "",
    as_json: JsonOption = False,
) -> None:
    found = keep(database, lambda keeper: keeper.rooms(every, address))
    if as_json:
        out_json([row._asdict() for row in found])
        return
    out(*(line(row) for row in found), say("cli-rooms-count", count=len(found)))


def line(row: Doorplate) -> str:
    return say(
        "cli-rooms-line",
        room=row.id,
        game=say(f"{row.game}-name"),
        phase=say(f"cli-rooms-{row.phase}"),
        touched=hour(row.touched_at),
        address=row.address or "–",
    )


def hour(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@rooms.command("show", help=say("cli-help-rooms-show"))
def show(room: RoomName, database: DatabaseOption = "", as_json: JsonOption = False) -> None:
    async def look(keeper: Keeper) -> tuple[Doorplate, Room]:
        name = await keeper.find(room)
        row = await keeper.store.find(name)
        assert row is not None
        return row, await keeper.look(name)

    row, found = keep(database, look)
    if as_json:
        out_json({**row._asdict(), "entries": found.seq, "guests": guests(found)})
        return
    out(line(row), say("cli-rooms-entries", entries=found.seq, opened=hour(row.created_at)))
    indented(say("cli-rooms-guest", **one) for one in guests(found))


def guests(room: Room) -> list[dict[str, Any]]:
    return [
        {
            "guest": one.number,
            "name": one.name,
            "seat": -1 if (seat := room.seat_of(one.number)) is None else seat,
            "address": one.address or "–",
            "gone": "yes" if one.gone else "no",
        }
        for one in room.guests
    ]


@rooms.command("close", help=say("cli-help-rooms-close"))
def close(
    names: Annotated[
        list[str] | None, typer.Argument(help=say("cli-help-rooms-room"), show_default=False)
    ] = None,
    address: AddressOption = "",
    database: DatabaseOption = "",
) -> None:
    """By name, or all that one address has opened."""

    async def closed(keeper: Keeper) -> int:
        wanted = [await keeper.find(name) for name in names or []]
        if address:
            wanted += [row.id for row in await keeper.rooms(address=address)]
        return sum([await keeper.close(name) for name in wanted])

    if not names and not address:
        raise TaverneError("rooms-close-which")
    out(say("cli-rooms-closed-count", count=keep(database, closed)))


@rooms.command("ban", help=say("cli-help-rooms-ban"))
def ban(
    who: Annotated[str, typer.Argument(help=say("cli-help-rooms-who"), show_default=False)],
    guest: Annotated[int | None, option("--guest", topic="rooms-guest")] = None,
    lift: Annotated[bool, typer.Option("--lift", help=say("cli-help-rooms-lift"))] = False,
    database: DatabaseOption = "",
) -> None:
    """An address, or a guest of a room."""

    async def dismissed(keeper: Keeper) -> str:
        assert guest is not None
        return await keeper.dismiss(await keeper.find(who), guest)

    if guest is not None:
        address = keep(database, dismissed)
        out(say("cli-rooms-dismissed", guest=guest, address=address or "–"))
    elif lift:
        out(say("cli-rooms-lifted", address=keep(database, lambda keeper: keeper.lift(who))))
    else:
        out(say("cli-rooms-banned", address=keep(database, lambda keeper: keeper.ban(who))))
