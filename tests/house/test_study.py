"""The study of a game in the house: a planted blunder, bad records, and who comes first."""

import asyncio

import pytest

from kit.places import TESTS
from taverne.house.queue import ADVICE, MOVES, STUDY, FairQueue
from taverne.house.readers import AtOnce
from taverne.house.room.errors import RoomError
from taverne.house.study import MOST_AT_ONCE, Studies
from taverne.house.thinking import OnTheSpot, Trouble
from taverne.kernel.errors import RecordError, TaverneError
from taverne.kernel.record import read_record
from taverne.protocol.study import StudyWish

# In the 35th answer the last gem is given away by a pass, with cards in hand.
DUEL = TESTS / "gwent/golden/duel-07-nilfgaard-northern_realms.record"
BLUNDER = 35
PAIRS = TESTS / "gwent/golden/pairs-0.record"


def read(path):
    return path.read_text(encoding="utf-8")


def judged(record, step, studies=None, thinkers=None, **more):
    wish = StudyWish(record=record, step=step, **more)
    return asyncio.run((studies or Studies()).judge(thinkers or OnTheSpot(), AtOnce(), wish, "home"))


@pytest.mark.parametrize("hindsight", [False, True])
def test_the_planted_blunder_is_named_with_what_was_better(hindsight):
    record = read(DUEL)
    found = judged(record, BLUNDER, hindsight=hindsight)
    move = found.move
    assert read_record(record).answers[BLUNDER - 1] == (1, "pass")
    assert (move.step, move.seat, move.given.option, move.verdict) == (BLUNDER, 1, "pass", "blunder")
    assert move.given.reason == "thought-last-gem"
    assert move.better.option != "pass"
    assert move.better.chance - move.given.chance == pytest.approx(move.loss)
    assert move.loss > 0.25
    assert sum(move.after) == pytest.approx(1.0)
    assert found.last == len(read_record(record).answers)


def test_partners_have_one_chance():
    move = judged(read(PAIRS), 48).move
    assert move.after[0] == move.after[2]
    assert move.after[0] + move.after[1] == pytest.approx(1.0)


def test_who_asks_again_gets_the_same_without_another_thought():
    studies, record = Studies(), read(DUEL)

    class Nobody(OnTheSpot):
        async def ask(self, errand, limit_s, room, urgency):
            raise AssertionError("nobody had to think")

    first = judged(record, BLUNDER, studies)
    assert judged(record, BLUNDER, studies, Nobody()) == first


def test_after_the_last_answer_there_is_nothing_to_judge():
    record = read(DUEL)
    last = len(read_record(record).answers)
    assert judged(record, last + 1).move is None


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda text: text[:-20], "record-truncated"),
        (lambda text: text.replace("pass", "past"), "record-damaged"),
        (lambda text: "hello", "record-unreadable"),
        (lambda text: text * 30, "record-too-long"),
    ],
)
def test_a_bad_record_is_refused_in_words(spoil, key):
    with pytest.raises(RecordError) as refused:
        judged(spoil(read(DUEL)), 1)
    assert refused.value.key == key


def test_a_bot_that_fails_is_no_fault_of_the_house():
    class Failing(OnTheSpot):
        async def ask(self, errand, limit_s, room, urgency):
            assert urgency == STUDY
            return Trouble("late")

    with pytest.raises(RoomError) as refused:
        judged(read(DUEL), BLUNDER, thinkers=Failing())
    assert refused.value.key == "house-busy"


def test_one_household_studies_only_so_much_at_once():
    studies = Studies()
    with studies.place("home"), studies.place("home"):
        with pytest.raises(TaverneError) as refused, studies.place("home"):
            pass
        with studies.place("elsewhere"):
            pass
    assert refused.value.details == {"most": MOST_AT_ONCE}
    with studies.place("home"):
        pass


def test_whoever_studies_lets_moves_and_hints_go_first():
    async def served():
        queue, order = FairQueue[str](), []

        async def wait(urgency):
            thinker = await queue.get("room", urgency)
            order.append(urgency)
            queue.free(thinker)

        waiting = [asyncio.create_task(wait(urgency)) for urgency in (STUDY, ADVICE, MOVES)]
        await asyncio.sleep(0)
        queue.free("thinker")
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(served()) == [MOVES, ADVICE, STUDY]
