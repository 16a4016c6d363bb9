"""Backups come back whole, into either database, or not at all."""

import gzip
import json

import pytest

from taverne.house.store import Standing, WrittenEntry
from taverne.kernel.errors import TaverneError
from taverne.server.store import SqlStore
from taverne.server.store.backup import backup, restore
from taverne.server.store.errors import BackupError

ROWS = 3 + 3 * 401 + 1
BODY = '"Grüße, 🂡 \\n \' %s"'


async def furnish(url):
    """A house with a few rooms."""
    store = await SqlStore.open(url)
    for number in range(3):
        name, opened = f"room{number}", WrittenEntry(1, "opened", BODY)
        await store.create(name, 1_700_000_000_000 + number, "gwent", number > 0, [opened])
        answers = [WrittenEntry(5_000_000_000_000 + seq, "answered", "{}") for seq in range(400)]
        await store.append(name, 2, answers)
        await store.note([Standing(name, "playing", number > 0, 7, 1_800_000_000_000 if number else None)])
    await store.lease("room1", "north", 0, 9_999_999_999_999)
    await store.alive("north", 1_700_000_000_123)
    await store.close()


async def inventory(url):
    store = await SqlStore.open(url)
    rooms = await store.rooms(["playing"], 10)
    logs = [await store.read(room.id) for room in rooms]
    last = await store.last_alive()
    await store.close()
    return [room._replace(lease_node=None, lease_until=0) for room in rooms], logs, last


@pytest.fixture
async def full(url):
    await furnish(url)
    return url


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_a_backup_comes_back_in_either_database(full, new_database, tmp_path, target):
    path = tmp_path / "house.backup"
    assert await backup(full, path) == ROWS
    other = new_database(target)
    assert await restore(path, other) == ROWS
    assert await inventory(other) == await inventory(full)
    store = await SqlStore.open(other)
    assert await store.lease("room1", "south", 0, 1), "the lease of a dead node came back"
    await store.append("room0", 402, [WrittenEntry(1, "answered", "{}")])
    await store.close()


async def test_an_empty_house_can_be_backed_up_and_filled(kind, new_database, tmp_path):
    path, empty = tmp_path / "house.backup", new_database(kind)
    await (await SqlStore.open(empty)).close()
    assert await backup(empty, path) == 0
    assert await restore(path, empty) == 0


async def test_a_backup_is_for_its_owner_alone_and_replaces_an_older_one(tmp_path):
    url, path = f"sqlite:///{tmp_path}/house.db", tmp_path / "house.backup"
    await furnish(url)
    path.write_text("the older one")
    await backup(url, path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in tmp_path.iterdir() if "backup" in file.name) == ["house.backup"]


async def test_the_house_stays_open_during_a_backup(full, tmp_path):
    store = await SqlStore.open(full)
    await backup(full, tmp_path / "house.backup")
    await store.append("room0", 402, [WrittenEntry(1, "answered", "{}")])
    await store.close()


async def test_a_house_in_use_is_not_overwritten(full, tmp_path):
    path = tmp_path / "house.backup"
    await backup(full, path)
    before = await inventory(full)
    with pytest.raises(BackupError) as refused:
        await restore(path, full)
    assert refused.value.key == "backup-database-in-use"
    assert await inventory(full) == before


@pytest.fixture
async def good(tmp_path):
    url, path = f"sqlite:///{tmp_path}/good.db", tmp_path / "good.backup"
    await furnish(url)
    await backup(url, path)
    return path


def repacked(change):
    def damage(content):
        return gzip.compress(change(gzip.decompress(content)))

    return damage


def without_line(number):
    def cut(text):
        lines = text.splitlines(keepends=True)
        del lines[number]
        return b"".join(lines)

    return repacked(cut)


def later_schema(text):
    return text.replace(b'"schema":"0002"', b'"schema":"9999"')


DAMAGE = {
    "cut": (lambda content: content[: len(content) // 2], "backup-damaged"),
    "last byte missing": (lambda content: content[:-1], "backup-damaged"),
    "a bit turned": (
        lambda content: content[:900] + bytes([content[900] ^ 1]) + content[901:],
        "backup-damaged",
    ),
    "a row changed": (repacked(lambda text: text.replace(b"room2", b"room9")), "backup-damaged"),
    "a row missing": (without_line(20), "backup-damaged"),
    "the end missing": (without_line(-1), "backup-damaged"),
    "something behind it": (repacked(lambda text: text + b"{}\n"), "backup-damaged"),
    "the header missing": (without_line(0), "backup-unreadable"),
    "of a later version": (repacked(later_schema), "backup-newer"),
    "no backup": (lambda _: b"to do: buy beer\n", "backup-unreadable"),
    "not JSON": (lambda _: gzip.compress(b"to do: buy beer\n"), "backup-damaged"),
    "empty": (lambda _: b"", "backup-damaged"),
}


@pytest.mark.parametrize("name", DAMAGE)
async def test_a_damaged_backup_is_refused_and_nothing_is_restored(good, kind, new_database, name):
    damage, key = DAMAGE[name]
    good.write_bytes(damage(good.read_bytes()))
    url = new_database(kind)
    with pytest.raises(BackupError) as refused:
        await restore(good, url)
    assert refused.value.key == key
    store = await SqlStore.open(url)
    assert await store.count() == 0
    await store.close()


async def test_a_backup_can_be_read_by_people(good):
    lines = [json.loads(line) for line in gzip.decompress(good.read_bytes()).splitlines()]
    assert lines[0] == {"format": "Taverne backup 1", "schema": "0002"}
    assert {line[0] for line in lines[1:-1]} == {"rooms", "entries", "nodes"}
    assert lines[-1]["lines"] == len(lines) - 1


async def test_files_that_are_not_there_are_refused_in_words(good, tmp_path, new_database):
    full = f"sqlite:///{tmp_path}/good.db"
    for work, key in [
        (restore(tmp_path / "none.backup", new_database("sqlite")), "backup-missing"),
        (restore(tmp_path, new_database("sqlite")), "backup-trouble"),
        (backup(full, tmp_path / "none" / "house.backup"), "backup-missing"),
        (backup(f"sqlite:///{tmp_path}/none.db", tmp_path / "x.backup"), "backup-nothing"),
    ]:
        with pytest.raises(TaverneError) as refused:
            await work
        assert refused.value.key == key
    assert not (tmp_path / "none.db").exists()
