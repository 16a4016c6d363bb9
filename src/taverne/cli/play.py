"""`taverne play`, `resume`, `games` and `replay`."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from taverne.cli import store
from taverne.cli.cast import ME, SPECTATOR, cast_of, clean_name, in_words, person_of, read_seats, write_notes
from taverne.cli.console import heading, out, out_json
from taverne.cli.desk import Desk, Wishes
from taverne.cli.games import find_desk
from taverne.cli.plain import plain
from taverne.cli.robots import let_bots_play
from taverne.cli.sitting import RESIGNED, Sitting
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import AnyGame
from taverne.words import say

MOST_SEED = 10**9
JsonOption = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


def option(*names: str, topic: str) -> Any:
    return typer.Option(*names, help=say(f"cli-help-{topic}"), show_default=False)


def play(
    game: Annotated[str, typer.Argument(help=say("cli-help-play-game"), show_default=False)],
    deck: Annotated[str, option("--deck", topic="play-deck")] = "",
    their_deck: Annotated[str, option("--their-deck", topic="play-their-deck")] = "",
    faction: Annotated[str, option("--faction", topic="play-faction")] = "",
    seed: Annotated[int | None, option("--seed", topic="play-seed")] = None,
    against: Annotated[str, option("--against", topic="play-against")] = "",
    seats: Annotated[str, option("--seats", topic="play-seats")] = "",
    rule: Annotated[list[str] | None, option("--rule", topic="play-rule")] = None,
    law: Annotated[str, option("--law", topic="play-law")] = "",
    name: Annotated[str, option("--name", topic="play-name")] = "",
    save: Annotated[Path | None, option("--save", topic="play-save")] = None,
    as_json: JsonOption = False,
) -> None:
    desk = find_desk(game)
    if seats and against:
        raise TaverneError("cli-seats-or-against")
    people = read_seats(seats or f"{ME},{against or 'greedy'}", desk.seats)
    luck = secrets.randbelow(MOST_SEED) if seed is None else seed
    me = people.index(ME) if ME in people else 0
    wishes = Wishes(luck, me, deck, their_deck, faction, law, tuple(rule or ()))
    if save:
        store.check_place(save)
    if as_json and ME in people:
        raise TaverneError("cli-json-needs-bots")
    begun = desk.deal(wishes)
    begun.notes |= write_notes(people, clean_name(name) or say("cli-person"))
    if ME in people:
        sit_down(desk, begun, save or store.new_game_path(stem(begun)))
    else:
        watch(desk, begun, save, as_json)


def stem(game: AnyGame) -> str:
    """A file name that says which game it is and when it began."""
    return f"{game.rulebook.name}-{datetime.now():%Y-%m-%d-%H%M}-seed{game.setup['seed']}"


def sit_down(desk: Desk, game: AnyGame, path: Path) -> None:
    sitting = Sitting(desk, game, path)
    sitting.save()
    out(say("cli-begin-seed", seed=game.setup["seed"]))
    sitting.play()


def watch(desk: Desk, game: AnyGame, save: Path | None, as_json: bool) -> None:
    """Bots among themselves: the log, the table at the end, the result."""
    let_bots_play(game)
    if save:
        store.write_record(save, game.record())
    if as_json:
        out_json(told(desk, game, SPECTATOR))
        return
    first, second = cast_of(game).names
    out(say("cli-watch-seed", seed=game.setup["seed"], first=first, second=second))
    show(desk, game, SPECTATOR)
    if save:
        out(say("cli-record-written", name=str(save)))


def show(desk: Desk, game: AnyGame, viewer: int) -> None:
    """The log, the table and, at the end, the result."""
    cast, view = cast_of(game, viewer), game.look(viewer)
    out(*desk.log(game.heard(viewer), cast, game.setup["rules"]), "", *desk.board(view, cast), "")
    if game.is_over:
        for line in desk.result(view, cast):
            heading(line)


def told(desk: Desk, game: AnyGame, viewer: int) -> dict[str, object]:
    """A game as data, as this viewer may know it."""
    cast, view = cast_of(game, viewer), game.look(viewer)
    return {
        "game": desk.name,
        "ruleset": game.ruleset,
        "seed": int(game.setup["seed"]),
        "rules": game.setup["rules"],
        "seats": list(cast.names),
        "viewer": viewer,
        "answers": len(game.answers),
        "over": game.is_over,
        "winners": list(view.winners),
        "log": desk.log(game.heard(viewer), cast, game.setup["rules"]),
        "events": [event_json(event) for event in game.heard(viewer)],
        "view": plain(view),
    }


def event_json(event: Any) -> dict[str, object] | None:
    """One event; a hidden one keeps only its place in the list."""
    if event is None:
        return None
    return {"kind": event.kind, "seat": event.seat, "card": event.card, "place": event.place}


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
        game.notes |= write_notes([ME, *["greedy"] * (desk.seats - 1)], say("cli-person"))
    Sitting(desk, game, path, told=len(game.events)).play()


def newest_unfinished() -> tuple[Desk, AnyGame, Path]:
    for path in store.saved_games():
        try:
            desk, game, _ = load(str(path))
        except TaverneError:
            continue
        if not game.is_over and RESIGNED not in game.notes:
            return desk, game, path
    raise TaverneError("cli-no-saved-game")


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
        "seed": int(game.setup["seed"]),
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
