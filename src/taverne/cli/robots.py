"""The bots at the table: the same game meets the same bots, resumed or taken back or not."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from time import perf_counter

from taverne.bots import make_bot
from taverne.cli.cast import ME, seats_of
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
    pool = processes() if "/" in name else None
    bot = make_bot(name, bot_seed(game, seat), game.rulebook.name, perf_counter, pool)
    game.answer(seat, bot.choose(game.look(seat)))


@cache
def processes() -> ProcessPoolExecutor:
    """All cores, for a search in several trees; Ctrl-C is for the one who plays."""
    ignoring = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    return ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=ignoring)


def bot_seed(game: AnyGame, seat: int) -> int:
    """From the game's seed, the seat and the number of its question."""
    luck = seeded(luck_number(game.setup))
    for number in (seat, game.question(seat).number):
        luck = seeded(luck.below(SEEDS) * 1000 + number)
    return luck.below(SEEDS)
