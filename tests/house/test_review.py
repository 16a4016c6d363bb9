"""The study of a game in the house: a planted blunder, bad records, and who comes first."""

import asyncio

import pytest

from kit.places import TESTS
from taverne.house.queue import ADVICE, MOVES, STUDIES, FairQueue
from taverne.house.readers import AtOnce
from taverne.house.review import MOST_STUDIES_AT_ONCE, Reviews
from taverne.house.room.errors import RoomError
from taverne.house.thinking import OnTheSpot, Trouble
from taverne.kernel.errors import RecordError, TaverneError
from taverne.kernel.record import read_record
from taverne.protocol.review import ReviewWish

# In the 35th answer the last gem is given away by a pass, with cards in hand.
DUEL = TESTS / "gwent/golden/duel-07-nilfgaard-northern_realms.record"
BLUNDER = 35
PAIRS = TESTS / "gwent/golden/pairs-0.record"


def read(path):
    return path.read_text(encoding="utf-8")


def judged(record, step, reviews=None, thinkers=None, **more):
    wish = ReviewWish(record=record, step=step, **more)
    return asyncio.run((reviews or Reviews()).judge(thinkers or OnTheSpot(), AtOnce(), wish, "home"))


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
    reviews, record = Reviews(), read(DUEL)

    class Nobody(OnTheSpot):
        async def ask(self, errand, limit_s, room, urgency):
            raise AssertionError("nobody had to think")

    first = judged(record, BLUNDER, reviews)
    assert judged(record, BLUNDER, reviews, Nobody()) == first


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
            assert urgency == STUDIES
            return Trouble("late")

    with pytest.raises(RoomError) as refused:
        judged(read(DUEL), BLUNDER, thinkers=Failing())
    assert refused.value.key == "house-busy"


def test_one_household_studies_only_so_much_at_once():
    reviews = Reviews()
    with reviews.place("home"), reviews.place("home"):
        with pytest.raises(TaverneError) as refused, reviews.place("home"):
            pass
        with reviews.place("elsewhere"):
            pass
    assert refused.value.details == {"most": MOST_STUDIES_AT_ONCE}
    with reviews.place("home"):
        pass


def test_whoever_studies_lets_moves_and_hints_go_first():
    async def served():
        queue, order = FairQueue[str](), []

        async def wait(urgency):
            thinker = await queue.get("room", urgency)
            order.append(urgency)
            queue.free(thinker)

        waiting = [asyncio.create_task(wait(urgency)) for urgency in (STUDIES, ADVICE, MOVES)]
        await asyncio.sleep(0)
        queue.free("thinker")
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(served()) == [MOVES, ADVICE, STUDIES]
