"""Friends find the way: a second door that only the host at this computer can open, and a code of words."""

from contextlib import closing

import pytest

from kit.indoors import STRANGER, house_in, visitor
from taverne.house.codes import code_of
from taverne.house.house import CODES_BURST
from taverne.server.doors import Doors, address_in_network, bind, bind_near
from taverne.server.settings import Settings
from taverne.words import languages

HERE, NEAR = "127.0.0.1", "192.168.1.7"
OPENING = {"name": "Ann", "seats": [{"who": "me"}, {"who": "open"}], "bearer": True}


def door_of(house, port=8420, first=HERE, near=NEAR):
    """A house whose second door is heard of, but leads nowhere."""
    opened = []

    async def listen(door):
        opened.append(door.getsockname())
        door.close()

    doors = Doors(house.customs, (first, port), listen, lambda: near)
    doors.opened = opened
    return doors


@pytest.fixture(autouse=True)
def any_address(monkeypatch):
    """Sockets of these tests stay on this computer."""
    monkeypatch.setattr("taverne.server.doors.bind_near", lambda host, port: FakeSocket(host, port))


class FakeSocket:
    def __init__(self, *address):
        self.address = address

    def getsockname(self):
        return self.address

    def close(self):
        pass


async def open_room(visit, **more):
    key = (await visit.post("/api/rooms", json={**OPENING, **more})).json()
    visit.headers["Authorization"] = f"Bearer {key['token']}"
    return f"/api/rooms/{key['room']}", key


async def test_the_host_at_this_computer_lets_the_network_in(tmp_path):
    async with house_in(tmp_path) as house:
        doors = door_of(house)
        async with visitor(house, HERE, doors) as ann:
            room, _ = await open_room(ann)
            before = (await ann.get(f"{room}/welcome")).json()["door"]
            assert before == {"address": "", "may_open": True}
            answer = await ann.post(f"{room}/door")
            assert answer.json() == {"address": f"http://{NEAR}:8420", "may_open": False}
            assert (await ann.post(f"{room}/door")).json() == answer.json()
            assert doors.opened == [(NEAR, 8420)]


@pytest.mark.parametrize(
    ("address", "headers", "chosen"),
    [
        (STRANGER, {}, {}),
        (NEAR, {}, {}),
        (HERE, {"Host": f"{NEAR}:8420"}, {}),
        (HERE, {"X-Forwarded-For": STRANGER}, {}),
        (HERE, {"Via": "1.1 proxy"}, {}),
        (HERE, {}, {"network_door": "never"}),
        (HERE, {}, {"public_hosts": ("tavern.example",)}),
        (HERE, {}, {"trusted_proxies": ("10.0.0.0/8",)}),
    ],
)
async def test_nobody_elsewhere_opens_the_door_or_hears_where_it_is(tmp_path, address, headers, chosen):
    async with house_in(tmp_path, **chosen) as house:
        doors = door_of(house)
        async with visitor(house, address, doors, **headers) as ann:
            room, _ = await open_room(ann)
            assert (await ann.get(f"{room}/welcome")).json()["door"] == {"address": "", "may_open": False}
            refused = await ann.post(f"{room}/door")
        assert (refused.status_code, refused.json()["refused"]["key"]) == (403, "room-door-not-here")
        assert doors.opened == []


async def test_only_the_host_opens_the_door(tmp_path):
    async with house_in(tmp_path) as house, visitor(house, HERE, doors := door_of(house)) as ann:
        room, key = await open_room(ann)
        joined = await ann.post(
            f"{room}/guests", json={"name": "Bob", "invite": key["invite"], "bearer": True}
        )
        for token, status in ((joined.json()["token"], 403), ("x" * 43, 401)):
            ann.headers["Authorization"] = f"Bearer {token}"
            assert (await ann.post(f"{room}/door")).status_code == status
        del ann.headers["Authorization"]
        assert (await ann.post(f"{room}/door")).status_code == 403
        assert (await ann.get(f"{room}/welcome")).status_code == 403
        assert doors.opened == []


async def test_a_computer_without_network_says_so(tmp_path):
    async with house_in(tmp_path) as house, visitor(house, HERE, door_of(house, near="")) as ann:
        room, _ = await open_room(ann)
        refused = await ann.post(f"{room}/door")
        assert refused.json()["refused"]["key"] == "room-door-no-network"


@pytest.mark.parametrize(("first", "address"), [("0.0.0.0", NEAR), ("192.168.1.8", "192.168.1.8")])
async def test_a_house_that_listens_to_the_network_tells_its_address(tmp_path, first, address):
    async with house_in(tmp_path) as house, visitor(house, HERE, door_of(house, first=first)) as ann:
        room, _ = await open_room(ann)
        door = (await ann.get(f"{room}/welcome")).json()["door"]
        assert door == {"address": f"http://{address}:8420", "may_open": False}


def test_a_taken_port_is_no_reason_to_stay_closed():
    with closing(bind(HERE, 0)) as taken, closing(bind_near(HERE, taken.getsockname()[1])) as door:
        assert door.getsockname()[1] != taken.getsockname()[1]
    assert address_in_network() != HERE


@pytest.mark.parametrize("spoken", languages())
async def test_a_code_that_was_read_out_is_an_invitation(tmp_path, spoken):
    async with house_in(tmp_path) as house, visitor(house) as ann, visitor(house) as bob:
        room, key = await open_room(ann)
        code = (await ann.get(f"{room}/welcome?spoken={spoken}")).json()["code"]
        salon = await house.find(key["room"])
        assert code == code_of(key["room"], salon.room.invites[-1], spoken)
        heard = code.replace("-", " ").title()
        found = (await bob.post("/api/codes", json={"code": heard})).json()
        assert found == {"room": key["room"]}
        joined = await bob.post(f"{room}/guests", json={"name": "Bob", "invite": heard})
        assert joined.status_code == 201
        wrong = await bob.post("/api/codes", json={"code": "acorn amber anchor angel apple"})
        assert (wrong.status_code, wrong.json()["refused"]["key"]) == (404, "room-no-such-code")


async def test_a_code_leads_only_where_one_waits_for_guests(tmp_path):
    async with house_in(tmp_path) as house, visitor(house) as ann:
        room, _ = await open_room(ann, seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
        code = (await ann.get(f"{room}/welcome")).json()["code"]
        await ann.post(f"{room}/commands", json={"type": "ready", "nonce": "1", "luck": "00" * 8})
        await house.note_standings()
        assert (await ann.post("/api/codes", json={"code": code})).status_code == 404
        refused = await ann.post(f"{room}/guests", json={"name": "Bob", "invite": code})
        assert refused.json()["refused"]["key"] == "room-bad-invitation"


async def test_who_knows_the_name_of_a_room_still_has_to_guess_three_words(tmp_path):
    async with house_in(tmp_path) as house, visitor(house) as ann, visitor(house) as eve:
        room, key = await open_room(ann)
        guess = code_of(key["room"], key["room"], "en")
        assert (await eve.post("/api/codes", json={"code": guess})).status_code == 404
        wish = {"json": {"name": "Eve", "invite": guess}}
        answers = [await eve.post(f"{room}/guests", **wish) for _ in range(CODES_BURST + 20)]
        assert {one.json()["refused"]["key"] for one in answers} == {"room-bad-invitation", "gate-too-fast"}


async def test_codes_are_tried_slowly_by_one_and_by_all_together(tmp_path):
    wish = {"json": {"code": "acorn amber anchor angel apple"}}
    async with house_in(tmp_path, codes_burst=3) as house, visitor(house) as eve:
        assert [(await eve.post("/api/codes", **wish)).status_code for _ in range(4)] == [404, 404, 404, 429]
    async with house_in(tmp_path, codes_burst=1000) as house, visitor(house) as eve:
        statuses = {(await eve.post("/api/codes", **wish)).status_code for _ in range(CODES_BURST + 20)}
        assert statuses == {404, 429}


def test_the_settings_say_whether_the_door_may_be_asked_for():
    assert Settings(database="sqlite:///x.db").network_door == "ask"
