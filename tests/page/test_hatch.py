"""The house as a page opens it, through its hatch: no network, no processes, a disk that may fail."""

import asyncio
import json
import pickle
import subprocess
import sys
from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest

from kit.disks import MemoryDisk
from taverne import gwent
from taverne.gwent.bots import net
from taverne.house.house import House
from taverne.house.memory import MemoryStore
from taverne.house.thinking import DIED, LATE, Question, WeighUp
from taverne.kernel.record import read_record
from taverne.page.doors import DOORS
from taverne.page.hatch import Hatch, customs
from taverne.page.minds import Minds, answered, lacks_weights
from taverne.server.app import create_app
from taverne.server.settings import Settings

NOT_HERE = {
    ("GET", "/api/schema/feed"): "for authors of programs",
    ("GET", "/api/rooms/{room}/welcome"): "nobody can come from elsewhere",
    ("POST", "/api/rooms/{room}/door"): "nobody can come from elsewhere",
    ("POST", "/api/codes"): "nobody can come from elsewhere",
    ("GET", "/api/rules/GWT/{spoken}"): "its books hold them, too",
    ("GET", "/api/rules/CAR/{spoken}"): "its books hold them, too",
    ("GET", "/health"): "for keepers of servers",
    ("GET", "/alive"): "for keepers of servers",
}


class Page:
    """What a page says and hears; bots answer at once, unless they are asleep."""

    def __init__(self):
        self.heard, self.ended, self.replaced, self.asleep = asyncio.Queue(), [], 0, False
        self.hatch = None

    def post(self, number, errand):
        if not self.asleep:
            assert lacks_weights(errand) is False  # which the worker asks first
            answer = answered(errand)
            asyncio.get_running_loop().call_soon(lambda: self.hatch.minds.hear(number, answer))

    def replace(self):
        self.replaced += 1
        self.asleep = False

    async def ask(self, method, path, body=None, guest=None, spoken="en"):
        text = "" if body is None else json.dumps(body)
        status, said = json.loads(await self.hatch.request(method, path, text, guest, spoken))
        return SimpleNamespace(status=status, text=said)

    async def read(self, *asked, **more):
        answer = await self.ask(*asked, **more)
        assert answer.status == 200, answer.text
        return json.loads(answer.text)

    def connect(self, line, room, guest=None):
        def hear(text):
            self.heard.put_nowait((line, json.loads(text)))

        self.hatch.connect(line, room, guest, "en", hear, lambda *end: self.ended.append(end))
        self.say(line, type="hello", after=0)

    def say(self, line, **message):
        self.hatch.says(line, json.dumps(message))

    async def update(self, is_enough):
        async with asyncio.timeout(60):
            while True:
                _, message = await self.heard.get()
                assert message["type"] in ("update", "accepted"), message
                if message["type"] == "update" and is_enough(message):
                    return message


@asynccontextmanager
async def opened(disk):
    page = Page()
    page.hatch = await Hatch.open(disk, page.post, page.replace, 0)
    try:
        yield page
    finally:
        await page.hatch.close()


async def play(page, line, room):
    page.connect(line, room)
    page.say(line, type="ready", nonce="ready", luck="ab" * 16)
    return await play_on(page, line)


async def play_on(page, line):
    """Always the last option, until the game is over; the last update."""
    seen = set()

    def answer_it(update):
        question = update["question"]
        if question and question["id"] not in seen:
            seen.add(question["id"])
            words = {"nonce": question["id"].replace(".", "-"), "question": question["id"]}
            page.say(line, type="answer", word=question["options"][-1], **words)
        return update["room"]["phase"] == "over"

    return await page.update(answer_it)


SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]


@pytest.mark.parametrize("game", ["gwent", "cardia"])
async def test_a_game_is_played_replayed_and_found_again(game):
    disk = MemoryDisk()
    async with opened(disk) as page:
        key = await page.read("POST", "/api/rooms", {"name": "Ann", "game": game, "seats": SEATS})
        assert key["token"] is None
        last = await play(page, "a1", key["room"])
        record = (await page.ask("GET", f"/api/rooms/{key['room']}/record")).text
        shown = await page.read("POST", "/api/replay", {"record": record, "first": 0, "count": 3})
        assert (shown["game"], len(shown["steps"])) == (game, 3)
    async with opened(disk) as again:
        stand = await again.read("GET", f"/api/rooms/{key['room']}/feed?after=1000000000")
        assert stand["room"]["result"] == last["room"]["result"]
        assert stand["room"]["you"]["guest"] == 0
        assert (await again.ask("GET", f"/api/rooms/{key['room']}/record")).text == record
        assert (await again.ask("GET", f"/api/rooms/{key['room']}/record?game=1")).text == record
        for number, status in (("2", 409), ("0", 422), ("x", 422)):
            asked = await again.ask("GET", f"/api/rooms/{key['room']}/record?game={number}")
            assert asked.status == status, asked.text


@pytest.mark.parametrize("game", ["gwent", "cardia"])
async def test_a_running_game_goes_on_with_the_rules_version_it_began_with(game):
    disk = MemoryDisk()
    async with opened(disk) as page:
        key = await page.read("POST", "/api/rooms", {"name": "Ann", "game": game, "seats": SEATS})
        ready = {"type": "ready", "nonce": "ready1", "luck": "ab" * 16}
        await page.read("POST", f"/api/rooms/{key['room']}/commands", ready)
    disk.log = begun_by(1, disk.log)
    async with opened(disk) as later:
        later.connect("b1", key["room"])
        await play_on(later, "b1")
        record = read_record((await later.ask("GET", f"/api/rooms/{key['room']}/record")).text)
    assert (record.game, record.ruleset) == (game, 1)


def begun_by(ruleset, log):
    """As a former version would have written it: the deal, and nothing after it."""
    (dealt,) = [place for place, (_, kind, _) in log.items() if kind == "dealt"]
    kept = {place: line for place, line in log.items() if place[1] <= dealt[1]}
    at, kind, body = kept[dealt]
    entry = json.loads(body)
    assert entry["ruleset"] > ruleset
    return kept | {dealt: [at, kind, json.dumps(entry | {"ruleset": ruleset})]}


async def test_a_closed_page_is_gone_from_its_rooms():
    async with opened(MemoryDisk()) as page:
        key = await page.read("POST", "/api/rooms", {"name": "Ann", "seats": SEATS})
        page.connect("tab1-1", key["room"])
        await page.update(lambda one: one["room"]["seats"][0]["here"])
        page.connect("tab2-1", key["room"])
        page.hatch.hang_up("tab1-")
        while len(page.hatch.lines) > 1:
            await asyncio.sleep(0)
        assert list(page.hatch.lines) == ["tab2-1"]


async def test_friends_at_one_device_have_eyes_of_their_own():
    async with opened(MemoryDisk()) as page:
        seats = [{"who": "me", "decks": ["monsters"]}, {"who": "open", "decks": ["skellige"]}]
        key = await page.read("POST", "/api/rooms", {"name": "Ann", "seats": seats})
        room = f"/api/rooms/{key['room']}"
        bob = await page.read("POST", f"{room}/guests", {"name": "Bob", "invite": key["invite"]})
        for guest in (0, bob["guest"]):
            ready = {"type": "ready", "nonce": f"ready{guest}", "luck": "ab" * 16}
            await page.read("POST", f"{room}/commands", ready, guest=guest)
        hands = [
            (await page.read("GET", f"{room}/feed?after=0", guest=guest))["question"]["options"]
            for guest in (0, 1)
        ]
        assert hands[0] != hands[1]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api/nothing", None, 404, "house-no-such-page"),
        ("POST", "/api/games", {}, 409, "house-no-such-method"),
        ("POST", "/api/rooms", {"seats": 7}, 422, "message-unreadable"),
        ("GET", f"/api/rooms/{'z' * 26}", None, 404, "room-unknown"),
        ("POST", "/api/replay", {"record": "nonsense"}, 409, "record-unreadable"),
    ],
)
async def test_what_cannot_be_done_is_refused_in_words(method, path, body, status, key):
    async with opened(MemoryDisk()) as page:
        answer = await page.ask(method, path, body, spoken="nl")
        refused = json.loads(answer.text)["refused"]
        assert (answer.status, refused["key"]) == (status, key)
        assert refused["text"] != key


@pytest.mark.parametrize(
    ("trouble", "key"), [("QuotaExceededError", "here-disk-full"), ("AbortError", "here-disk-silent")]
)
async def test_what_is_not_on_disk_has_not_happened(trouble, key):
    disk = MemoryDisk()
    async with opened(disk) as page:
        opened_room = await page.read("POST", "/api/rooms", {"name": "Ann", "seats": SEATS})
        room, before = f"/api/rooms/{opened_room['room']}", dict(disk.log)
        disk.trouble = trouble
        ready = {"type": "ready", "nonce": "ready1", "luck": "ab" * 16}
        answer = await page.ask("POST", f"{room}/commands", ready)
        assert (answer.status, json.loads(answer.text)["refused"]["key"]) == (503, key)
        assert (disk.log, (await page.read("GET", room))["phase"]) == (before, "gathering")
        disk.trouble = ""
        await page.read("POST", f"{room}/commands", ready)


async def test_a_bot_that_is_late_or_dead_is_replaced():
    page = Page()
    minds = Minds(page.post, page.replace, limit_s=0.01)
    page.hatch = SimpleNamespace(minds=minds)
    page.asleep = True
    assert await minds.ask(Errand(7), 0.01, "room", 0) == LATE
    assert (page.replaced, minds.waiting) == (1, {})
    assert await minds.ask(Errand(7), 5, "room", 0) == 7
    page.asleep = True
    asked = asyncio.create_task(minds.ask(Errand(7), 5, "room", 0))
    while not minds.waiting:
        await asyncio.sleep(0)
    minds.mourn()
    assert await asked == DIED
    minds.hear(99, pickle.dumps("for nobody"))


class Errand:
    def __init__(self, number):
        self.number = number

    def answer(self):
        return self.number


async def test_every_door_of_the_server_is_here_or_has_a_reason():
    """Whoever adds a door to `taverne.server` adds it to `page/doors.py`, or says here why not."""
    app = create_app(House(customs(0), MemoryStore()), Settings(database="sqlite:///x.db"))
    while not hasattr(app, "routes"):
        app = app.app
    offered = {
        (method, path)
        for path, ways in app.openapi()["paths"].items()
        for method in map(str.upper, ways)
        if (method, path) not in NOT_HERE
    }
    missing = [
        one
        for one in offered
        if not any(
            door.method == one[0] and door.leads(one[1].replace("{", "").replace("}", "")) for door in DOORS
        )
    ]
    assert missing == []


@pytest.fixture
def unlearned(monkeypatch, tmp_path):
    """What the net has learned is not here yet."""
    monkeypatch.setattr(net, "WEIGHTS", tmp_path / "later")
    net.shipped.cache_clear()
    yield tmp_path / "later"
    net.shipped.cache_clear()


def lacks(errand):
    return lacks_weights(pickle.dumps(errand))


def plays(bot, game="gwent"):
    return Question(game, bot, 1, None)


def test_only_a_bot_that_lacks_what_it_has_learned_waits_for_it(unlearned):
    assert all(lacks(plays(bot)) for bot in ("net", "net:200"))
    assert not any(lacks(plays(bot)) for bot in ("planner", "search", ""))
    assert not lacks(plays("planner", "cardia"))
    unlearned.write_bytes((net.DATA / "net.weights").read_bytes())
    assert not lacks(plays("net"))


def test_so_does_who_judges_but_only_where_the_net_can(unlearned):
    duel = gwent.deal("monsters", "skellige", seed=1)
    many = gwent.deal("monsters", "skellige", "nilfgaard", seed=1, rules=gwent.GwentRules(mode="ffa3"))
    assert lacks(WeighUp("gwent", 1, duel.look(0)))
    assert not lacks(WeighUp("gwent", 1, many.look(0)))
    assert not lacks(WeighUp("cardia", 1, None))


async def test_a_deck_is_studied_by_the_bots_of_the_page():
    async with opened(MemoryDisk()) as page:
        wanted = {"game": "gwent", "source": "monsters", "law": "standard"}
        begun = await page.read("POST", "/api/studies", wanted)
        view = await page.read("POST", f"/api/studies/{begun['study']}/games")
        assert view["games"] > begun["games"]


HEAVY = ("fastapi", "fluent", "multiprocessing", "sqlalchemy", "structlog", "taverne.server")


def test_the_page_loads_no_server():
    code = f"import sys, taverne.page.hatch; print(*[one for one in {HEAVY!r} if one in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
