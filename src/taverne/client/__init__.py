"""Sit at a table of the house from Python: open or join a room, follow its feed, answer.

    async with Client("http://127.0.0.1:8420") as house:
        guest = await house.join(room, invite, name="Geralt")
        await play(guest, lambda view, question: question.options[0])

See docs/bot-api.md.
"""

from __future__ import annotations

from taverne.client.errors import HouseAway, HouseRefused
from taverne.client.feed import Feed
from taverne.client.house import Client, Guest
from taverne.client.play import play
from taverne.client.witness import Witness

__all__ = ["Client", "Feed", "Guest", "HouseAway", "HouseRefused", "Witness", "play"]
