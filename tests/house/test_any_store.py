"""What every store does: in memory, in a browser, in a SQLite file, in PostgreSQL."""

import pytest

from kit.disks import MemoryDisk
from taverne.house.memory import MemoryStore
from taverne.house.store import Attended, Conflict, NoRoom, Standing, WrittenEntry
from taverne.page.shelf import Shelf
from taverne.server.store import SqlStore

HOUR = 3_600_000


def line(number, at=1_000):
    return WrittenEntry(at, "answered", f'{{"number":{number}}}')


@pytest.fixture(params=["memory", "page", "sqlite", "postgres"])
async def store(request, new_database):
    if request.param in ("memory", "page"):
        yield MemoryStore() if request.param == "memory" else Shelf(MemoryDisk())
        return
    store = await SqlStore.open(new_database(request.param))
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
    await store.append(room, 2, [WrittenEntry(1, "said", odd)])
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
    assert await store.lease(room, "north", now=1, until=2 * HOUR)
    assert not await store.lease(room, "south", now=HOUR + 1, until=3 * HOUR)
    assert await store.lease(room, "south", now=2 * HOUR, until=3 * HOUR)
    assert not await store.lease(room, "north", now=2 * HOUR, until=9 * HOUR)
    assert not await store.lease("elsewhere", "south", now=0, until=HOUR)


async def test_released_rooms_can_be_leased_at_once(store, room):
    await store.create("other", 1, "gwent", False, [])
    for name in (room, "other"):
        assert await store.lease(name, "north", now=0, until=HOUR)
    await store.release("north", "other")
    assert not await store.lease(room, "south", now=1, until=HOUR)
    await store.release("north")
    assert await store.lease(room, "south", now=1, until=HOUR)


async def test_the_house_remembers_when_it_was_last_open(store):
    assert await store.last_alive() is None
    await store.alive("north", 10)
    await store.alive("south", 20)
    await store.alive("north", 30)
    assert await store.last_alive() == 30


async def test_who_is_where_is_known_to_all_nodes(store):
    """S20: with the hour at which the node that saw a guest was last alive."""
    await store.alive("north", 50)
    await store.attend([Attended("tavern", 0, "north", True, 10), Attended("tavern", 1, "south", True, 20)])
    await store.attend([Attended("tavern", 1, "south", False, 30)])
    assert sorted(await store.attended("tavern")) == [
        Attended("tavern", 0, "north", True, 10, 50),
        Attended("tavern", 1, "south", False, 30, 0),
    ]
    assert [one.guest for one in await store.seen_elsewhere("south", since=50)] == [0]
    assert await store.seen_elsewhere("north", since=0) == []
    assert await store.seen_elsewhere("south", since=51) == [], "a dead node sees nobody"


async def test_dead_nodes_are_forgotten_but_not_when_the_house_was_open(store):
    """S25: the tables of a house that is opened every day do not grow for ever."""
    for number in range(5):
        await store.alive(f"node{number}", number)
        await store.attend([Attended("tavern", 0, f"node{number}", True, number)])
    await store.forget_dead_nodes(before=100)
    assert await store.attended("tavern") == []
    assert await store.last_alive() == 4


async def test_addresses_are_banned_and_welcome_again(store):
    """S22"""
    await store.ban("203.0.113.5", 10)
    await store.ban("203.0.113.5", 20)
    assert await store.banned() == {"203.0.113.5": 20}
    assert await store.lift("203.0.113.5")
    assert not await store.lift("203.0.113.5")
    assert await store.banned() == {}
