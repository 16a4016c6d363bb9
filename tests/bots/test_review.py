"""The study of an answer: equal looks for what is compared, and a verdict no stronger than they are."""

import pytest

from kit.places import TESTS
from taverne.bots.calibration import AS_FOUND, calibrated
from taverne.bots.review import (
    LADDER,
    MOST_LOOKS,
    Judgement,
    Moment,
    Weighing,
    accuracy,
    judge,
    judged,
    turning_points,
)
from taverne.bots.review import Choice as Option
from taverne.games import offer_of, replay
from taverne.kernel.record import read_record

WORTH = {"ace": 0.9, "king": 0.5, "pass": 0.2, "knave": 0.88}


class Seen:
    options = tuple(WORTH)
    seat = 0


class Fixed:
    """Every look at an option ends as often well as it is worth, in a fixed order."""

    def __init__(self):
        self.scales = {}
        self.asked = []

    def looks(self, view, table, words, looks, seed):
        self.asked.append((tuple(words), looks))
        return [([WORTH[word]] * looks, [WORTH[word] * looks, (1 - WORTH[word]) * looks]) for word in words]

    def stage(self, view, is_open):
        return ""

    def ladder(self, view, is_open):
        return LADDER

    def reasons(self, view, seed):
        return []


def moment(word):
    return Moment(7, 0, word, Seen(), None, [0, 1])


def test_what_is_compared_in_the_end_had_equally_many_looks():
    weighing, fixed = Weighing(Seen.options, "pass", 1), Fixed()
    while (part := weighing.next()) is not None:
        assert part.looks * len(part.words) <= MOST_LOOKS
        weighing.add(part, fixed.looks(None, None, part.words, part.looks, part.seed))
    assert len(weighing.given().own) == len(weighing.best().own) == sum(LADDER)
    assert len(weighing.tallies["king"].own) < sum(LADDER)


def test_every_slice_is_another_sample():
    weighing, fixed, seeds = Weighing(Seen.options, "pass", 3), Fixed(), []
    while (part := weighing.next()) is not None:
        seeds.append(part.seed)
        weighing.add(part, fixed.looks(None, None, part.words, part.looks, part.seed))
    assert len(set(seeds)) == len(seeds) > len(LADDER)


@pytest.mark.parametrize(
    ("word", "verdict", "better"),
    [("ace", "best", None), ("knave", "good", "ace"), ("king", "blunder", "ace"), ("pass", "blunder", "ace")],
)
def test_the_verdict_follows_from_what_was_lost(word, verdict, better):
    found = judge(Fixed(), moment(word), 1)
    assert found.verdict == verdict
    assert (found.better and found.better.option) == better
    assert found.loss == pytest.approx(WORTH["ace"] - WORTH[word])
    assert found.after == pytest.approx([WORTH[word], 1 - WORTH[word]])


def test_what_cannot_be_told_apart_costs_nothing():
    weighing = Weighing(("ace", "king"), "king", 1)
    while (part := weighing.next()) is not None:
        places = range(part.looks)
        ace, king = [float(n % 2) for n in places], [float(n % 2 == 0) * 0.98 for n in places]
        weighing.add(part, [(ace, [sum(ace), 0.0]), (king, [sum(king), 0.0])])
    found = judged(moment("king"), weighing, AS_FOUND, [])
    assert (found.verdict, found.loss, found.better) == ("best", 0.0, None)


def test_partners_share_a_chance_and_the_others_what_is_left():
    weighing = Weighing(("ace", "king"), "ace", 1)
    while (part := weighing.next()) is not None:
        n = part.looks
        weighing.add(part, [([0.6] * n, [0.6 * n, 0.3 * n, 0.6 * n, 0.1 * n])] * 2)
    three = moment("ace")._replace(sides=[0, 1, 0, 2])
    assert judged(three, weighing, AS_FOUND, []).after == pytest.approx([0.6, 0.3, 0.6, 0.1])


def judgement(step, seat, loss):
    given = Option("x", 0.5, "", {})
    return Judgement(step, seat, "", loss, 0.5, [0.5], given, None)


def test_the_three_answers_that_cost_most_decided_the_game():
    found = [judgement(step, 0, loss) for step, loss in enumerate((0.1, 0.5, 0.0, 0.2, 0.02, 0.3), 1)]
    assert turning_points(found) == [2, 4, 6]
    assert turning_points([judgement(1, 0, 0.02)]) == []


def test_accuracy_is_a_hundred_for_who_never_erred():
    found = [judgement(1, 0, 0.0), judgement(2, 1, 0.4), judgement(3, 0, 0.0)]
    assert accuracy(found, 0) == 100.0
    assert 0.0 < accuracy(found, 1) < 50.0
    assert accuracy(found, 2) is None


def test_a_scale_moves_chances_and_keeps_their_order():
    chances = [calibrated((1.4, -0.3), share / 20) for share in range(21)]
    assert chances == sorted(chances)
    assert 0.0 < chances[0] < chances[-1] < 1.0
    assert calibrated(AS_FOUND, 0.3) == pytest.approx(0.3)


@pytest.mark.parametrize("way", ["gwent/golden/ffa3-0", "gwent/golden/tournament", "cardia/golden/match-18"])
def test_every_way_to_play_can_be_looked_into_with_and_without_hindsight(way):
    record = read_record((TESTS / f"{way}.record").read_text(encoding="utf-8"))
    step = 2 * len(record.answers) // 3
    game, (seat, _) = replay(record).at(step), record.answers[step]
    review, view = offer_of(record.game).review, game.look(seat)
    before = game.record().text()
    for table in (None, game.table):
        for own, seats in review.looks(view, table, list(view.options[:2]), 4, 1):
            assert len(own) == 4
            assert sum(seats) == pytest.approx(4.0)
    assert game.record().text() == before
    assert review.looks(view, None, [view.options[0]], 4, 1) == review.looks(
        view, None, [view.options[0]], 4, 1
    )
