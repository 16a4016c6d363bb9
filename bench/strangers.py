"""Strangers come, are dealt a game, and never come back: the memory of the house must not grow with them.

    python bench/strangers.py --hours 2 --each-minute 60

The house is a real one with its gate and a database on disk; only its clock is ours, so that an hour passes
in minutes. Each stranger has an address of his own, opens a room against a bot, plays a few cards and leaves.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import tempfile
from pathlib import Path

import httpx

from taverne.house.duty import SWEEP, Duty
from taverne.house.house import House
from taverne.server.app import create_app
from taverne.server.logs import set_up_logs
from taverne.server.readers import ThreadReaders
from taverne.server.settings import Settings
from taverne.server.store import SqlStore
from taverne.server.store.bus import bus_for

MINUTE = 60_000
SEATS = [{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random", "decks": ["nilfgaard"]}]
CARDS = 3


class Visit:
    """One stranger, by the API."""

    def __init__(self, app, number):
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        transport = httpx.ASGITransport(app, client=(address, 5000))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def run(self):
        async with self.http:
            wanted = {"name": "Stranger", "bearer": True, "seats": SEATS}
            key = (await self.http.post("/api/rooms", json=wanted)).json()
            room, headers = f"/api/rooms/{key['room']}", {"Authorization": f"Bearer {key['token']}"}
            await self.say(room, headers, {"type": "ready", "nonce": "ready", "luck": "ab" * 16})
            for _ in range(CARDS):
                question = (await self.http.get(f"{room}/feed", headers=headers)).json()["question"]
                if question:
                    asked = question["id"]
                    said = {
                        "question": asked,
                        "word": question["options"][0],
                        "nonce": asked.replace(".", "-"),
                    }
                    await self.say(room, headers, {"type": "answer", **said})

    async def say(self, room, headers, command):
        await self.http.post(f"{room}/commands", json=command, headers=headers)


async def run(hours, each_minute):
    clock = [1_700_000_000_000]
    with tempfile.TemporaryDirectory() as home:
        url = f"sqlite:///{home}/house.db"
        settings = Settings(database=url, max_rooms=10_000_000, bot_pause_ms=0, log_level="error")
        set_up_logs(settings)
        store = await SqlStore.open(url)
        house = House(settings, store, bus_for(url), readers=ThreadReaders(), now=lambda: clock[0])
        duty, app = Duty(house), create_app(house, settings)
        house.broom.begin()
        try:
            await an_hour_and_more(house, duty, app, clock, hours, each_minute)
        finally:
            await duty.close()
            await store.close()


async def an_hour_and_more(house, duty, app, clock, hours, each_minute):
    print(f"{'minutes':>8} {'strangers':>10} {'rooms in memory':>16} {'resident':>12}")
    for minute in range(round(60 * hours) + 1):
        if minute % 10 == 0:
            print(
                f"{minute:>8} {minute * each_minute:>10,} {len(house.salons):>16} {resident_mib():>8.1f} MiB"
            )
        for number in range(each_minute):
            await Visit(app, minute * each_minute + number).run()
        clock[0] += MINUTE
        await house.pulse.beat()
        await duty.tick(SWEEP)
    gc.collect()
    print(f"{'garbage':>8} {'':>10} {len(house.salons):>16} {resident_mib():>8.1f} MiB")


def resident_mib():
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--each-minute", type=int, default=60)
    wanted = parser.parse_args()
    asyncio.run(run(wanted.hours, wanted.each_minute))


if __name__ == "__main__":
    main()
