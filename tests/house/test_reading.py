"""Decks and records of strangers are read beside the house, few at a time, and not without end (S30, S31)."""

import threading

import pytest

from kit.indoors import house_in, visitor
from taverne import gwent
from taverne.gwent.decks import names
from taverne.gwent.decks.files import MOST_GUESSES, read_deck
from taverne.gwent.house import offer as gwent_offer
from taverne.kernel.errors import SetupError
from taverne.kernel.game import Game

UNKNOWN = "faction: monsters\nleader: x\n" + "\n".join(f"zzzzzqqqqq{number:03}" for number in range(400))
ME = {"who": "me", "decks": ["monsters"]}
BEARER = {"name": "Ann", "bearer": True}


@pytest.fixture
def readers(monkeypatch):
    """The threads in which decks and records are read."""
    found = set()

    def noted(source, read=gwent_offer.read_source):
        found.add(threading.current_thread())
        return read(source)

    monkeypatch.setattr(gwent_offer, "read_source", noted)
    monkeypatch.setattr("taverne.gwent.house.library.read_source", noted)
    return found


async def test_a_deck_is_never_read_where_everybody_is_served(tmp_path, readers):
    """S30 not when it is checked, not when it is brought, and not when a room is opened with it."""
    async with house_in(tmp_path) as house, visitor(house) as guest:
        checked = await guest.post("/api/decks/check", json={"source": UNKNOWN})
        assert checked.json()["legal"] is False
        key = (await guest.post("/api/rooms", json={**BEARER, "seats": [ME]})).json()
        guest.headers["Authorization"] = f"Bearer {key['token']}"
        bring = {"type": "bring", "nonce": "1", "decks": ["skellige"]}
        brought = await guest.post(f"/api/rooms/{key['room']}/commands", json=bring)
        assert brought.json()["type"] == "accepted"
    assert readers
    assert threading.main_thread() not in readers


async def test_a_record_is_never_played_through_where_everybody_is_served(tmp_path, monkeypatch):
    """S30 not when a room is opened with it or read again, and not when answers are taken back."""
    game = gwent.deal("monsters", "nilfgaard", seed=3)
    for _ in range(6):
        game.answer(game.asked[0], game.options(game.asked[0])[0])
    record, threads = game.record().text(), set()

    def noted(self, answers, replay=Game._replay):
        if answers:
            threads.add(threading.current_thread())
        replay(self, answers)

    monkeypatch.setattr(Game, "_replay", noted)
    async with house_in(tmp_path) as house, visitor(house) as guest:
        room = {**BEARER, "record": record, "seats": [{"who": "me"}, {"who": "open"}]}
        key = (await guest.post("/api/rooms", json=room)).json()
        guest.headers["Authorization"] = f"Bearer {key['token']}"
        orders = f"/api/rooms/{key['room']}/commands"
        asked = (await guest.get(f"/api/rooms/{key['room']}/feed")).json()["question"]
        word = {"type": "answer", "nonce": "1", "question": asked["id"], "word": asked["options"][0]}
        assert (await guest.post(orders, json=word)).json()["type"] == "accepted"
        house.salons.clear()
        answer = await guest.post(orders, json={"type": "ask", "nonce": "2", "wish": "take_back"})
        assert answer.json()["type"] == "accepted", answer.text
        assert house.salons[key["room"]].room.epoch == 1
        assert len(house.salons[key["room"]].room.playing().answers) == 6
    assert threads
    assert threading.main_thread() not in threads


async def test_checking_decks_has_a_rate_of_its_own(tmp_path):
    """S30"""
    async with house_in(tmp_path, readings_burst=2, readings_per_minute=1) as house, visitor(house) as guest:
        wish = {"source": "monsters"}
        answers = [await guest.post("/api/decks/check", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert (await guest.get("/api/games")).status_code == 200


async def test_bringing_decks_has_a_rate_of_its_own(tmp_path):
    """S30 by room, for a feed is no request."""
    async with house_in(tmp_path, readings_burst=2, readings_per_minute=1) as house, visitor(house) as guest:
        key = (await guest.post("/api/rooms", json=BEARER)).json()
        guest.headers["Authorization"] = f"Bearer {key['token']}"
        path = f"/api/rooms/{key['room']}/commands"
        brought = [
            await guest.post(path, json={"type": "bring", "nonce": str(number), "decks": ["monsters"]})
            for number in range(3)
        ]
        assert [answer.status_code for answer in brought] == [200, 200, 429]
        assert brought[2].json()["refused"]["key"] == "gate-too-fast"


def test_only_the_first_unknown_names_are_guessed_at(monkeypatch):
    """S31 to look for a like name takes long."""
    guessed = []

    def noted(text, known, suggest=names.suggestion):
        guessed.append(text)
        return suggest(text, known)

    monkeypatch.setattr(names, "suggestion", noted)
    with pytest.raises(SetupError) as wrong:
        read_deck(UNKNOWN)
    assert len(wrong.value.complaints) == 401
    assert len(guessed) == MOST_GUESSES


def test_a_misspelt_name_is_still_guessed():
    """S31"""
    with pytest.raises(SetupError) as wrong:
        read_deck("faction: monsters\nleader: Bringer of Death\nGhuol")
    assert wrong.value.complaints[-1].details["meant"].key == "mo_ghoul"


async def test_a_deck_is_checked_by_the_game_that_is_named(tmp_path):
    """An unknown game is refused as everywhere; without a word, the first of the list is meant."""
    async with house_in(tmp_path) as house, visitor(house) as guest:

        async def check(**wish):
            return await guest.post("/api/decks/check", json={"source": "monsters", **wish})

        assert (await check()).json()["legal"]
        assert (await check(game="gwent")).json()["legal"]
        cardia = (await check(game="cardia")).json()
        assert (cardia["legal"], [one["key"] for one in cardia["complaints"]]) == (False, ["room-no-decks"])
        unknown = await check(game="chess")
        assert (unknown.status_code, unknown.json()["refused"]["key"]) == (409, "game-unknown")
