"""Two friends and then a bot at tables of the example game, as a program: `guests_of_rungs.py <address>`.

A client speaks of the games that are installed where it runs, so it has a process of its own.
"""

import asyncio
import json
import sys

from taverne.client import Client, play
from taverne.games import replay
from taverne.kernel.record import read_record
from taverne.protocol.rooms import NewRoom, SeatWish

ME, OPEN, BOT = SeatWish(who="me"), SeatWish(who="open"), SeatWish(who="bot")


def first(view, question):
    """The lowest rung; what is seen is the view of the game itself."""
    assert type(view).__name__ == "RungsView"
    assert view.seats[1 - view.seat].hand is None
    return question.options[0]


async def meet(address):
    async with Client(address) as client:
        ann = await client.open(NewRoom(name="Ann", game="rungs", seats=[ME, OPEN]))
        bob = await client.join(ann.key.room, ann.key.invite, "Bob")
        ends = await asyncio.gather(play(ann, first), play(bob, first))
        assert ends[0].room.result == ends[1].room.result
        game = replay(read_record(await ann.record()))
        cid = await client.open(NewRoom(name="Cid", game="rungs", seats=[ME, BOT]))
        last = await play(cid, first)
        return {
            "winners": [ends[0].room.result.winners, list(game.look(-1).winners)],
            "verdicts": [ann.witness.verdict, bob.witness.verdict, cid.witness.verdict],
            "bot": last.room.seats[1].bot,
            "reason": last.room.result.reason,
        }


if __name__ == "__main__":
    json.dump(asyncio.run(meet(sys.argv[1])), sys.stdout)
