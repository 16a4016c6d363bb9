"""Trying things out: a record or a position, further answers, and what one seat gets to see of it."""

import asyncio
import json
from types import SimpleNamespace

import httpx
import pytest

from kit.parlour import BOT, ME, Parlour
from taverne import cardia, gwent
from taverne.games import replay
from taverne.kernel.record import Record, read_record
from taverne.protocol.trying import MOST_ANSWERS, Tried
from taverne.server.app import create_app
from taverne.server.readers import ThreadReaders
from taverne.server.settings import Settings


def opened(game):
    """A game from a position: nothing is left of how it came about."""
    return game.from_position(game.write_position(dealt(game).table))


def dealt(game):
    if game is cardia:
        return cardia.deal(seed=7)
    begun = gwent.deal("nilfgaard", "skellige", seed=7)
    for seat in (0, 1):
        begun.answer(seat, "done")
    return begun


def line_of(game, length=6):
    """The first answers that anybody could give."""
    while len(game.answers) < length:
        seat = game.asked[0]
        game.answer(seat, game.options(seat)[0])
    return game.answers


def given(answers):
    return [{"seat": seat, "word": word} for seat, word in answers]


class Door:
    """Knocks without a network."""

    def __init__(self, **chosen):
        settings = Settings(database="sqlite:///x", **({"practices_burst": 1000} | chosen))
        self.app = create_app(SimpleNamespace(readers=ThreadReaders(), banned={}), settings)

    def knock(self, *wishes, **headers):
        async def knocked():
            transport = httpx.ASGITransport(self.app, client=("203.0.113.5", 5000))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return [await client.post("/api/practice", json=wish, headers=headers) for wish in wishes]

        return asyncio.run(knocked())

    def shows(self, game, answers=(), **wish):
        (answer,) = self.knock({"record": game.record().text(), "answers": given(answers), **wish})
        assert answer.status_code == 200, answer.text
        return Tried.model_validate(answer.json())

    def refuses(self, language="en", **wish):
        (answer,) = self.knock(wish, **{"accept-language": language})
        return answer.status_code, answer.json()["refused"]


@pytest.fixture(scope="module")
def door():
    return Door()


@pytest.mark.parametrize("game", [gwent, cardia])
def test_a_seat_sees_what_a_guest_of_a_room_would_see(door, game):
    """Compared with the table itself: the view, the question, and every event that the seat may know."""
    for begun in (opened(game), dealt(game)):
        start = begun.record()
        answers = line_of(begun)[len(start.answers) :]
        for seat in (0, 1):
            shown = door.shows(replay(start), answers, seat=seat, known=len(start.answers))
            assert len(shown.steps) == len(answers)
            told = []
            for number, step in enumerate(shown.steps, 1):
                then = replay(
                    Record(start.game, start.ruleset, start.setup, (*start.answers, *answers[:number]))
                )
                assert step.update.view == then.look(seat)
                question = step.update.question
                assert (question is not None) == (seat in then.asked)
                assert question is None or tuple(question.options) == then.options(seat)
                told += [(one.kind, one.card) for one in step.update.happenings if one.of == "game"]
                assert step.move.word == (answers[number - 1][1] if answers[number - 1][0] == seat else None)
            before = len(replay(start).events)
            heard = [one for one in begun.heard(seat, before) if one is not None]
            assert told == [(one.kind, one.card) for one in heard]


@pytest.mark.parametrize("game", [gwent, cardia])
def test_what_is_hidden_from_a_seat_is_nowhere_in_its_answer(door, game):
    begun = opened(game)
    shown = door.shows(begun).model_dump(exclude={"record"})
    mine = {card.key for card in begun.table.hands[0]}
    secret = {card.key for card in begun.table.hands[1]} - mine
    told = json.dumps(shown)
    assert any(f'"{key}"' in told for key in mine)
    if game is gwent:
        assert not any(f'"{key}"' in told for key in secret)


def test_who_knows_nothing_yet_gets_the_table_at_once_and_goes_on_from_there(door):
    begun = opened(gwent)
    first = door.shows(begun)
    assert len(first.steps) == 1
    assert first.steps[0].update.after == 0
    assert first.foresight.question == first.steps[0].update.question.id
    word = first.steps[0].update.question.options[0]
    then = door.shows(begun, [(0, word)], known=first.answers)
    assert (first.answers, then.answers, len(then.steps)) == (0, 1, 1)
    assert then.steps[0].update.after == first.steps[0].update.number


def test_the_answer_holds_the_game_so_far_and_a_room_goes_on_with_it(door):
    begun = opened(cardia)
    answers = line_of(opened(cardia), 2)
    text = door.shows(begun, answers).record
    assert list(read_record(text).answers) == list(answers)
    room = Parlour(record=text, seats=[ME, BOT]).room
    assert room.playing().look(0).row == replay(read_record(text)).look(0).row


def test_a_bot_of_the_record_lends_its_seat_to_who_asks(door):
    begun = opened(gwent)
    begun.notes |= {"seat 0": "weighted", "seat 1": "greedy"}
    update = door.shows(begun).steps[0].update
    assert update.question is not None
    assert [seat.who for seat in update.room.seats] == ["person", "bot"]


def broken(**changes):
    position = gwent.write_position(dealt(gwent).table) | changes
    line = json.dumps(position, separators=(",", ":"))
    return Record("gwent", 2, {"rules": position["rules"], "position": line}).text()


def test_all_faults_of_a_position_are_named_at_once(door):
    text = broken(round=-3, starter=9)
    status, refused = door.refuses(record=text)
    assert (status, refused["key"]) == (409, "position-impossible")
    assert len(refused["complaints"]) == 2
    dutch = door.refuses("nl", record=text)[1]["complaints"]
    assert all(one["text"] != other["text"] for one, other in zip(refused["complaints"], dutch, strict=True))


def test_an_illegal_answer_is_refused_in_plain_words(door):
    record = opened(gwent).record().text()
    for wrong in ({"seat": 0, "word": "nonsense"}, {"seat": 1, "word": "pass"}):
        status, refused = door.refuses(record=record, answers=[wrong])
        assert (status, refused["key"]) == (409, "record-illegal-answer")
        assert refused["text"] != refused["key"]
    assert door.refuses(record=record, seat=4)[1]["key"] == "room-no-such-seat"
    assert door.refuses(record="lorem")[1]["key"] == "record-unreadable"
    many = [{"seat": 0, "word": "pass"}] * (MOST_ANSWERS + 1)
    assert door.refuses(record=record, answers=many)[0] == 422


def test_who_asks_too_often_has_to_wait():
    door = Door(practices_burst=2, practices_per_minute=1)
    wish = {"record": opened(cardia).record().text()}
    assert [answer.status_code for answer in door.knock(wish, wish, wish)] == [200, 200, 429]
