"""How long people wait for a bot of the house: every level and mode, the bots of a table thinking at once.

    python bench/answers.py                       with the plain source
    python bench/answers.py --engine FOLDER       with a compiled engine (build/compiled)

By the usual settings of a house on two cores: one process thinks, and a search has two seconds. The
pause before a move is not counted, because a bot thinks meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from pathlib import Path

from taverne import cardia, gwent
from taverne.bots import bots_for
from taverne.gwent.solo.mode import full_deck, opponents_deck
from taverne.server.settings import Settings
from taverne.server.thinkers import ThinkerPool

SEATS = {"duel": 2, "ffa3": 3, "ffa4": 4, "ffa5": 5, "pairs": 4, "solo": 2}
OPENING_AND_MORE = 24


def deal(game, mode, seed):
    if game == "cardia":
        return cardia.deal(seed=seed)
    decks = list(gwent.starter_decks().values())[: SEATS[mode]]
    if mode == "solo":
        decks = [full_deck(decks[0].faction, decks[0].leader), opponents_deck(decks[1].faction)]
    return gwent.deal(*decks, seed=seed, rules=gwent.GwentRules(mode=mode))


async def waits(pool, game, mode, bot):
    """From each question to its answer, for the exchange and the first turns."""
    table, found = deal(game, mode, 1), []

    async def answer(seat):
        began = time.perf_counter()
        word = await pool.choose(game, bot, len(found), table.look(seat), "room")
        found.append(time.perf_counter() - began)
        return seat, word

    while not table.is_over and len(found) < OPENING_AND_MORE:
        for seat, word in await asyncio.gather(*(answer(seat) for seat in table.asked)):
            table.answer(seat, word)
    return found


async def measure(args):
    seconds = Settings().bot_seconds
    pool = ThinkerPool(1, 60, args.engine, seconds)
    await pool.start()
    await pool.choose("cardia", "random", 1, deal("cardia", "duel", 1).look(0))  # a house is open for longer
    print(f"| game | mode | bot | median s | worst s | {'compiled' if pool.is_compiled else 'interpreted'} |")
    print("|---|---|---|---|---|---|")
    try:
        for game, mode in [*(("gwent", mode) for mode in SEATS), ("cardia", "duel")]:
            for bot in args.bots or bots_for(game):
                found = await waits(pool, game, mode, bot)
                print(
                    f"| {game} | {mode} | {bot} | {statistics.median(found):.2f} | {max(found):.2f} "
                    f"| {len(found)} answers |",
                    flush=True,
                )
    finally:
        await pool.close()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--engine", type=lambda folder: Path(folder).resolve(), help="a compiled engine")
    parser.add_argument("--bots", nargs="*", help="only these")
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(measure(arguments()))
