"""A game that nobody here plays: bots among themselves, and what a viewer is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from taverne.cli import store
from taverne.cli.cast import cast_of
from taverne.cli.console import heading, out, out_json
from taverne.cli.desk import Desk
from taverne.cli.plain import plain
from taverne.cli.robots import excuses, let_bots_play
from taverne.kernel.events import SPECTATOR
from taverne.kernel.game import AnyGame
from taverne.kernel.luck import luck_facts, luck_name
from taverne.words import say


def watch(desk: Desk, game: AnyGame, save: Path | None, as_json: bool) -> None:
    """Bots among themselves: the log, the table at the end, the result."""
    let_bots_play(game)
    if save:
        store.write_record(save, game.record())
    if as_json:
        out_json(told(desk, game, SPECTATOR))
        return
    sides = say("cli-against").join(cast_of(game).sides())
    out(say("cli-watch-seed", seed=luck_name(game.setup), sides=sides), *excuses(game))
    show(desk, game, SPECTATOR)
    if save:
        out(say("cli-record-written", name=str(save)))


def show(desk: Desk, game: AnyGame, viewer: int) -> None:
    """The log, the table and, at the end, the result."""
    cast, view = cast_of(game, viewer), game.look(viewer)
    out(*desk.log(game.heard(viewer), cast, game.setup.get("rules", "")), "", *desk.board(view, cast), "")
    if game.is_over:
        for line in desk.result(view, cast):
            heading(line)


def told(desk: Desk, game: AnyGame, viewer: int) -> dict[str, object]:
    """A game as data, as this viewer may know it."""
    cast, view = cast_of(game, viewer), game.look(viewer)
    return {
        "game": desk.name,
        "ruleset": game.ruleset,
        **luck_facts(game.setup),
        "rules": game.setup.get("rules", ""),
        "seats": list(cast.names),
        "viewer": viewer,
        "answers": len(game.answers),
        "over": game.is_over,
        "winners": list(view.winners),
        "log": desk.log(game.heard(viewer), cast, game.setup.get("rules", "")),
        "events": [event_json(event) for event in game.heard(viewer)],
        "view": plain(view),
    }


def event_json(event: Any) -> dict[str, object] | None:
    """One event; a hidden one keeps only its place in the list."""
    if event is None:
        return None
    return {"kind": event.kind, "seat": event.seat, "card": event.card, "place": event.place}
