"""The store: what was acknowledged is there, once, and what was refused is not."""

import asyncio
import signal
import subprocess
import sys
import time

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kit import children
from taverne.server.store import Attended, Conflict, Entry, NoRoom, Standing, Store, StoreError, Unsure
from taverne.server.store.attendance import attend, attended, forget_dead_nodes, seen_elsewhere
from taverne.server.store.bans import ban, banned, lift
from taverne.server.store.migrate import migrate
from taverne.server.store.schema import metadata

HOUR = 3_600_000


def line(number, at=1_000):
    return Entry(at, "answered", f'{{"number":{number}}}')


@pytest.fixture
async def store(url):
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
async def room(store):
    await store.create("tavern", 1_000, "gwent", True, [line(1)])
    return "tavern"


async def bodies(store, room):
    return [(row.seq, row.body) for row in await store.read(room)]


async def test_the_log_comes_back_as_it_was_written(store, room):
    await store.append(room, 2, [line(2, at=2_000), line(3, at=3_000)])
    assert await store.read(room, after=1) == [
        (2, 2_000, "answered", '{"number":2}'),
        (3, 3_000, "answered", '{"number":3}'),
    ]
    assert await store.read("elsewhere") == []


async def test_any_text_survives(store, room):
    odd = '"Grüße, 🂡 \\u2028 \'; DROP TABLE rooms; -- %s :which {x}"'
    await store.append(room, 2, [Entry(1, "said", odd)])
    assert (await store.read(room, after=1))[0].body == odd


async def test_who_comes_second_is_refused_and_leaves_no_trace(store, room):
    await store.append(room, 2, [line("mine")])
    with pytest.raises(Conflict):
        await store.append(room, 2, [line("yours"), line("yours too")])
    assert await bodies(store, room) == [(1, '{"number":1}'), (2, '{"number":mine}')]


async def test_an_append_that_overlaps_in_part_is_refused_whole(store, room):
    await store.append(room, 3, [line(3)])
    with pytest.raises(Conflict):
        await store.append(room, 2, [line("a"), line("b")])
    assert [seq for seq, _ in await bodies(store, room)] == [1, 3]


async def test_a_forgotten_room_takes_no_more_lines(store, room):
    await store.forget(room)
    with pytest.raises(NoRoom):
        await store.append(room, 2, [line(2)])
    assert await store.read(room) == []
    assert await store.count() == 0


async def test_a_room_is_created_once(store, room):
    with pytest.raises(Conflict):
        await store.create(room, 5, "cardia", False, [line("other")])
    assert (await store.find(room)).game == "gwent"
    assert len(await store.read(room)) == 1


async def test_many_appends_share_few_commits(store):
    names = [f"room{number}" for number in range(300)]
    for name in names:
        await store.create(name, 1, "gwent", False, [line(1)])
    before = store.writer.commits
    await asyncio.gather(*(store.append(name, 2, [line(2)]) for name in names))
    assert store.writer.commits - before < 10
    assert all([len(await store.read(name)) == 2 for name in names])


async def test_a_conflict_fails_nobody_else_in_the_same_commit(store, room):
    await store.create("other", 1, "gwent", False, [line(1)])
    results = await asyncio.gather(
        store.append(room, 1, [line("late")]),
        store.append("other", 2, [line(2)]),
        store.append("nowhere", 2, [line(2)]),
        store.append(room, 2, [line("built upon what was refused")]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, type(None), NoRoom, Conflict]
    assert len(await store.read("other")) == 2
    assert len(await store.read(room)) == 1


async def test_racing_writers_lose_nothing_and_double_nothing(url, store, room):
    """Two nodes with eight writers each want the next number; the log tells who got it."""
    other = await Store.open(url)
    won = []

    async def race(node, name):
        for step in range(12):
            while True:
                seq = len(await node.read(room)) + 1
                try:
                    await node.append(room, seq, [line(f"{name}:{step}")])
                except Conflict:
                    continue
                won.append((seq, f'{{"number":{name}:{step}}}'))
                break

    try:
        await asyncio.gather(
            *(race(node, f"{place}{way}") for place, node in enumerate([store, other]) for way in "abcdefgh")
        )
    finally:
        await other.close()
    assert len(won) == 16 * 12
    assert sorted(won) == (await bodies(store, room))[1:]


async def test_an_append_that_nobody_waits_for_harms_nobody(store, room):
    impatient = asyncio.create_task(store.append(room, 2, [line(2)]))
    await asyncio.sleep(0)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    await store.append(room, 3, [line(3)])
    assert len(await store.read(room)) == 3


async def test_a_closed_store_writes_what_was_queued_and_nothing_more(url):
    store = await Store.open(url)
    await store.create("tavern", 1, "gwent", True, [line(1)])
    last = asyncio.create_task(store.append("tavern", 2, [line(2)]))
    await asyncio.sleep(0)
    await store.close()
    await last
    with pytest.raises(StoreError) as refused:
        await store.append("tavern", 3, [line(3)])
    assert refused.value.key == "store-closed"
    again = await Store.open(url)
    assert len(await again.read("tavern")) == 2
    await again.close()


async def test_what_is_derived_follows_the_log(store, room):
    await store.append(room, 2, [line(2, at=7_000)], phase="playing")
    await store.append(room, 3, [line(3, at=8_000)])
    found = await store.find(room)
    assert (found.phase, found.touched_at, found.created_at) == ("playing", 8_000, 1_000)
    await store.create("other", 1, "gwent", True, [])
    await store.note([Standing(room, "over", False, 9_000, None), Standing("other", "playing", True, 5, 50)])
    await store.note([])
    found = await store.find(room)
    assert (found.phase, found.touched_at, found.listed, found.due_at) == ("over", 9_000, False, None)
    found = await store.find("other")
    assert (found.phase, found.touched_at, found.listed, found.due_at) == ("playing", 5, True, 50)
    assert await store.find("elsewhere") is None


async def test_the_house_finds_where_it_must_act(store):
    for name, due_at in [("soon", 10), ("later", 20), ("never", None), ("unnoted", None)]:
        await store.create(name, 1, "gwent", False, [])
        await store.note([Standing(name, "playing", False, 1, due_at)])
    await store.append("unnoted", 1, [line(1, at=100)])
    assert await store.due(20, 10) == ["soon"]
    assert await store.due(21, 10) == ["soon", "later"]
    assert await store.due(21, 1) == ["soon"]
    assert set(await store.due(20, 10, touched_since=90)) == {"soon", "unnoted"}


async def test_rooms_by_phase_and_age(store):
    for age, (name, phase) in enumerate([("a", "over"), ("b", "playing"), ("c", "over"), ("d", "gathering")]):
        await store.create(name, age, "gwent", name != "d", [], phase=phase)
    assert [row.id for row in await store.rooms(["over", "gathering"], 10)] == ["a", "c", "d"]
    assert [row.id for row in await store.rooms(["over"], 10, before=2)] == ["a"]
    assert [row.id for row in await store.rooms(["over", "playing"], 2)] == ["a", "b"]
    assert [row.id for row in await store.listed(2)] == ["c", "b"]
    assert [row.id for row in await store.listed(5, phases=["playing"])] == ["b"]
    assert (await store.count(), await store.count(["over"])) == (4, 2)


async def test_one_node_at_a_time_holds_a_room(store, room):
    assert await store.lease(room, "north", now=0, until=HOUR)
    assert not await store.lease(room, "south", now=1, until=HOUR)
    assert await store.lease(room, "north", now=1, until=HOUR)
    assert await store.renew("north", 2 * HOUR) == {room}
    assert not await store.lease(room, "south", now=HOUR + 1, until=3 * HOUR)
    assert await store.lease(room, "south", now=2 * HOUR, until=3 * HOUR)
    assert await store.renew("north", 9 * HOUR) == frozenset()
    assert not await store.lease("elsewhere", "south", now=0, until=HOUR)


async def test_released_rooms_can_be_leased_at_once(store, room):
    await store.create("other", 1, "gwent", False, [])
    for name in (room, "other"):
        assert await store.lease(name, "north", now=0, until=HOUR)
    await store.release("north", "other")
    assert await store.renew("north", HOUR) == {room}
    await store.release("north")
    assert await store.lease(room, "south", now=1, until=HOUR)


async def test_only_one_of_many_gets_the_lease(url, store, room):
    other = await Store.open(url)
    try:
        got = await asyncio.gather(
            *(node.lease(room, f"node{number}", 0, HOUR) for number, node in enumerate([store, other] * 10))
        )
    finally:
        await other.close()
    assert sum(got) == 1


async def test_the_house_remembers_when_it_was_last_open(store):
    assert await store.last_alive() is None
    await store.alive("north", 10)
    await store.alive("south", 20)
    await store.alive("north", 30)
    assert await store.last_alive() == 30


async def test_a_healthy_store_says_nothing(store):
    await store.check()


async def test_the_migrated_schema_is_the_schema(store):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    def differences(connection):
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return compare_metadata(context, metadata)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_nodes_that_start_together_migrate_once(url):
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    for store in stores:
        await store.check()
        await store.close()


async def test_a_database_of_a_later_version_is_left_alone(url, store):
    async with store.pen.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError) as refused:
        await Store.open(url)
    assert refused.value.key == "store-newer"


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("nonsense", "store-url-unreadable"),
        ("mysql://root@host/house", "store-url-unknown"),
        ("sqlite://", "store-url-no-file"),
        ("sqlite:///:memory:", "store-url-no-file"),
        ("postgresql://nobody:secret@127.0.0.1:1/house", "store-unavailable"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused_in_words(address, key):
    with pytest.raises(StoreError) as refused:
        await Store.open(address)
    assert refused.value.key == key
    assert "secret" not in str(refused.value)


async def test_a_postgres_without_this_database_is_refused(new_database):
    url = new_database("postgres")
    with pytest.raises(StoreError) as refused:
        await Store.open(url.replace("/house", "/nohouse"))
    assert "does not exist" in str(refused.value)


async def test_a_database_that_stumbles_is_reported_and_tried_again(store, room, monkeypatch):
    async def stumble(appends):
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(store.writer, "together", stumble)
        for failed in await asyncio.gather(
            *(store.append(room, seq, [line(seq)]) for seq in (2, 3)), return_exceptions=True
        ):
            assert isinstance(failed, StoreError)
            assert failed.key == "store-unavailable"
    await store.append(room, 2, [line(2)])
    assert len(await store.read(room)) == 2


async def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "notes.db").write_text("to do: buy beer\n" * 100)
    with pytest.raises(StoreError):
        await Store.open(f"sqlite:///{tmp_path}/notes.db")
    assert (tmp_path / "notes.db").read_text().startswith("to do")


async def test_the_file_is_for_its_owner_alone(tmp_path):
    store = await Store.open(f"sqlite:///{tmp_path}/new/house.db")
    await store.close()
    assert (tmp_path / "new" / "house.db").stat().st_mode & 0o777 == 0o600


async def test_sqlite_waits_for_the_disk(tmp_path):
    store = await Store.open(f"sqlite:///{tmp_path}/house.db")
    async with store.engine.connect() as connection:
        asked = ["journal_mode", "synchronous", "foreign_keys"]
        found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in asked]
    await store.close()
    assert found == ["wal", 2, 1]


def test_a_migration_can_be_run_without_async(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path}/house.db")
    with engine.begin() as connection:
        migrate(connection)
        assert connection.execute(text("SELECT count(*) FROM entries")).scalar() == 0
    engine.dispose()


SCRIBE = """
import asyncio, sys
from taverne.server.store import Entry, Store

async def main(url):
    store = await Store.open(url)
    await asyncio.gather(*(scribe(store, f"room{number}") for number in range(4)))

async def scribe(store, room):
    seq = len(await store.read(room)) + 1
    if seq == 1:
        await store.create(room, 1, "gwent", False, [])
    while True:
        await store.append(room, seq, [Entry(seq, "answered", str(seq)), Entry(seq, "timed", "{}")])
        print(room, seq + 1, flush=True)
        seq += 2

asyncio.run(main(sys.argv[1]))
"""


async def test_what_was_acknowledged_survives_a_sudden_death(url):
    """A process is killed in the middle of its appends, again and again."""
    for attempt in range(3):
        scribe = children.start([sys.executable, "-c", SCRIBE, url], stdout=subprocess.PIPE, text=True)
        acknowledged = [scribe.stdout.readline() for _ in range(8)]
        time.sleep(0.05 * attempt)
        scribe.send_signal(signal.SIGKILL)
        acknowledged += scribe.stdout.read().splitlines()
        scribe.wait()
        scribe.stdout.close()
        await check_the_log(url, acknowledged)


async def check_the_log(url, acknowledged):
    store = await Store.open(url)
    logs = {f"room{number}": await store.read(f"room{number}") for number in range(4)}
    await store.close()
    for words in filter(str.strip, acknowledged):
        room, seq = words.split()
        assert int(seq) <= len(logs[room])
    for log in logs.values():
        assert [row.seq for row in log] == list(range(1, len(log) + 1))
        assert len(log) % 2 == 0, "an append was torn"


async def test_who_is_where_is_known_to_all_nodes(store):
    """S20: with the hour at which the node that saw a guest was last alive."""
    await store.alive("north", 50)
    await attend(store, [Attended("tavern", 0, "north", True, 10), Attended("tavern", 1, "south", True, 20)])
    await attend(store, [Attended("tavern", 1, "south", False, 30)])
    assert sorted(await attended(store, "tavern")) == [
        Attended("tavern", 0, "north", True, 10, 50),
        Attended("tavern", 1, "south", False, 30, 0),
    ]
    assert [one.guest for one in await seen_elsewhere(store, "south", since=50)] == [0]
    assert await seen_elsewhere(store, "north", since=0) == []
    assert await seen_elsewhere(store, "south", since=51) == [], "a dead node sees nobody"


async def test_dead_nodes_are_forgotten_but_not_when_the_house_was_open(store):
    """S25: the tables of a house that is opened every day do not grow for ever."""
    for number in range(5):
        await store.alive(f"node{number}", number)
        await attend(store, [Attended("tavern", 0, f"node{number}", True, number)])
    await forget_dead_nodes(store, before=100)
    assert await attended(store, "tavern") == []
    assert await store.last_alive() == 4
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM nodes"))).scalar() == 1


async def test_a_write_that_may_have_arrived_is_not_called_refused(store, room, monkeypatch):
    """S23: the database writes and falls silent before it says so."""

    async def silent(connection):
        await commit(connection)
        raise OSError("the line is dead")

    commit = AsyncConnection.commit
    with monkeypatch.context() as broken:
        broken.setattr(AsyncConnection, "commit", silent)
        with pytest.raises(Unsure) as unsure:
            await store.append(room, 2, [line(2)])
    assert unsure.value.key == "store-unsure"
    assert len(await store.read(room)) == 2


async def test_addresses_are_banned_and_welcome_again(store):
    """S22"""
    await ban(store, "203.0.113.5", 10)
    await ban(store, "203.0.113.5", 20)
    assert await banned(store) == {"203.0.113.5": 20}
    assert await lift(store, "203.0.113.5")
    assert not await lift(store, "203.0.113.5")
    assert await banned(store) == {}
