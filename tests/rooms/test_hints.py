"""Hints at a table with bots alone: what a bot thinks of each option, from the view of who asks."""

import asyncio

import pytest

from kit.open_house import GENEROUS, OpenHouse, meet, two_guests
from kit.parlour import BOT, ME, Parlour, duel
from taverne import cardia, gwent
from taverne.client import HouseRefused
from taverne.games import offer_of
from taverne.house.advice import Hint, learner
from taverne.house.room.errors import RoomError
from taverne.house.thinking import WeighUp
from taverne.protocol.rooms import NewRoom
from taverne.words import knows

DEALS = {"gwent": gwent.deal("monsters", "skellige", seed=3), "cardia": cardia.deal(seed=3)}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    opened = OpenHouse(tmp_path_factory.mktemp("house"), **GENEROUS).open()
    yield opened
    opened.close()


def ask(client, guest):
    return client.call(Hint, "GET", f"{guest.path}/hint", token=guest.key.token)


async def asked(guest):
    """How things stand once this guest is ready and asked something."""
    await guest.say("ready", luck="0" * 16)
    while (now := await guest.update()).question is None:
        await asyncio.sleep(0.05)
    return now


@pytest.mark.parametrize(
    "way", [{}, {"rules": "mode=solo"}, {"game": "cardia"}, {"tournament": True}], ids=str
)
def test_who_plays_with_bots_alone_gets_a_hint(house, way):
    async def story(client):
        guest = await client.open(NewRoom(name="Ann", **({"seats": [ME, BOT]} | way)))
        now = await asked(guest)
        hint = await ask(client, guest)
        assert hint.question == now.question.id
        assert sorted(one.option for one in hint.suggestions) == sorted(now.question.options)
        assert all(knows(one.reason) and 0 <= one.chance <= 1 for one in hint.suggestions)
        assert (await ask(client, guest)).question == hint.question

    meet(house, story)


def test_with_other_people_at_the_table_there_is_none(house):
    async def story(client):
        ann, _ = await two_guests(client)
        with pytest.raises(HouseRefused) as no:
            await ask(client, ann)
        return no.value.key

    assert meet(house, story) == "room-hints-alone"


def refused(parlour, guest):
    with pytest.raises(RoomError) as no:
        learner(parlour.room, guest)
    return no.value.key


def test_who_is_not_asked_gets_none():
    parlour = Parlour(seats=[ME, BOT]).all_ready()
    assert learner(parlour.room, 0) == 0
    parlour.answers(0, "done")
    assert refused(parlour, 0) == "room-not-your-turn"


def test_watchers_and_friends_who_let_a_bot_play_change_nothing():
    assert refused(Parlour(seats=[ME, BOT]).all_ready(), None) == "room-not-seated"
    two = duel()
    two.away[1], two.now = two.now, two.now + 61_000
    two.says(0, "ask", wish="takeover", seat=1)
    assert two.room.players() == [0]
    assert refused(two, 0) == "room-hints-alone"


@pytest.mark.parametrize("game", DEALS)
def test_every_option_has_a_chance_and_a_reason(game):
    view = DEALS[game].look(0)
    thoughts = offer_of(game).bots.thoughts_on(view, 5)
    assert sorted(one.option for one in thoughts) == sorted(view.options)
    assert all(knows(one.reason) for one in thoughts)
    assert [one.option for one in offer_of(game).bots.thoughts_on(view, 5)] == [
        one.option for one in thoughts
    ]


@pytest.mark.parametrize("game", DEALS)
def test_an_errand_tells_the_same_as_the_bot(game):
    view = DEALS[game].look(1)
    told, thoughts = WeighUp(game, 5, view).answer(), offer_of(game).bots.thoughts_on(view, 5)
    assert [idea.option for idea in told.suggestions] == [one.option for one in thoughts]
    assert told.sure == thoughts[0].sure
    assert told.sure in ("clear", "likely", "open")
