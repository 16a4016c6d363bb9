"""Every lesson is true: each step is followed on the engine, and what it claims of the table holds."""

import asyncio
from types import SimpleNamespace

import httpx
import pytest

from kit.parlour import BOT, ME, Parlour
from taverne.cardia.box import BOX
from taverne.cardia.cards import FACTIONS as CARDIA_FACTIONS
from taverne.cardia.catalogue import BY_KEY
from taverne.cardia.judging import signets
from taverne.games import replay
from taverne.gwent.factions import FACTIONS
from taverne.gwent.keywords import KEYWORDS
from taverne.gwent.leaders import LEADERS
from taverne.gwent.specials import SPECIALS
from taverne.house.lessons import READER, all_contents, lessons, record_of, taught, until
from taverne.kernel.record import read_record
from taverne.protocol.lessons import LessonWish
from taverne.server.app import create_app
from taverne.server.readers import ThreadReaders
from taverne.server.settings import Settings
from taverne.words import knows, languages, say, speaking

BOOK = [lesson for game in ("gwent", "cardia") for lesson in lessons(game)]
EACH = [pytest.param(lesson, id=lesson.id) for lesson in BOOK]
MOST_WORDS = 25


def gwent_state(table):
    return {
        "totals": [int(table.total(side)) for side in range(2)],
        "gems": [int(one) for one in table.score],
        "hands": [len(hand) for hand in table.hands],
        "decks": [len(deck) for deck in table.decks],
        "round": int(table.round),
        "starter": int(table.starter),
        "over": table.is_over(),
        "winners": [int(one) for one in table.winners],
    }


def cardia_state(table):
    return {
        "signets": [int(signets(table, seat)) for seat in range(2)],
        "hands": [len(hand) for hand in table.hands],
        "decks": [len(deck) for deck in table.decks],
        "over": table.is_over(),
        "score": [int(one) for one in table.score],
        "won_by": [int(one.winners.code) for one in table.row],
        "row": [
            "/".join(f"{one.character.key}:{one.influence()}" for one in pair.cards) for pair in table.row
        ],
    }


STATES = {"gwent": gwent_state, "cardia": cardia_state}


def wish(lesson, step, **more):
    return LessonWish(game=lesson.game, lesson=lesson.id, step=step, **more)


def played_by(lesson, number):
    """A step answered as it asks, one word after the other."""
    table = taught(wish(lesson, number))
    while not table.finished:
        assert table.steps[-1].update.question is not None
        table = taught(wish(lesson, number, done=table.done, help=True, known=table.answers))
        assert table.verdict == "good"
    return table


@pytest.mark.parametrize("lesson", EACH)
def test_what_a_step_claims_is_so_on_the_table(lesson):
    for number, step in enumerate(lesson.steps):
        if not step.line:
            continue
        game = replay(record_of(lesson, number, step.line))
        found = STATES[lesson.game](game.table)
        assert {key: found[key] for key in step.expect} == step.expect, step.id
        assert played_by(lesson, number).steps[-1].update.view == game.look(READER)


@pytest.mark.parametrize("lesson", EACH)
def test_whatever_else_is_answered_goes_back_and_gets_a_line_of_its_own(lesson):
    for number, step in enumerate(lesson.steps):
        asked = taught(wish(lesson, number)).steps[-1].update
        if step.kind == "free":
            continue
        options = asked.question.options
        if step.kind == "decision":
            assert {*step.best, step.tempting, *step.as_good} <= {*options}, step.id
            assert step.line[len(until(step.line, 0))][1] in step.best
            continue
        if not step.line:
            continue
        right = step.line[len(until(step.line, 0))][1]
        assert {*step.strays} <= {"", *options}, step.id
        for word in options:
            table = taught(wish(lesson, number, word=word))
            assert table.verdict == ("good" if word == right else "other")
            if word != right:
                assert table.steps[-1].update.view == asked.view
                assert table.stray == step.strays.get(word, step.strays.get("", ""))


DECISIONS = [
    pytest.param(lesson, number, id=step.id)
    for lesson in BOOK
    for number, step in enumerate(lesson.steps)
    if step.kind == "decision"
][::5]


@pytest.mark.parametrize(("lesson", "number"), DECISIONS)
def test_a_decision_is_played_out_if_it_is_good_or_tempting(lesson, number):
    step = lesson.steps[number]
    asked = taught(wish(lesson, number))
    words = {step.best[0]: "good", step.tempting: "tempting"} | dict.fromkeys(step.as_good, "as_good")
    for word in asked.steps[-1].update.question.options:
        table = taught(wish(lesson, number, word=word))
        expected = words.get(word, "good" if word in step.best else "worse")
        assert (table.verdict, table.finished) == (expected, expected in ("good", "as_good"))
        assert (table.answers == asked.answers) == (expected == "worse")


def texts_of(lesson):
    """The ids of all that is said in a lesson."""
    if lesson.kind != "words":
        yield f"lesson-{lesson.id}"
    if lesson.kind == "decisions":
        yield f"lesson-{lesson.id}-takeaway"
    for step in lesson.steps:
        yield f"lesson-{step.id}-text"
        if lesson.kind == "first":
            yield f"lesson-{step.id}-title"
        if step.kind == "play":
            yield f"lesson-{step.id}-reply"
        if step.kind == "decision":
            yield from (f"lesson-{step.id}-right", f"lesson-{step.id}-wrong")
        yield from (f"lesson-{step.id}-else-{kind}" for kind in step.strays.values())


@pytest.mark.parametrize("lesson", EACH)
def test_a_lesson_speaks_every_language_in_few_words(lesson):
    for language in languages():
        with speaking(language):
            said = {key: say(key) for key in texts_of(lesson)}
            assert all(knows(key) and key != text for key, text in said.items())
            assert not [text for text in said.values() if "!" in text or "{" in text]
            if language == "en":
                assert not [text for text in said.values() if len(text.split()) > MOST_WORDS]


def glossary_words(game):
    (glossary,) = [lesson for lesson in lessons(game) if lesson.kind == "words"]
    return {step.id.removeprefix(f"{game}-word-").replace("-", "_"): step for step in glossary.steps}


GLOSSARIES = {
    "gwent": {
        *KEYWORDS,
        *SPECIALS,
        "hero",
        *(key.partition("_leader_")[2] for key in LEADERS),
        *(f"faction_{key}" for key in FACTIONS),
    },
    "cardia": {*BY_KEY, *BOX, *(f"faction_{key}" for key in CARDIA_FACTIONS)},
}


@pytest.mark.parametrize("game", GLOSSARIES)
def test_every_ability_faction_leader_scene_and_guardian_can_be_tried_out(game):
    words = glossary_words(game)
    assert GLOSSARIES[game] - words.keys() == set()
    assert [step.id for step in words.values() if not step.expect] == []
    for language in languages():
        with speaking(language):
            assert all(knows(f"lesson-{step.id}-title") for step in words.values())


def test_the_reader_is_told_neither_the_answers_nor_what_the_rival_holds():
    first = BOOK[0]
    table = taught(wish(first, 1)).model_dump_json()
    assert "st_eithne" not in table
    assert "position" not in table
    assert all("line" not in step.model_dump() for one in all_contents()["gwent"] for step in one.steps)


def test_a_lesson_that_is_left_goes_on_in_a_room():
    for lesson in BOOK:
        if lesson.kind == "first":
            table = taught(wish(lesson, len(lesson.steps) - 1, leave=True))
            room = Parlour(record=table.record, seats=[ME, BOT]).room
            assert room.is_playing
            assert len(read_record(table.record).answers) == sum(len(step.line) for step in lesson.steps)


def test_the_first_game_of_cardia_is_won_with_the_card_it_lights_whatever_the_rival_answers():
    first = next(lesson for lesson in BOOK if lesson.id == "cardia-first")
    game = replay(record_of(first, len(first.steps) - 1, ()))
    assert game.asked == [READER]
    game.answer(READER, "magistra")
    assert game.is_over
    assert [int(won) for won in game.table.score] == [1, 0]


def test_a_lesson_that_is_not_in_the_book_is_refused_in_plain_words():
    app = create_app(SimpleNamespace(readers=ThreadReaders(), banned={}), Settings(database="sqlite:///x"))

    async def knocked():
        transport = httpx.ASGITransport(app, client=("203.0.113.5", 5000))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            wishes = ({"lesson": "gwent-flying", "step": 0}, {"lesson": "gwent-first", "step": 99})
            return [await client.post("/api/lesson", json={"game": "gwent", **one}) for one in wishes]

    for answer in asyncio.run(knocked()):
        refused = answer.json()["refused"]
        assert (answer.status_code, refused["key"]) == (409, "lesson-unknown")
        assert refused["text"] != refused["key"]
