"""Many duels at once in a real house on loopback: how long from an answer to the other seat's feed?

    python bench/house_load.py --duels 300 --seconds 60
    python bench/house_load.py --duels 40 --kills 50
    python bench/house_load.py --duels 300 --beside flood|half-open|decks|hints

With `--kills` the house is killed (SIGKILL) and opened again at random moments under load. At the end every
game is read back: an acknowledged answer that is missing or doubled, or a game that is stuck, is a failure.

With `--beside` somebody misbehaves meanwhile, from an address of his own (127.0.0.2) and by the limits that
strangers have: a `flood` of requests, `half-open` requests, `decks` of unknown names, `hints` in ten rooms.
`--strangers 3600` opens so many rooms that nobody comes back to, and says how much memory each left behind.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter, deque
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from kit.open_house import GENEROUS, OpenHouse
from taverne.client import HouseRefused
from taverne.games import replay
from taverne.kernel.record import read_record
from taverne.protocol.rooms import NewRoom

HURRY = {**GENEROUS, "TAVERNE_MAX_ROOMS": "100000"}
# Each duel comes from an address of its own, as if through a proxy, and the limits are the usual ones.
USUAL = {"TAVERNE_MAX_ROOMS": "100000", "TAVERNE_TRUSTED_PROXIES": "127.0.0.1/32"}


class Duel:
    """Two seats of one room, what they were promised, and how long they waited."""

    def __init__(self, keys, address):
        self.keys = keys
        self.address = address
        self.room = keys[0].room
        self.promised = []
        self.arrivals = [deque(maxlen=20), deque(maxlen=20)]
        self.expected = [[], []]
        self.over = asyncio.Event()


class Seat:
    """One socket: it answers every question by chance, at most one every `pace` seconds for the table."""

    def __init__(self, load, duel, number):
        self.load = load
        self.duel = duel
        self.number = number
        self.known = 0
        self.waiting = None
        self.sent = 0.0
        self.asked = None
        self.thinking = None
        self.answered = set()
        self.secret = set()
        self.rng = random.Random(f"{duel.room}{number}")

    async def run(self):
        key = self.duel.keys[self.number]
        address = f"{self.load.house.address.replace('http', 'ws')}/api/rooms/{key.room}/feed"
        while not self.duel.over.is_set() and not self.load.stop.is_set():
            try:
                async with connect(address, additional_headers=self.headers(key), compression=None) as line:
                    await self.converse(line)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.load.count["reconnections"] += 1
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    def headers(self, key):
        return {"Authorization": f"Bearer {key.token}", "X-Forwarded-For": self.duel.address}

    async def converse(self, line):
        await line.send(json.dumps({"type": "hello", "after": self.known}))
        if self.waiting:
            await line.send(json.dumps(self.waiting))
        async for text in line:
            message = json.loads(text)
            if message["type"] == "update":
                await self.hear(line, message)
            elif message["nonce"] == (self.waiting or {}).get("nonce"):
                self.settle(message)
                self.consider(line)
            if self.duel.over.is_set() or self.load.stop.is_set():
                return

    async def hear(self, line, update):
        self.load.heard(self.duel, self.number)
        if update["after"] != min(self.known, update["number"]):
            self.load.count["gaps"] += 1
        self.known = update["number"]
        if update["room"]["phase"] == "over":
            self.duel.over.set()
            self.load.count["games"] += 1
            return
        self.asked = update["question"]
        self.consider(line)

    def consider(self, line):
        if self.asked and self.asked["id"] not in self.answered and not self.waiting:
            self.answered.add(self.asked["id"])
            self.thinking = asyncio.create_task(self.answer(line, self.asked))

    async def answer(self, line, question):
        await asyncio.sleep(self.rng.uniform(0, 2 * self.load.pace))
        word = self.rng.choice(question["options"])
        nonce = f"{self.number}-{question['id'].replace('.', '-')}"
        self.waiting = {"type": "answer", "nonce": nonce, "question": question["id"], "word": word}
        if question["shape"] == "exchange":
            self.secret.add(nonce)
        self.sent = time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await line.send(json.dumps(self.waiting))

    def settle(self, message):
        if message["type"] == "accepted":
            self.duel.promised.append((self.number, self.waiting["question"], self.waiting["word"]))
            self.load.count["answers"] += 1
            if self.waiting["nonce"] not in self.secret:
                self.load.expect(self.duel, 1 - self.number, self.sent)
        else:
            self.load.count[f"refused {message['refused']['key']}"] += 1
        self.waiting = None


class Load:
    """All duels, and the times from an answer to the other seat's feed."""

    def __init__(self, house, pace):
        self.house = house
        self.pace = pace
        self.stop = asyncio.Event()
        self.opened = 0
        self.count = Counter()
        self.times = []

    def expect(self, duel, number, sent):
        """This answer was acknowledged; the other seat has heard of it already, or soon will.

        After the exchange only one seat is asked at a time, so the next update is that of this answer.
        """
        heard = [at for at in duel.arrivals[number] if at >= sent]
        if heard:
            self.times.append(heard[0] - sent)
        else:
            duel.expected[number].append(sent)

    def heard(self, duel, number):
        now = time.perf_counter()
        duel.arrivals[number].append(now)
        self.times.extend(now - sent for sent in duel.expected[number])
        duel.expected[number] = []

    async def open(self, client):
        self.opened += 1
        address = come_from(client, self.opened)
        ann = await client.open(NewRoom(name="Ann"))
        bob = await client.join(ann.key.room, ann.key.invite, "Bob")
        for guest in (ann, bob):
            await guest.say("ready", luck="ab" * 16)
        return Duel([ann.key, bob.key], address)


def come_from(client, number):
    """What this client asks for from now on, it asks for from this address."""
    address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    client.http.headers["X-Forwarded-For"] = address
    return address


async def kill_now_and_then(house, times, rng, stop):
    for number in range(times):
        await asyncio.sleep(rng.uniform(0.3, 1.5))
        await asyncio.to_thread(house.kill)
        await asyncio.sleep(rng.uniform(0, 0.3))
        await asyncio.to_thread(house.open)
        print(f"\rkilled {number + 1} of {times}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    stop.set()


STRANGER = "127.0.0.2"
BOMB = ("faction: monsters\nleader: x\n" + "\n".join(f"zzzzzqqqqq{number:03}" for number in range(500)))[
    :7990
]


class Trouble:
    """One who misbehaves in a process of his own, and what he got for it."""

    def __init__(self, port):
        self.port = port
        self.answers = Counter()
        transport = httpx.AsyncHTTPTransport(local_address=STRANGER, limits=httpx.Limits(max_connections=40))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)

    async def ask(self, method, path, **more):
        try:
            answer = await self.http.request(method, path, **more)
        except httpx.HTTPError:
            self.answers["no answer"] += 1
            return None
        self.answers[answer.status_code] += 1
        return answer

    async def flood(self):
        """Two hundred requests a second, ten times what is allowed."""
        while True:
            await asyncio.gather(*(self.ask("GET", "/api/rooms") for _ in range(20)), asyncio.sleep(0.1))

    async def decks(self):
        while True:
            await asyncio.gather(
                *(self.ask("POST", "/api/decks/check", json={"source": BOMB}) for _ in range(8))
            )

    async def half_open(self):
        """1,500 requests that never come to their end, and again when they are let go."""
        await asyncio.gather(*(self.dawdle() for _ in range(1500)))

    async def dawdle(self):
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(STRANGER, 0)
                )
                writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-A: ")
                self.answers[(await reader.read(12)).decode() or "closed"] += 1
                writer.close()
            await asyncio.sleep(5)

    async def hints(self):
        """In ten games against a bot at once, over and over."""
        keys = [await self.practice() for _ in range(10)]
        while True:
            await asyncio.gather(*(self.hint(key) for key in keys))

    async def practice(self):
        seats = [
            {"who": "me", "decks": ["monsters"]},
            {"who": "bot", "bot": "greedy", "decks": ["nilfgaard"]},
        ]
        opened = await self.ask("POST", "/api/rooms", json={"name": "Eve", "bearer": True, "seats": seats})
        key = opened.json()
        ready = {"type": "ready", "nonce": "1", "luck": "cd" * 16}
        await self.ask("POST", f"/api/rooms/{key['room']}/commands", json=ready, headers=bearer(key))
        return key

    async def hint(self, key):
        await self.ask("GET", f"/api/rooms/{key['room']}/hint", headers=bearer(key))

    async def misbehave(self, how, line):
        """Until he hears that it is enough."""
        doing = asyncio.create_task(getattr(self, how.replace("-", "_"))())
        await asyncio.to_thread(line.recv)
        doing.cancel()
        line.send(self.answers)


def misbehave(port, how, line):
    async def all_alone():
        await Trouble(port).misbehave(how, line)

    asyncio.run(all_alone())


class Beside:
    """The line to the one who misbehaves."""

    def __init__(self, house, how):
        spawn = multiprocessing.get_context("spawn")
        self.line, far = spawn.Pipe()
        self.process = spawn.Process(target=misbehave, args=(house.port, how, far), daemon=True)
        self.process.start()

    def enough(self):
        self.line.send("enough")
        answers = self.line.recv()
        self.process.kill()
        self.process.join()
        return answers


def bearer(key):
    return {"Authorization": f"Bearer {key['token']}"}


async def strangers(house, client, number):
    """Rooms that somebody opened and left; what each of them costs in memory."""
    before = memory_kb(house.process.pid)
    for one in range(number):
        come_from(client, (1 << 23) + one)
        await client.open(NewRoom(name="Stranger"))
    return (memory_kb(house.process.pid) - before) / max(1, number)


def memory_kb(pid):
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


async def check(client, duels, steps):
    """Every promise against what the house has; each game goes on for a while before it is given up."""
    lost = doubled = stuck = 0
    for duel in duels:
        client.http.headers["X-Forwarded-For"] = duel.address
        guests = [client.return_as(key) for key in duel.keys]
        stuck += not await goes_on(guests, steps)
        answers = replay(read_record(await guests[0].record())).answers
        for number in (0, 1):
            mine = [word for seat, word in answers if seat == number]
            promised = [
                (int(asked.split(".")[2]), word) for seat, asked, word in duel.promised if seat == number
            ]
            lost += sum(place >= len(mine) or mine[place] != word for place, word in promised)
            doubled += len(promised) - len({place for place, _ in promised})
    return lost, doubled, stuck


async def goes_on(guests, steps):
    for _ in range(steps):
        updates = [await guest.update() for guest in guests]
        if updates[0].room.phase == "over":
            return True
        asked = [
            (guest, update.question) for guest, update in zip(guests, updates, strict=True) if update.question
        ]
        if not asked:
            return False
        for guest, question in asked:
            with contextlib.suppress(HouseRefused):  # what was still on its way has answered it
                await guest.say("answer", question=question.id, word=question.options[-1])
    if (await guests[0].room()).phase == "playing":
        await guests[0].say("resign")
    return True


async def run(args):
    with tempfile.TemporaryDirectory() as home:
        house = OpenHouse(home, **(USUAL if args.beside else HURRY)).open()
        try:
            return await measure(args, house)
        finally:
            house.close()


async def measure(args, house):
    load, duels = Load(house, args.pace), []
    async with house.client() as client:
        client.http.timeout = 60
        each = await strangers(house, client, args.strangers)
        opening = [await load.open(client) for _ in range(args.duels)]
        duels.extend(opening)
        seats = [asyncio.create_task(Seat(load, duel, number).run()) for duel in opening for number in (0, 1)]
        await asyncio.sleep(3)
        load.times.clear()
        beside = Beside(house, args.beside) if args.beside else None
        began, before, cpu = time.perf_counter(), load.count["answers"], cpu_seconds(house.process.pid)
        if args.kills:
            await kill_now_and_then(house, args.kills, random.Random(args.seed), load.stop)
        else:
            renewing = asyncio.create_task(renew(load, client, duels, seats))
            await asyncio.sleep(args.seconds)
            load.stop.set()
            renewing.cancel()
        took = time.perf_counter() - began
        others = await asyncio.to_thread(beside.enough) if beside else Counter()
        load.count["answers"] -= before
        for seat in seats:
            seat.cancel()
        await asyncio.gather(*seats, return_exceptions=True)
        cpu = 0.0 if args.kills else cpu_seconds(house.process.pid) - cpu
        lost, doubled, stuck = await check(client, duels, 6 if args.kills else 1)
    table(load, took, cpu, lost, doubled, stuck)
    if args.strangers:
        print(f"{'memory per stranger':<30} {each:>9.1f} kB")
    for what, times in others.most_common():
        print(f"{'the other one got ' + str(what):<30} {times:>12}")
    return 1 if lost or doubled or stuck or load.count["gaps"] else 0


async def renew(load, client, duels, seats):
    """A finished duel makes room for the next."""
    seen = set()
    while True:
        await asyncio.sleep(0.2)
        for duel in [one for one in duels if one.over.is_set() and one.room not in seen]:
            seen.add(duel.room)
            fresh = await load.open(client)
            duels.append(fresh)
            seats.extend(asyncio.create_task(Seat(load, fresh, number).run()) for number in (0, 1))


def cpu_seconds(pid):
    """What the process of the house has used so far."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def table(load, took, cpu, lost, doubled, stuck):
    times = sorted(1000 * one for one in load.times)
    rows = [
        ("answers acknowledged", load.count["answers"]),
        ("answers per second", f"{load.count['answers'] / took:.0f}"),
    ]
    if cpu and times:
        rows += [
            ("CPU of the house per answer", f"{1000 * cpu / max(1, load.count['answers']):.1f} ms"),
            ("answer to feed, median", f"{statistics.median(times):.1f} ms"),
            ("answer to feed, p99", f"{times[int(len(times) * 0.99)]:.1f} ms"),
            ("answer to feed, longest", f"{times[-1]:.1f} ms"),
        ]
    rows += [("reconnections", load.count["reconnections"]), ("games finished", load.count["games"])]
    rows += [
        (name, number) for name, number in load.count.items() if name.startswith("refused") or name == "gaps"
    ]
    rows += [("acknowledged answers lost", lost), ("answers doubled", doubled), ("games stuck", stuck)]
    for name, value in rows:
        print(f"{name:<30} {value:>12}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--duels", type=int, default=300)
    parser.add_argument(
        "--pace", type=float, default=2.0, help="seconds between two moves of a duel, on average"
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--beside", choices=["flood", "half-open", "decks", "hints"])
    parser.add_argument("--strangers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
