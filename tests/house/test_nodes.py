"""Several nodes, one PostgreSQL: a room is the same wherever you come in, and no node is missed."""

import asyncio

import pytest

from kit.open_house import GENEROUS, OpenHouse, by_chance
from taverne.client import play
from taverne.protocol.rooms import NewRoom, SeatWish


@pytest.fixture
def nodes(tmp_path, new_database):
    url = new_database("postgres")
    opened = [OpenHouse(tmp_path / name, **GENEROUS, TAVERNE_DATABASE=url) for name in ("one", "two")]
    for node in opened:
        node.home.mkdir()
        node.open()
    yield opened
    for node in opened:
        node.close()


def test_friends_on_two_nodes_play_one_game(nodes):
    async def story():
        async with nodes[0].client() as here, nodes[1].client() as there:
            ann = await here.open(NewRoom(name="Ann"))
            bob = await there.join(ann.key.room, ann.key.invite, "Bob")
            ends = await asyncio.gather(play(ann, by_chance), play(bob, by_chance))
            return [end.room.result for end in ends], await ann.record(), await bob.record()

    results, one, two = asyncio.run(story())
    assert results[0] == results[1]
    assert one == two


def test_when_a_node_dies_another_plays_for_its_bots(nodes):
    """The dead node held the room; its guests come back elsewhere, and the bot still answers."""

    async def story():
        async with nodes[0].client() as here, nodes[1].client() as there:
            seats = [SeatWish(who="me"), SeatWish(who="bot", bot="random")]
            ann = await here.open(NewRoom(name="Ann", seats=seats))
            await ann.say("ready", luck="ab" * 16)
            await only_she_is_asked(ann)
            await asyncio.to_thread(nodes[0].kill)
            return await asyncio.wait_for(play(there.return_as(ann.key), by_chance), 90)

    assert asyncio.run(story()).room.result.reason == "played"


async def only_she_is_asked(guest):
    """Once the bot has exchanged its cards."""
    while (view := (await guest.update()).view) is None or list(view.asked) != [0]:
        await asyncio.sleep(0.02)
