"""The bots at the table: the same game meets the same bots, resumed or taken back or not."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from taverne.bots import make_bot
from taverne.cli.cast import ME, seats_of
from taverne.engine.starting import AWAITED, importing_from
from taverne.games import offer_of
from taverne.kernel.game import AnyGame
from taverne.kernel.luck import luck_number
from taverne.kernel.rng import SEEDS, seeded
from taverne.words import say


def let_bots_play(game: AnyGame) -> None:
    """All that bots decide, until a person is asked or the game is over."""
    seats = seats_of(game)
    while not game.is_over:
        asked = [seat for seat in game.asked if seats[seat] != ME]
        if not asked:
            return
        for seat in asked:
            bot_answers(game, seat, seats[seat])


def excuses(game: AnyGame) -> list[str]:
    """What is to be said of bots that let another play in their place."""
    bots = offer_of(game.rulebook.name).bots
    names = [name for name in dict.fromkeys(seats_of(game)) if name != ME and bots.knows(name)]
    found = [bots.excuse(name, game.setup.get("rules", "")) for name in names]
    return [f"{why} {say('weights-replaced')}" for why in found if why]


def bot_answers(game: AnyGame, seat: int, name: str) -> None:
    """With the engine that has been compiled meanwhile, or here."""
    engine = AWAITED.find()
    thought = (name, bot_seed(game, seat), game.rulebook.name, game.look(seat))
    try:
        word = chosen_with(engine, *thought) if engine else chosen(*thought)
    except BrokenProcessPool:
        if engine is None:
            raise
        AWAITED.give_up()
        word = chosen(*thought)
    game.answer(seat, word)


def chosen(name: str, seed: int, game: str, view: Any, engine: Path | None = None) -> str:
    pool = processes(engine) if "/" in name else None
    return make_bot(name, seed, game, perf_counter, pool).choose(view)


def chosen_with(engine: Path, name: str, seed: int, game: str, view: Any) -> str:
    """In another process; a search in several trees has its own."""
    with importing_from(engine):
        if "/" in name:
            return chosen(name, seed, game, view, engine)
        thinking = processes(engine).submit(chosen, name, seed, game, view)
    return thinking.result()


@cache
def processes(engine: Path | None) -> ProcessPoolExecutor:
    """All cores, for a search in several trees; Ctrl-C is for the one who plays."""
    ignoring = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    return ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=ignoring)


def bot_seed(game: AnyGame, seat: int) -> int:
    """From the game's seed, the seat and the number of its question."""
    luck = seeded(luck_number(game.setup))
    for number in (seat, game.question(seat).number):
        luck = seeded(luck.below(SEEDS) * 1000 + number)
    return luck.below(SEEDS)
