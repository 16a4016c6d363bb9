"""`taverne resume`, `games` and `replay`: games that were begun before."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from taverne.cli import store
from taverne.cli.cast import cast_of, in_words, person_of, write_notes
from taverne.cli.console import out, out_json
from taverne.cli.desk import Desk
from taverne.cli.games import find_desk
from taverne.cli.options import JsonOption, option
from taverne.cli.sitting import RESIGNED, Sitting
from taverne.cli.watching import show, told, watch
from taverne.games import first_game
from taverne.kernel.comments import comments_of
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import SPECTATOR
from taverne.kernel.game import AnyGame
from taverne.kernel.luck import luck_facts
from taverne.words import say


def load(word: str) -> tuple[Desk, AnyGame, Path]:
    path = store.find_game(word)
    record = store.load_record(path)
    desk = find_desk(record.game)
    return desk, desk.replay(record), path


def resume(
    file: Annotated[str, typer.Argument(help=say("cli-help-resume-file"), show_default=False)] = "",
) -> None:
    desk, game, path = load(file) if file else newest_unfinished()
    out(say("cli-resumed", name=path.stem))
    if RESIGNED in game.notes:
        out(say("cli-already-resigned"))
    elif game.is_over:
        show(desk, game, person_of(game))
    elif has_cast(game) and person_of(game) == SPECTATOR:
        watch(desk, game, path, as_json=False)
    else:
        go_on(desk, game, path)


def has_cast(game: AnyGame) -> bool:
    """Whether the record says who played."""
    return any(key.startswith("seat ") for key in game.notes)


def go_on(desk: Desk, game: AnyGame, path: Path) -> None:
    """Where the person left; of a record without names the reader takes the first seat."""
    if not has_cast(game):
        game.notes |= write_notes(desk.company(game), "")
    Sitting(desk, game, path, told=len(game.events)).play()


def newest_unfinished() -> tuple[Desk, AnyGame, Path]:
    for path in store.saved_games():
        try:
            desk, game, _ = load(str(path))
        except TaverneError:
            continue
        if not game.is_over and RESIGNED not in game.notes:
            return desk, game, path
    raise TaverneError("cli-no-saved-game", game=first_game())


def games(as_json: JsonOption = False) -> None:
    found = [describe(path) for path in store.saved_games()]
    if as_json:
        out_json(found)
        return
    if not found:
        out(say("cli-games-none"))
    for one in found:
        out(say("cli-games-unreadable" if "reason" in one else "cli-games-line", **one))


def describe(path: Path) -> dict[str, object]:
    """One saved game in the list; a file that cannot be read says why."""
    time = datetime.fromtimestamp(path.stat().st_mtime).isoformat(" ", "minutes")
    about: dict[str, object] = {"name": path.stem, "file": str(path), "time": time}
    try:
        desk, game, _ = load(str(path))
    except TaverneError as reason:
        return about | {"reason": str(reason)}
    return about | {
        "game": desk.name,
        "players": in_words(cast_of(game).names),
        **luck_facts(game.setup),
        "answers": len(game.answers),
        "over": game.is_over or RESIGNED in game.notes,
        "winners": list(game.look(SPECTATOR).winners),
        "state": state(desk, game),
    }


def state(desk: Desk, game: AnyGame) -> str:
    return say("cli-games-resigned") if RESIGNED in game.notes else desk.state(game.look(SPECTATOR))


def replay(
    file: Annotated[str, typer.Argument(help=say("cli-help-replay-file"), show_default=False)],
    viewer: Annotated[str, option("--as", topic="replay-as")] = "spectator",
    at: Annotated[int | None, option("--at", topic="replay-at")] = None,
    as_json: JsonOption = False,
) -> None:
    desk, whole, _ = load(file)
    game = whole if at is None else whole.at(at)
    seat = read_viewer(game, viewer)
    if as_json:
        out_json(told(desk, game, seat))
        return
    show(desk, game, seat)
    out(*(f"{step}: {text}" for step, text in comments_of(game.record()).items()))
    out(
        say(
            "cli-replay-point",
            at=len(game.answers),
            answers=len(whole.answers),
            viewer=viewer_name(game, seat),
        )
    )


def read_viewer(game: AnyGame, word: str) -> int:
    known = ["spectator", *(str(seat) for seat in range(game.table.seating.seats))]
    if word not in known:
        raise TaverneError("cli-viewer-unknown", viewer=word, known=", ".join(known))
    return known.index(word) - 1


def viewer_name(game: AnyGame, seat: int) -> str:
    if seat == SPECTATOR:
        return say("cli-spectator")
    return say("cli-seat-named", seat=seat, name=cast_of(game).names[seat])
