"""`taverne play`: how a game begins, with a person or without."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from taverne.cli import store
from taverne.cli.cast import PRACTICE, opened, person_of
from taverne.cli.complaints import Complaints
from taverne.cli.console import out
from taverne.cli.desk import Desk, Wishes
from taverne.cli.games import find_desk, game_desk, terminals
from taverne.cli.options import JsonOption, option
from taverne.cli.sitting import Sitting
from taverne.cli.watching import watch
from taverne.games import names
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import SPECTATOR
from taverne.kernel.game import AnyGame
from taverne.kernel.luck import luck_name
from taverne.words import say

MOST_SEED = 10**9
SeedOption = Annotated[int | None, option("--seed", topic="play-seed")]
SeatsOption = Annotated[str, option("--seats", topic="play-seats")]
RuleOption = Annotated[list[str] | None, option("--rule", topic="play-rule")]
NameOption = Annotated[str, option("--name", topic="play-name")]
SaveOption = Annotated[Path | None, option("--save", topic="play-save")]
PracticeOption = Annotated[bool, typer.Option("--practice", help=say("cli-help-play-practice"))]


def play(
    game: Annotated[str, typer.Argument(help=say("cli-help-play-game"), show_default=False)],
    mode: Annotated[str, option("--mode", topic="play-mode")] = "",
    deck: Annotated[str, option("--deck", topic="play-deck")] = "",
    their_deck: Annotated[str, option("--their-deck", topic="play-their-deck")] = "",
    decks: Annotated[str, option("--decks", topic="play-decks")] = "",
    faction: Annotated[str, option("--faction", topic="play-faction")] = "",
    seed: SeedOption = None,
    against: Annotated[str, option("--against", topic="play-against")] = "",
    seats: SeatsOption = "",
    wins: Annotated[str, option("--wins", topic="play-wins")] = "",
    leader: Annotated[str, option("--leader", topic="play-leader")] = "",
    built_deck: Annotated[str, option("--built-deck", topic="play-built-deck")] = "",
    leaders: Annotated[bool, typer.Option("--leaders", help=say("cli-help-play-leaders"))] = False,
    scene: Annotated[list[str] | None, option("--scene", topic="play-scene")] = None,
    guardians: Annotated[bool, typer.Option("--guardians", help=say("cli-help-play-guardians"))] = False,
    all_open: Annotated[bool, typer.Option("--open", help=say("cli-help-play-open"))] = False,
    practice: PracticeOption = False,
    rule: RuleOption = None,
    law: Annotated[str, option("--law", topic="play-law")] = "",
    name: NameOption = "",
    save: SaveOption = None,
    as_json: JsonOption = False,
) -> None:
    wishes = Wishes(
        seed=fresh(seed),
        name=name,
        seats=seats,
        against=against,
        mode=mode,
        wins=wins,
        deck=deck,
        their_deck=their_deck,
        decks=decks,
        faction=faction,
        leader=leader,
        built_deck=built_deck,
        leaders=leaders,
        law=law,
        practice=practice,
        rules=tuple(rule or ()),
        scenes=tuple(scene or ()),
        guardians=guardians,
        open=all_open,
    )
    begin(game_desk(game), wishes, save, as_json)


def fresh(seed: int | None) -> int:
    return secrets.randbelow(MOST_SEED) if seed is None else seed


def begin(desk: Desk, wishes: Wishes, save: Path | None, as_json: bool) -> None:
    """Deal, if nothing speaks against it; then a person sits down, or the bots play alone."""
    wrong = Complaints()
    wrong.add(*misfits(wishes, as_json), *misplaced(desk.name, wishes))
    if save:
        wrong.tried(lambda: store.check_place(save))
    game = wrong.tried(lambda: desk.deal(wishes))
    wrong.settle()
    assert game is not None
    seated = find_desk(game.rulebook.name)
    if person_of(game) == SPECTATOR:
        watch(seated, game, save, as_json)
    else:
        sit_down(seated, game, save or store.new_game_path(stem(game)))


def misfits(wishes: Wishes, as_json: bool) -> list[TaverneError]:
    """What needs a person, and what needs that there is none."""
    if as_json and wishes.has_person:
        return [TaverneError("cli-json-needs-bots")]
    if wishes.practice and not wishes.has_person:
        return [TaverneError("cli-practice-needs-person")]
    return []


def misplaced(game: str, wishes: Wishes) -> list[TaverneError]:
    """Options that belong to another game."""
    others = {name: terminal for name, terminal in terminals().items() if game in names() and name != game}
    return [
        TaverneError("cli-other-game", option=option, game=opened(other))
        for other, terminal in others.items()
        for option, field in terminal.options().items()
        if getattr(wishes, field)
    ]


def stem(game: AnyGame) -> str:
    """A file name that says which game it is and when it began."""
    return f"{game.rulebook.name}-{datetime.now():%Y-%m-%d-%H%M}-seed{luck_name(game.setup)}"


def sit_down(desk: Desk, game: AnyGame, path: Path) -> None:
    sitting = Sitting(desk, game, path)
    sitting.save()
    out(say("cli-begin-seed", seed=luck_name(game.setup)))
    if PRACTICE in game.notes:
        out(say("cli-begin-practice"))
    sitting.play()
