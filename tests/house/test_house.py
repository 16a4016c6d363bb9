"""The house: friends meet, bad connections break nothing, and what was acknowledged is never lost."""

import asyncio
import os
import re
import subprocess
import sys

import httpx
import pytest
from websockets.asyncio.client import connect

from kit import nursery
from kit.children import PATIENCE
from kit.open_house import GENEROUS, OpenHouse, by_chance, meet, two_guests
from kit.places import DOCS, ROOT
from taverne.bots import make_bot
from taverne.client import HouseRefused, play
from taverne.games import replay
from taverne.kernel.comments import commented
from taverne.kernel.record import read_record
from taverne.protocol.commands import COMMANDS
from taverne.protocol.messages import FROM_HOUSE, Accepted
from taverne.protocol.rooms import NewRoom, SeatWish

ME = SeatWish(who="me")
RANDOM = SeatWish(who="bot", bot="random")
WAYS = [
    {"rules": ""},
    {"rules": "wins=2"},
    {"rules": "mode=ffa5", "seats": [ME] + [RANDOM] * 4},
    {"rules": "mode=pairs", "seats": [ME] + [RANDOM] * 3},
    {"rules": "mode=solo"},
    {"tournament": True},
    {"game": "cardia"},
    {"game": "cardia", "rules": "guardians=true"},
]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    opened = OpenHouse(tmp_path_factory.mktemp("house"), **GENEROUS).open()
    yield opened
    opened.close()


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_person_plays_every_way_against_bots(house, way):
    async def story(client):
        guest = await client.open(NewRoom(name="Ann", **({"seats": [ME, RANDOM]} | way)))
        return await play(guest, by_chance)

    assert meet(house, story).room.result.reason == "played"


def test_two_friends_play_a_duel_and_the_record_proves_the_deal(house, tmp_path):
    async def story(client):
        ann, bob = await two_guests(client, rules="mode=duel")
        ends = await asyncio.gather(play(ann, by_chance), play(bob, by_chance))
        assert ends[0].room.result == ends[1].room.result
        assert ann.witness.verdict == bob.witness.verdict == "checked"
        text = await ann.record()
        assert await bob.record(1) == text
        await ann.say("ask", wish="rematch")
        await bob.say("agree", request=(await bob.update()).room.requests[0].number)
        for guest in (ann, bob):
            assert await guest.record(1) == text
        for number, watcher, key in (
            (2, ann, "room-no-such-game"),
            (1, client.watch(ann.key.room), "room-came-later"),
        ):
            with pytest.raises(HouseRefused) as reason:
                await watcher.record(number)
            assert reason.value.key == key
        return text, bob.witness

    text, bob = meet(house, story)
    commitment, luck = bob.commitment, bob.luck[1]
    assert replay(read_record(text)).is_over
    path = tmp_path / "game.record"
    path.write_text(text, encoding="utf-8")
    assert verify(path, "--commitment", commitment, "--luck", luck) == 0
    remarks = commented(read_record(text), {0: "A fair deal?", 1: "Why not the spy"})
    path.write_text(remarks.text(), encoding="utf-8")
    assert verify(path, "--commitment", commitment, "--luck", luck) == 0
    assert verify(path, "--luck", "ab" * 16) == 2
    assert verify(path, "--commitment", "0" * 64) == 2
    changed = re.sub(r"(?m)^note luck: ..", "note luck: zz", text)
    path.write_text(changed, encoding="utf-8")
    assert verify(path) == 2


def verify(path, *words):
    done = nursery.run(["verify", path, *words], dict(os.environ), PATIENCE)
    assert "Traceback" not in done.stderr
    return done.returncode


def test_our_own_bots_play_from_outside(house):
    """A view that travelled is a view that a bot understands."""

    async def story(client):
        ann, bob = await two_guests(client)
        bots = [make_bot("planner", 1), make_bot("greedy", 2)]
        plays = [
            play(who, lambda view, _, bot=bot: bot.choose(view))
            for who, bot in zip((ann, bob), bots, strict=True)
        ]
        return (await asyncio.gather(*plays))[0]

    assert meet(house, story).room.phase == "over"


def test_the_example_for_bot_authors_works(house, tmp_path):
    """docs/bot-api.md"""
    example = re.search(r"```python\n(.*?)```", (DOCS / "bot-api.md").read_text(encoding="utf-8"), re.DOTALL)[
        1
    ]
    assert len(example.splitlines()) <= 30
    script = tmp_path / "strongarm.py"
    script.write_text(example, encoding="utf-8")

    async def story(client):
        ann = await client.open(NewRoom(name="Ann"))
        command = [sys.executable, str(script), house.address, ann.key.room, ann.key.invite]
        bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        await play(ann, by_chance)
        return (await bot.communicate())[0].decode()

    assert re.fullmatch(r"(won|lost) by played\n", meet(house, story))


def test_every_seat_counts_what_it_may_know(house):
    async def story(client):
        ann, bob = await two_guests(client)
        for guest in (ann, bob):
            await guest.say("ready", luck="ab" * 16)
        watcher = client.watch(ann.key.room)
        return [await guest.update() for guest in (ann, bob, watcher)]

    seen = meet(house, story)
    assert [len(update.happenings) for update in seen] == [update.number for update in seen]
    assert seen[2].question is None
    assert all(seat.hand.cards is None for seat in seen[2].view.seats)


def test_who_reconnects_gets_what_was_missed(house):
    async def story(client):
        ann, bob = await two_guests(client)
        await ann.say("ready", luck="ab" * 16)
        first = await ann.update()
        await bob.say("ready", luck="cd" * 16)
        rest = await ann.update(after=first.number)
        whole = await ann.update()
        return first, rest, whole

    first, rest, whole = meet(house, story)
    assert rest.after == first.number
    assert first.happenings + rest.happenings == whole.happenings


def test_sending_twice_is_harmless(house):
    async def story(client):
        ann, _ = await two_guests(client)
        command = COMMANDS.validate_python({"type": "bring", "nonce": "once", "decks": ["monsters"]})
        before = (await ann.update()).number
        return await ann.command(command), await ann.command(command), (await ann.update(before)).happenings

    first, second, happenings = meet(house, story)
    assert first == second
    assert [one.kind for one in happenings] == ["brought"]


def test_a_command_is_obeyed_once_over_two_connections(house):
    """A client that lost its connection sends again what was not acknowledged."""

    async def story(client):
        ann, _ = await two_guests(client)
        address = f"{house.address.replace('http', 'ws')}/api/rooms/{ann.key.room}/feed"
        headers = {"Authorization": f"Bearer {ann.key.token}"}
        command = '{"type": "bring", "nonce": "again", "decks": ["skellige"]}'
        numbers = []
        for _ in range(2):
            async with connect(address, additional_headers=headers) as line:
                await line.send('{"type": "hello"}')
                await line.send(command)
                async for text in line:
                    message = FROM_HOUSE.validate_json(text)
                    if isinstance(message, Accepted):
                        numbers.append(message.number)
                        break
        return numbers

    first, second = meet(house, story)
    assert first == second


def test_a_refusal_says_why(house):
    async def story(client):
        _, bob = await two_guests(client)
        with pytest.raises(HouseRefused) as reason:
            await bob.say("seat_bot", seat=0, bot="greedy")
        async with bob.feed() as feed:
            with pytest.raises(HouseRefused) as over_feed:
                await feed.say("seat_bot", seat=0, bot="greedy")
        return reason.value, over_feed.value

    one, two = meet(house, story)
    assert one.key == two.key == "room-only-host"
    assert str(one) == str(two) == "Only the host of the room can do that."


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("nl-BE,en;q=0.5", "Die kamer"),
        ("fr, de;q=0.8, en;q=0.9", "There is no such room"),
        ("it", "Questa stanza"),
        ("de;q=x", ""),
    ],
)
def test_a_refusal_speaks_the_language_of_the_guest(house, wish, words):
    answer = httpx.get(f"{house.address}/api/rooms/{'a' * 26}", headers={"Accept-Language": wish})
    assert words in answer.json()["refused"]["text"]


def test_a_closed_laptop_and_the_next_day(tmp_path):
    """The house closes politely and opens again: the game goes on where it was."""
    house = OpenHouse(tmp_path, **GENEROUS).open()
    try:

        async def evening(client):
            ann, bob = await two_guests(client, clock={"kind": "bank", "seconds": 600, "increment": 0})
            for guest in (ann, bob):
                await guest.say("ready", luck="ab" * 16)
            update = await ann.update()
            await ann.say("answer", question=update.question.id, word="done")
            return ann.key, bob.key, await bob.update()

        ann, bob, before = meet(house, evening)
        assert house.close() == 0
        house.open()

        async def morning(client):
            after = await client.return_as(bob).update()
            ends = await asyncio.gather(*(play(client.return_as(key), by_chance) for key in (ann, bob)))
            return after, ends[0]

        after, end = meet(house, morning)
        assert after.happenings[: before.number] == before.happenings
        assert after.question == before.question
        assert end.room.result.reason == "played"
    finally:
        house.close()


def test_clients_come_back_by_themselves_after_a_crash(tmp_path):
    house = OpenHouse(tmp_path, **GENEROUS).open()
    try:

        async def story(client):
            ann, bob = await two_guests(client)
            games = [asyncio.create_task(play(guest, to_the_end)) for guest in (ann, bob)]
            for _ in range(3):
                for _ in range(4):
                    await answered.acquire()
                await asyncio.to_thread(house.kill)
                await asyncio.to_thread(house.open)
            ends = await asyncio.gather(*games)
            return ends[0], await ann.record()

        answered = asyncio.Semaphore(0)

        def to_the_end(view, question):
            """Whoever never passes answers at least twenty times."""
            answered.release()
            return next(word for word in question.options if word != "pass")

        end, record = meet(house, story)
        assert end.room.result.reason == "played"
        assert replay(read_record(record)).is_over
    finally:
        house.close()


def test_a_house_moves_with_a_backup(tmp_path):
    """`taverne backup` while guests play, `taverne restore` elsewhere: everybody goes on there."""
    old, new = (OpenHouse(tmp_path / name, **GENEROUS) for name in ("old", "new"))
    file = tmp_path / "house.backup"
    for house in (old, new):
        house.home.mkdir()
    old.open()
    try:

        async def before(client):
            ann, bob = await two_guests(client)
            for guest in (ann, bob):
                await guest.say("ready", luck="ab" * 16)
            assert taverne(old, "backup", file) == 0
            return ann.key, bob.key, (await ann.update()).happenings

        ann, bob, happened = meet(old, before)
    finally:
        old.close()
    assert taverne(new, "restore", file) == 0
    assert taverne(new, "restore", file) == 2
    new.open()
    try:

        async def after(client):
            again = (await client.return_as(ann).update()).happenings
            ends = await asyncio.gather(*(play(client.return_as(key), by_chance) for key in (ann, bob)))
            return again, ends[0].room.phase

        assert meet(new, after) == (happened, "over")
    finally:
        new.close()


def taverne(house, *words):
    done = nursery.run(words, house.environment, PATIENCE)
    assert "Traceback" not in done.stderr
    return done.returncode


def test_the_house_tells_its_health(house):
    async def story(client):
        return (await client.send("GET", "/health")).json()

    assert meet(house, story)["status"] == "ok"


def test_the_log_holds_no_secrets(house):
    """Tokens, invitations, luck, secrets and hands stay out of the log."""

    async def story(client):
        ann, bob = await two_guests(client)
        ends = await asyncio.gather(play(ann, by_chance), play(bob, by_chance))
        fairness = ends[0].room.fairness
        return [ann.key.token, ann.key.invite, bob.key.token, fairness.link, *fairness.luck]

    secrets = meet(house, story)
    log = house.logged()
    assert [secret for secret in secrets if secret and secret in log] == []


def test_nothing_is_lost_when_the_house_is_killed_under_load():
    """The benchmark at a small scale: kills at random moments, and every promise is kept."""
    script = ROOT / "bench" / "house_load.py"
    command = [sys.executable, str(script), "--duels", "8", "--pace", "0.3", "--kills", "3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    assert re.search(r"acknowledged answers lost +0\n", done.stdout)
