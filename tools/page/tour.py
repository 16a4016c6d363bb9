"""A tour through every door of a house in a page, in a browser's Python; it needs the modules `visited`."""

import asyncio
import importlib
import json
import pkgutil
import sys
from contextlib import suppress

sys.path.insert(0, "/app")

import taverne
from taverne.page.doors import DOORS
from taverne.page.hatch import Hatch
from taverne.page.minds import answered
from taverne.page.phrases import Phrases
from taverne.words import read_with

read_with(Phrases)


class Disk:
    """In memory; the real one is written in TypeScript."""

    def __init__(self):
        self.log = {}

    async def load(self):
        return json.dumps({"plates": [], "keys": [], "alive": None})

    async def append(self, room, first, lines, plate):
        self.log.setdefault(room, []).extend(json.loads(lines))
        return ""

    async def read(self, room, after):
        return json.dumps([[seq, *line] for seq, line in enumerate(self.log.get(room, []), 1) if seq > after])

    async def quiet(self, *_):
        return ""

    note = forget = keep_key = beat = quiet


def post(number, errand):
    answer = answered(errand)
    asyncio.get_running_loop().call_soon(lambda: hatch.minds.hear(number, answer))


hatch = await Hatch.open(Disk(), post, lambda: None, 0)  # noqa: F704
seen = set()


async def ask(method, path, body=None, expected=200):
    text = "" if body is None else json.dumps(body)
    status, said = json.loads(await hatch.request(method, path, text, None, "de"))
    assert status == expected, (method, path, status, said[:300])
    seen.update(door for door in DOORS if door.method == method and door.leads(path.partition("?")[0]))
    return said


async def play(game, rules):
    seats = [{"who": "me"}, {"who": "bot", "bot": "planner"}]
    wanted = {"name": "Ann", "game": game, "rules": rules, "seats": seats}
    room = json.loads(await ask("POST", "/api/rooms", wanted))["room"]
    heard = asyncio.Queue()
    hatch.connect(game, room, None, "nl", heard.put_nowait, lambda *end: heard.put_nowait("{}"))
    say = lambda **words: hatch.says(game, json.dumps(words))  # noqa: E731
    say(type="hello", after=0)
    say(type="ready", luck="00" * 16, nonce="ab" * 12)
    answers, last = 0, ""
    while True:
        update = json.loads(await heard.get())
        if update["type"] != "update":
            continue
        if update["room"]["phase"] == "over":
            break
        question = update["question"]
        if not question or question["id"] == last:
            continue
        last, answers = question["id"], answers + 1
        if answers < 3:
            await ask("GET", f"/api/rooms/{room}/hint")
            await ask("GET", f"/api/rooms/{room}/foresight")
        say(type="answer", question=last, word=question["options"][-1], nonce=f"{answers:024x}")
    record = await ask("GET", f"/api/rooms/{room}/record")
    await ask("POST", "/api/replay", {"record": record, "first": 0, "count": 5})
    await ask("GET", f"/api/rooms/{room}/feed?after=1000000000")
    await ask("GET", f"/api/rooms/{room}")
    await ask("POST", f"/api/rooms/{room}/invitations")
    await ask("GET", f"/api/rooms/{room}/friends")
    await ask("POST", f"/api/rooms/{room}/commands", {"type": "ask", "nonce": "abc", "wish": "rematch"})
    await ask("POST", f"/api/rooms/{room}/guests", {"name": "Bob", "standing": True}, 200)
    hatch.hang_up(game)


async def study():
    wanted = {
        "game": "gwent",
        "kind": "trial",
        "source": "monsters",
        "law": "standard",
        "against": "starters",
    }
    begun = json.loads(await ask("POST", "/api/studies", wanted))["study"]
    await ask("POST", f"/api/studies/{begun}/games")
    await ask("DELETE", f"/api/studies/{begun}")


async def tour():
    for path in ("/api/games", "/api/library/gwent", "/api/library/cardia", "/api/rooms", "/api/house"):
        await ask("GET", path)
    await play("gwent", "")
    await play("cardia", "")
    for source in ("monsters", "Geralt of Rivia"):
        await ask("POST", "/api/decks/check", {"game": "gwent", "source": source, "rules": "", "seat": 0})
    await study()
    await ask("POST", "/api/rooms", {}, 422)
    await ask("GET", "/api/rooms/zzz", expected=404)
    await asyncio.sleep(1.2)
    await hatch.close()


for module in pkgutil.walk_packages(taverne.__path__, "taverne.", onerror=lambda name: None):
    with suppress(ImportError):  # what only learners need
        importlib.import_module(module.name)
await tour()  # noqa: F704
unseen = [
    door.path for door in DOORS if door not in seen and door.path.startswith(("/api/rooms", "/api/studies"))
]
assert not unseen, f"tour.py does not visit {unseen}"
visited = set(sys.modules)
