"""A real house in a process of its own, at a free port, that a test may kill and open again."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

from kit import children
from kit.nursery import can_bear, nursery
from taverne.client import Client
from taverne.protocol.rooms import NewRoom

QUICK = {
    "TAVERNE_BOT_PAUSE_MS": "0",
    "TAVERNE_BOT_WORKERS": "1",
    "TAVERNE_COMPILE_ENGINE": "never",
    "TAVERNE_LOG_FORMAT": "json",
}
GENEROUS = {
    "TAVERNE_MESSAGES_PER_S": "1000",
    "TAVERNE_MESSAGES_BURST": "2000",
    "TAVERNE_REQUESTS_PER_S": "5000",
    "TAVERNE_REQUESTS_BURST": "10000",
    "TAVERNE_ROOMS_PER_MINUTE": "10000",
    "TAVERNE_ROOMS_BURST": "10000",
    "TAVERNE_MAX_LINES": "10000",
    "TAVERNE_MAX_ROOMS_OF_ADDRESS": "10000",
    "TAVERNE_REPLAYS_PER_MINUTE": "10000",
    "TAVERNE_REPLAYS_BURST": "10000",
    "TAVERNE_CODES_PER_MINUTE": "10000",
    "TAVERNE_CODES_BURST": "10000",
    "TAVERNE_READINGS_PER_MINUTE": "10000",
    "TAVERNE_READINGS_BURST": "10000",
    "TAVERNE_APPRAISALS_PER_MINUTE": "10000",
    "TAVERNE_APPRAISALS_BURST": "10000",
}


class OpenHouse:
    """`taverne serve` as people start it."""

    def __init__(self, home, port=0, **environment):
        self.home = Path(home)
        self.port = port
        self.environment = {**os.environ, **QUICK, "TAVERNE_HOME": str(home), **environment}
        self.log = self.home / "house.log"
        self.process = None

    def open(self):
        """Returns once guests can come in; the same port again after a crash."""
        words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(self.port)]
        self.process = self.begun(words)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, line + self.log.read_text(encoding="utf-8")[-3000:]
        self.port = int(found[1])
        return self

    def begun(self, words):
        if can_bear(self.environment):
            return nursery().bear(words, self.environment, self.log)
        with open(self.log, "ab") as log:
            command = [sys.executable, "-m", "taverne", *words]
            pipes = {"stdout": subprocess.PIPE, "stderr": log, "text": True}
            return children.start(command, env=self.environment, **pipes)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        """No goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def close(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
        return self.ended()

    def ended(self):
        code = self.process.wait(children.PATIENCE)
        self.process.stdout.close()
        return code

    def logged(self):
        return self.log.read_text(encoding="utf-8")

    def client(self):
        return Client(self.address)


def meet(house, story):
    """Run a story with a client of this house."""

    async def told():
        async with house.client() as client:
            return await asyncio.wait_for(story(client), children.PATIENCE)

    return asyncio.run(told())


async def two_guests(client, **wanted):
    """Ann has opened a room, and Bob has come in by her invitation; both exchange cards first."""
    seats = [{"who": "me", "decks": ["monsters"]}, {"who": "open", "decks": ["skellige"]}]
    ann = await client.open(NewRoom(name="Ann", **({"seats": seats} | wanted)))
    bob = await client.join(ann.key.room, ann.key.invite, "Bob")
    return ann, bob


def by_chance(view, question):
    return random.Random(question.id).choice(question.options)
