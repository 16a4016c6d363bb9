"""`taverne play`: how a game begins, with a person or without."""

from __future__ import annotations

import inspect
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from taverne.cli import store
from taverne.cli.cast import PRACTICE, in_words, opened, person_of
from taverne.cli.complaints import Complaints
from taverne.cli.console import out
from taverne.cli.desk import Desk, Terminal
from taverne.cli.games import find_desk, terminal_of, terminals
from taverne.cli.options import JsonOption, help_of, option
from taverne.cli.sitting import Sitting
from taverne.cli.watching import watch
from taverne.cli.wishes import Wishes, all_options, fitting, options_of
from taverne.games import find_game
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


def play_command() -> Callable[..., None]:
    """`play` with the options of every game there is."""
    own = all_options(terminal.wishes() for terminal in terminals().values())

    def play(
        game: Annotated[str, typer.Argument(help=help_of("play-game"), show_default=False)],
        seed: SeedOption = None,
        against: Annotated[str, option("--against", topic="play-against")] = "",
        seats: SeatsOption = "",
        practice: PracticeOption = False,
        rule: RuleOption = None,
        name: NameOption = "",
        save: SaveOption = None,
        as_json: JsonOption = False,
        **typed: Any,
    ) -> None:
        """What was typed for this game, and what was meant for another."""
        terminal = terminal_of(find_game(game))
        by_flag = {flag: typed[one.name] for flag, one in own.items()}
        wishes = terminal.wishes()(
            seed=fresh(seed),
            name=name,
            seats=seats,
            against=against,
            practice=practice,
            rules=tuple(rule or ()),
            **fitting(terminal.wishes(), by_flag),
        )
        begin(terminal.desks()[0], wishes, save, as_json, misplaced(terminal, by_flag))

    return with_options(play, own)


def with_options(command: Callable[..., None], own: Mapping[str, Field[Any]]) -> Callable[..., None]:
    """The command as typer shall read it: a parameter for each option, before those that all games have."""
    signature = inspect.signature(command, eval_str=True)
    first, *others = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
    parameters = [first, *(parameter(flag, one) for flag, one in own.items()), *others]
    command.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]  # typer reads it
    command.__annotations__ = {one.name: one.annotation for one in parameters}
    return command


def parameter(flag: str, wished: Field[Any]) -> inspect.Parameter:
    """A tuple may be typed several times, a yes or no stands alone, a text takes a word."""
    several = isinstance(wished.default, tuple)
    kind = list[str] if several else type(wished.default)
    asked = option(flag, topic=f"play-{flag.removeprefix('--')}")
    return inspect.Parameter(
        wished.name,
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        default=[] if several else wished.default,
        annotation=Annotated[kind, asked],
    )


def fresh(seed: int | None) -> int:
    return secrets.randbelow(MOST_SEED) if seed is None else seed


def begin(
    desk: Desk, wishes: Wishes, save: Path | None, as_json: bool, others: Sequence[TaverneError] = ()
) -> None:
    """Deal, if nothing speaks against it; then a person sits down, or the bots play alone."""
    wrong = Complaints()
    wrong.add(*misfits(wishes, as_json), *others)
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


def misplaced(meant: Terminal, typed: Mapping[str, Any]) -> list[TaverneError]:
    """Options that belong to other games."""
    known = options_of(meant.wishes())
    return [
        TaverneError("cli-other-game", option=flag, game=in_words(takers(flag)))
        for flag, value in typed.items()
        if value and flag not in known
    ]


def takers(flag: str) -> list[str]:
    """The games that take this option."""
    return [opened(name) for name, terminal in terminals().items() if flag in options_of(terminal.wishes())]


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
