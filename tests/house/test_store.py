"""The store: what was acknowledged is there, once, and what was refused is not."""

import asyncio
import signal
import subprocess
import sys
import time

import pytest
from sqlalchemy import create_engine, text

from kit import children
from kit.databases import silence
from taverne.house.store import Conflict, NoRoom, StoreError, Unsure, WrittenEntry
from taverne.server.store import SqlStore
from taverne.server.store.migrate import migrate
from taverne.server.store.schema import metadata

HOUR = 3_600_000


def line(number, at=1_000):
    return WrittenEntry(at, "answered", f'{{"number":{number}}}')


@pytest.fixture
async def store(url):
    store = await SqlStore.open(url)
    yield store
    await store.close()


@pytest.fixture
async def room(store):
    await store.create("tavern", 1_000, "gwent", True, [line(1)])
    return "tavern"


async def bodies(store, room):
    return [(row.seq, row.body) for row in await store.read(room)]


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
    other = await SqlStore.open(url)
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
    store = await SqlStore.open(url)
    await store.create("tavern", 1, "gwent", True, [line(1)])
    last = asyncio.create_task(store.append("tavern", 2, [line(2)]))
    await asyncio.sleep(0)
    await store.close()
    await last
    with pytest.raises(StoreError) as refused:
        await store.append("tavern", 3, [line(3)])
    assert refused.value.key == "store-closed"
    again = await SqlStore.open(url)
    assert len(await again.read("tavern")) == 2
    await again.close()


async def test_only_one_of_many_gets_the_lease(url, store, room):
    other = await SqlStore.open(url)
    try:
        got = await asyncio.gather(
            *(node.lease(room, f"node{number}", 0, HOUR) for number, node in enumerate([store, other] * 10))
        )
    finally:
        await other.close()
    assert sum(got) == 1


async def test_the_migrated_schema_is_the_schema(store):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    def differences(connection):
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return compare_metadata(context, metadata)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_nodes_that_start_together_migrate_once(url):
    stores = await asyncio.gather(*(SqlStore.open(url) for _ in range(4)))
    for store in stores:
        assert await store.count() == 0
        await store.close()


async def test_a_database_of_a_later_version_is_left_alone(url, store):
    async with store.pen.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError) as refused:
        await SqlStore.open(url)
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
        await SqlStore.open(address)
    assert refused.value.key == key
    assert "secret" not in str(refused.value)


async def test_a_postgres_without_this_database_is_refused(new_database):
    url = new_database("postgres")
    with pytest.raises(StoreError) as refused:
        await SqlStore.open(url.replace("/house", "/nohouse"))
    assert "does not exist" in str(refused.value)


async def test_a_database_that_stumbles_is_reported_and_tried_again(store, room, monkeypatch):
    def stumble(appends):
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(store.writer.scribe, "together", stumble)
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
        await SqlStore.open(f"sqlite:///{tmp_path}/notes.db")
    assert (tmp_path / "notes.db").read_text().startswith("to do")


async def test_the_file_is_for_its_owner_alone(tmp_path):
    store = await SqlStore.open(f"sqlite:///{tmp_path}/new/house.db")
    await store.close()
    assert (tmp_path / "new" / "house.db").stat().st_mode & 0o777 == 0o600


async def test_sqlite_waits_for_the_disk(tmp_path):
    store = await SqlStore.open(f"sqlite:///{tmp_path}/house.db")
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
from taverne.house.store import WrittenEntry
from taverne.server.store import SqlStore

async def main(url):
    store = await SqlStore.open(url)
    await asyncio.gather(*(scribe(store, f"room{number}") for number in range(4)))

async def scribe(store, room):
    seq = len(await store.read(room)) + 1
    if seq == 1:
        await store.create(room, 1, "gwent", False, [])
    while True:
        two = [WrittenEntry(seq, "answered", str(seq)), WrittenEntry(seq, "timed", "{}")]
        await store.append(room, seq, two)
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
        rest = scribe.stdout.read()
        acknowledged += rest.splitlines()[: rest.count("\n")]  # the last line may be torn
        scribe.wait()
        scribe.stdout.close()
        await check_the_log(url, acknowledged)


async def check_the_log(url, acknowledged):
    store = await SqlStore.open(url)
    logs = {f"room{number}": await store.read(f"room{number}") for number in range(4)}
    await store.close()
    for words in filter(str.strip, acknowledged):
        room, seq = words.split()
        assert int(seq) <= len(logs[room])
    for log in logs.values():
        assert [row.seq for row in log] == list(range(1, len(log) + 1))
        assert len(log) % 2 == 0, "an append was torn"


async def test_dead_nodes_leave_no_rows(store):
    """S25"""
    for number in range(5):
        await store.alive(f"node{number}", number)
    await store.forget_dead_nodes(before=100)
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM nodes"))).scalar() == 1


async def test_a_write_that_may_have_arrived_is_not_called_refused(store, room, monkeypatch):
    """S23: the database writes and falls silent before it says so."""
    with monkeypatch.context() as broken:
        silence(broken, store)
        with pytest.raises(Unsure) as unsure:
            await store.append(room, 2, [line(2)])
    assert unsure.value.key == "store-unsure"
    assert len(await store.read(room)) == 2
