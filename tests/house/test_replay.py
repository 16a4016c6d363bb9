"""Looking through finished games: every game and mode, every pair of eyes, and every bad record."""

import asyncio
import random
import threading
import time
from types import SimpleNamespace

import httpx
import pytest

from kit.parlour import duel
from kit.places import TESTS
from taverne.games import replay
from taverne.gwent.view import SPECTATOR
from taverne.house import replays
from taverne.house.house import House
from taverne.house.salon import Salon
from taverne.kernel.record import Record, checksum, read_record
from taverne.protocol.limits import LONGEST_RECORD
from taverne.protocol.replays import MOST_STEPS, Replay
from taverne.server.app import create_app
from taverne.server.readers import ThreadReaders
from taverne.server.settings import Settings

GENEROUS = {"replays_burst": 10_000, "requests_burst": 10_000}
WAYS = [
    "gwent/golden/duel-00-monsters-monsters",
    "gwent/golden/advanced-0",
    "gwent/golden/ffa3-0",
    "gwent/golden/ffa5-0",
    "gwent/golden/pairs-0",
    "gwent/golden/solo-leaders-0",
    "gwent/golden/tournament",
    "cardia/golden/match-00",
    "cardia/golden/match-18",
]


def record_of(way):
    return (TESTS / f"{way}.record").read_text(encoding="utf-8")


class Door:
    """Knocks at the door without a network."""

    def __init__(self, **chosen):
        settings = Settings(database="sqlite:///x", **(GENEROUS | chosen))
        self.app = create_app(SimpleNamespace(readers=ThreadReaders(), banned={}), settings)

    def knock(self, *wishes, **headers):
        async def knocked():
            transport = httpx.ASGITransport(self.app, client=("203.0.113.5", 5000))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                asked = [client.post("/api/replay", json=wish, headers=headers) for wish in wishes]
                return await asyncio.gather(*asked)

        return asyncio.run(knocked())

    def refuses(self, language="en", **wish):
        """The status, the key and the words of a refusal."""
        (answer,) = self.knock(wish, **{"accept-language": language})
        said = answer.json()["refused"]
        assert said["text"] != said["key"]
        return answer.status_code, said["key"], said["text"]

    def shows(self, text, seat=None):
        """All steps, window by window."""
        found, steps = None, []
        while found is None or len(steps) <= found.last:
            (answer,) = self.knock({"record": text, "seat": seat, "first": len(steps)})
            assert answer.status_code == 200, answer.text
            found = Replay.model_validate(answer.json())
            steps += found.steps
        return found.model_copy(update={"steps": steps})


@pytest.fixture(scope="module")
def door():
    return Door()


def events_of(step):
    return [one for one in step.update.happenings if one.of == "game"]


def as_events(heard):
    return [(one.kind, one.seat, one.card, one.place) for one in heard if one is not None]


@pytest.mark.parametrize("way", WAYS)
def test_every_eye_sees_at_every_step_what_it_saw_then_and_no_more(door, way):
    """Compared with the table itself, which the door does not ask."""
    record = read_record(record_of(way))
    game = replay(record)
    for seat in (SPECTATOR, *range(game.table.seating.seats)):
        shown = door.shows(record.text(), None if seat == SPECTATOR else seat)
        assert shown.last == len(record.answers) == len(shown.steps) - 1
        known = 0
        for number, step in enumerate(shown.steps):
            then = replay(Record(record.game, record.ruleset, record.setup, record.answers[:number]))
            assert step.update.view == then.look(seat)
            assert as_events(events_of(step)) == as_events(then.heard(seat, known))
            known = len(then.events)
            assert step.update.after + len(step.update.happenings) == step.update.number
        assert shown.steps[-1].update.view == game.look(seat)


@pytest.mark.parametrize("way", WAYS)
def test_what_was_answered_is_only_for_the_eyes_of_who_answered(door, way):
    record = read_record(record_of(way))
    for step, (seat, word) in zip(door.shows(record.text(), 0).steps[1:], record.answers, strict=True):
        assert (step.move.seat, step.move.word) == (seat, word if seat == 0 else None)
    assert all(step.move.word is None for step in door.shows(record.text()).steps[1:])


def test_nobody_is_asked_anything_any_more(door):
    assert all(step.update.question is None for step in door.shows(record_of(WAYS[0]), 0).steps)


@pytest.mark.parametrize(
    ("way", "game", "kinds"),
    [
        ("gwent/golden/duel-00-monsters-monsters", "gwent", {"round"}),
        ("gwent/golden/tournament", "gwent", {"duel", "round"}),
        ("cardia/golden/match-00", "cardia", {"game"}),
    ],
)
def test_the_summary_tells_what_was_played_and_where_its_parts_begin(door, way, game, kinds):
    shown = door.shows(record_of(way))
    assert (shown.game, shown.ruleset) == (game, 1)
    assert shown.tournament == (way == "gwent/golden/tournament")
    assert {chapter.kind for chapter in shown.chapters} == kinds
    for chapter in shown.chapters:
        told = [(one.kind, one.place) for one in events_of(shown.steps[chapter.step]) if one]
        assert (chapter.kind, chapter.number) in told
    winners = [int(side) for side in replay(read_record(record_of(way))).table.winners]
    assert (shown.result.winners, shown.result.reason) == (winners, "played")


def test_a_real_room_is_seen_again_as_it_was(door):
    """The feed of a duel while it was played, and its record afterwards."""
    parlour = duel()
    seen = [parlour.sees(1).view]
    while parlour.room.is_playing:
        seat = parlour.room.asked()[0]
        parlour.answers(parlour.room.seats[seat].guest, parlour.room.playing().options(seat)[-1])
        seen.append(parlour.sees(1).view)
    shown = door.shows(exported(parlour), 1)
    assert [step.update.view for step in shown.steps] == seen
    assert shown.names == ["Ann", "Bob"]
    assert shown.result == parlour.sees(1).room.result
    assert shown.steps[-1].update.room.phase == "over"


def exported(parlour):
    return House.record(None, Salon(parlour.room)).text()


def test_a_resigned_game_still_knows_who_won(door):
    parlour = duel()
    parlour.says(0, "resign")
    shown = door.shows(exported(parlour))
    assert (shown.result.winners, shown.result.reason) == ([1], "resigned")


def test_names_come_from_the_record_and_bots_keep_theirs(door):
    record = read_record(record_of(WAYS[0]))
    notes = {"seat 0": "  Zo\u202eë \u0007 ", "seat 1": "planner"}
    text = Record(record.game, record.ruleset, record.setup, record.answers, notes).text()
    seats = door.shows(text).steps[0].update.room.seats
    assert [(seat.who, seat.name, seat.bot) for seat in seats] == [
        ("person", "Zoë", ""),
        ("bot", "", "planner"),
    ]
    assert door.shows(record_of(WAYS[0])).names == ["", ""]


def changed(text, old, new):
    """With a checksum that fits."""
    body = text.rpartition("end ")[0].replace(old, new, 1)
    count = len(body.partition("\n\n")[2].splitlines())
    return f"{body}end {count} {checksum(body)}\n"


GOOD = record_of(WAYS[0])
FIRST = read_record(GOOD).answers[0]
BAD = {
    "empty": ("", "record-unreadable"),
    "prose": ("Dear diary, today I played a Decoy.", "record-unreadable"),
    "cut": (GOOD[: len(GOOD) // 2], "record-truncated"),
    "damaged": (GOOD.replace(FIRST[1], "pass", 1), "record-damaged"),
    "too new": (changed(GOOD, "ruleset: 1", "ruleset: 99"), "record-unknown-ruleset"),
    "other game": (changed(GOOD, "game: gwent", "game: chess"), "game-unknown"),
    "no rules": (changed(GOOD, "rules: ", "rulez: "), "record-unreadable"),
    "odd rules": (changed(GOOD, "mode=duel", "mode=melee"), "rules-unplayable"),
    "odd deck": (changed(GOOD, "deck 0: monsters", "deck 0: martians"), "deck-line-unreadable"),
    "illegal": (changed(GOOD, f"{FIRST[0]} {FIRST[1]}", f"{FIRST[0]} ../../etc"), "record-illegal-answer"),
    "wrong seat": (changed(GOOD, f"{FIRST[0]} {FIRST[1]}", f"7 {FIRST[1]}"), "record-illegal-answer"),
    "endless number": (changed(GOOD, f"{FIRST[0]} {FIRST[1]}", "9" * 5000 + " pass"), "record-unreadable"),
    "endless ruleset": (changed(GOOD, "ruleset: 1", "ruleset: " + "9" * 5000), "record-unreadable"),
    "too long": (GOOD + "x" * LONGEST_RECORD, "record-too-long"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_record_is_refused_in_the_language_of_the_reader(door, case):
    text, key = BAD[case]
    status, said, english = door.refuses(record=text)
    assert (status in (409, 422), said) == (True, key)
    assert door.refuses("nl-NL,nl;q=0.9", record=text)[2] != english


@pytest.mark.parametrize(
    ("wish", "code", "key"),
    [
        ({}, 422, "message-unreadable"),
        ({"record": 7}, 422, "message-unreadable"),
        ({"record": GOOD, "count": MOST_STEPS + 1}, 422, "message-unreadable"),
        ({"record": GOOD, "first": -1}, 422, "message-unreadable"),
        ({"record": GOOD, "seat": 9}, 422, "message-unreadable"),
        ({"record": GOOD, "seat": 2}, 409, "room-no-such-seat"),
        ({"record": GOOD, "path": "/etc/passwd"}, 422, "message-unreadable"),
        ({"record": "x" * 300_000}, 413, "gate-body-too-large"),
    ],
    ids=str,
)
def test_a_wish_that_cannot_be_is_refused(door, wish, code, key):
    assert door.refuses(**wish)[:2] == (code, key)


def test_behind_the_end_there_is_nothing(door):
    (answer,) = door.knock({"record": GOOD, "first": 900})
    assert answer.json()["steps"] == []


def test_no_mutation_of_a_record_breaks_the_house(door):
    """Whatever it is by now, it is shown or refused."""
    rng = random.Random(20)
    words = [
        "",
        "²",
        "9" * 5000,
        "-1",
        "pass",
        "seat-9",
        "melee@7",
        "5000*ne_decoy",
        "wins=99999999",
        "\0",
        "💣",
    ]
    for _ in range(150):
        lines = record_of(rng.choice(WAYS)).split("\n")[:-2]
        at = rng.randrange(len(lines))
        parts = lines[at].split(" ")
        parts[rng.randrange(len(parts))] = rng.choice(words)
        lines[at : at + rng.randrange(2)] = [" ".join(parts)]
        text = changed("\n".join([*lines, "end "]), "", "")
        (answer,) = door.knock({"record": text, "count": 1})
        assert answer.status_code in (200, 409, 422), answer.text


def test_a_game_that_takes_too_long_is_given_up(door, monkeypatch):
    monkeypatch.setattr(replays, "LONGEST_S", -1.0)
    assert door.refuses(record=GOOD)[:2] == (409, "record-too-slow")


def test_games_are_played_through_beside_the_house_and_few_at_a_time(door, monkeypatch):
    running, most, threads = [], [], set()

    def slow(wanted, shown=replays.shown):
        running.append(1)
        most.append(len(running))
        threads.add(threading.current_thread())
        time.sleep(0.05)
        running.pop()
        return shown(wanted)

    monkeypatch.setattr("taverne.server.replays.shown", slow)
    answers = door.knock(*[{"record": GOOD, "count": 1}] * 8)
    assert {answer.status_code for answer in answers} == {200}
    assert max(most) <= 2
    assert threading.main_thread() not in threads


def test_who_asks_too_often_has_to_wait():
    """docs/security.md S17"""
    door = Door(replays_burst=3, replays_per_minute=1)
    answers = door.knock(*[{"record": GOOD, "count": 0}] * 5)
    assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 429, 429]
    assert any(answer.headers.get("retry-after") for answer in answers)
