"""The arena's arithmetic: who sits where, how sure a rate is, what the outcome says."""

import csv
import io
import json
from collections import Counter
from dataclasses import replace

import choix
import numpy
import pytest

from taverne.arena import ArenaError, GameFailed, Outcome, Place, Result, Schedule, Wishes, new_job, run
from taverne.arena.impact import impacts
from taverne.arena.ladder import PRIOR, SCALE, ratings
from taverne.arena.report import report
from taverne.arena.running import BATCH
from taverne.arena.schedule import spread
from taverne.arena.standings import Score
from taverne.arena.statistics import verdict, wilson
from taverne.arena.summary import summary
from taverne.arena.tables import csv_text
from taverne.kernel.errors import SetupError, TaverneError


def schedule(*bots, **wishes):
    return Schedule(new_job(Wishes(bots, **{"games": 4, **wishes})))


def fixtures(planned, table=0):
    return [planned.fixture(Place(table, game)) for game in range(planned.games())]


def ended(place, payoffs, decisions=20):
    none = ((),) * len(payoffs)
    return Result(Place(*place), tuple(payoffs), decisions, 2, none, none)


def outcome_of(planned, payoffs):
    results = [ended((0, game), pair) for game, pair in enumerate(payoffs)]
    return Outcome(planned, {result.place: result for result in results})


@pytest.fixture(scope="module")
def small():
    """A real outcome: a few games of three contestants."""
    return run(schedule("greedy", "random", "random", games=20, seed=3))


class TestSchedule:
    def test_the_same_deal_is_played_with_swapped_seats(self):
        one, two, *_ = fixtures(schedule("greedy", "random"))
        assert (one.seats, two.seats) in [((0, 1), (1, 0)), ((1, 0), (0, 1))]
        assert (one.seed, one.kits) == (two.seed, two.kits)

    def test_every_pairing_of_decks_is_played_equally_often(self):
        met = Counter(
            tuple(kit.name for kit in one.kits) for one in fixtures(schedule("greedy", "random", games=100))
        )
        assert len(met) == 25
        assert set(met.values()) == {4}

    @pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "random", "random")])
    @pytest.mark.parametrize("mode", ["duel", "ffa3", "ffa4", "ffa5", "pairs"])
    def test_everybody_sits_in_each_seat_equally_often(self, mode, bots):
        planned = schedule(*bots, mode=mode, games=60)
        sat = Counter((seat, who) for one in fixtures(planned) for seat, who in enumerate(one.seats))
        assert len(set(sat.values())) == 1

    def test_partners_are_of_one_mind_and_of_different_factions(self):
        for one in fixtures(schedule("greedy", "random", mode="pairs", games=40)):
            assert one.seats[0] == one.seats[2] != one.seats[1] == one.seats[3]
            assert one.kits[0].name != one.kits[2].name
            assert one.kits[1].name != one.kits[3].name

    def test_with_one_bot_the_decks_are_the_contestants(self):
        planned = schedule("greedy", decks="monsters, skellige")
        one, two = fixtures(planned)[:2]
        assert planned.names == ["The Hungry Brood", "Bears at the Feast"]
        assert [kit.name for kit in one.kits] == [kit.name for kit in two.kits][::-1]

    def test_in_solo_play_each_meets_the_opponent_of_the_rules(self):
        planned = schedule("greedy", "random", mode="solo", games=25)
        assert planned.tables == [(0,), (1,)]
        assert planned.names[-1] == "opponent"
        assert {one.seats for one in fixtures(planned)} == {(0, 2)}
        assert len({one.kits[1] for one in fixtures(planned)}) == 5

    def test_who_else_takes_part_changes_no_game(self):
        two, three = schedule("greedy", "random"), schedule("greedy", "random", "random")
        assert fixtures(two) == fixtures(three)
        assert two.bot_seed(Place(0, 1), 1) == three.bot_seed(Place(0, 1), 1)

    def test_games_come_in_whole_turns(self):
        assert schedule("greedy", "random", games=5).games() == 6
        assert schedule("greedy", "random", "random", mode="ffa3", games=5).games() == 6

    def test_spread_visits_everything_once(self):
        for total in (1, 2, 5, 25, 400, 3125):
            assert sorted(spread(turn, total) for turn in range(total)) == list(range(total))

    def test_a_larger_company_meets_at_all_tables(self):
        planned = schedule("random", "random", "random", "random", mode="ffa3")
        assert planned.tables == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


class TestCertainty:
    @pytest.mark.parametrize(
        ("points", "games", "low", "high"),
        [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
    )
    def test_wilson_as_in_the_books(self, points, games, low, high):
        assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)

    def test_wilson_knows_nothing_before_the_first_game(self):
        assert wilson(0, 0) == (0.0, 1.0)

    def test_the_sequential_test_stops_where_wald_says(self):
        """Each win weighs ln 1.1, each loss ln 0.9; the border is ln 19."""
        assert [verdict(30, 30), verdict(31, 31)] == ["open", "first"]
        assert [verdict(0, 30), verdict(0, 31)] == ["open", "second"]
        assert [verdict(294, 588), verdict(292.5, 585)] == ["even", "open"]

    def test_a_draw_is_half_a_point(self):
        score = Score(wins=3, losses=1, draws=2)
        assert (score.games, score.points, score.rate) == (6, 4.0, pytest.approx(4 / 6))

    def test_the_ladder_agrees_with_choix(self):
        won = numpy.array([[0, 30, 45, 9.5], [20, 0, 38, 7], [5, 12, 0, 6], [0.5, 3, 4, 0]])
        points = {(i, j): float(won[i, j]) for i in range(4) for j in range(4) if i != j}
        with_prior = won + PRIOR * (1 - numpy.eye(4))
        theirs = choix.ilsr_pairwise_dense(with_prior) * SCALE / numpy.log(10)
        assert ratings(points, 4) == pytest.approx(list(theirs - theirs.mean()), abs=1e-3)

    def test_the_ladder_stays_finite_when_somebody_wins_everything(self):
        first, second = ratings({(0, 1): 100.0, (1, 0): 0.0}, 2)
        assert 0 < first < 1000
        assert second == pytest.approx(-first)


class TestOutcome:
    def test_points_are_counted_by_contestant_not_by_seat(self):
        found = outcome_of(schedule("greedy", "random"), [(1, 0), (0, 1), (0.5, 0.5), (0, 1)])
        score = found.scores[0, 1]
        seats = [one.seats for one in fixtures(found.schedule)]
        winners = [seats[0][0], seats[1][1], None, seats[3][1]]
        assert (score.wins, score.losses, score.draws) == (winners.count(0), winners.count(1), 1)

    def test_among_many_the_winner_beats_the_others_who_are_not_compared(self):
        planned = schedule("greedy", "random", "random", mode="ffa3", games=3)
        found = outcome_of(planned, [(1, 0, 0)])
        winner = planned.fixture(Place(0, 0)).seats[0]
        assert {pair: score.games for pair, score in found.scores.items()} == {
            pair: int(winner in pair) for pair in [(0, 1), (0, 2), (1, 2)]
        }

    def test_a_shared_victory_is_a_draw_of_those_who_share_it(self):
        planned = schedule("greedy", "random", "random", mode="ffa3", games=3)
        found = outcome_of(planned, [(0.5, 0.5, 0)])
        first, second, third = planned.fixture(Place(0, 0)).seats
        assert found.scores[tuple(sorted((first, second)))].draws == 1
        assert found.scores[tuple(sorted((first, third)))].games == 1

    def test_json_says_how_often_and_how_sure(self, small):
        told = json.loads(json.dumps(small.as_json()))
        first = told["pairings"][0]
        assert (first["one"], first["two"], first["games"]) == ("greedy", "random", 20)
        assert first["wins"] + first["losses"] + first["draws"] == 20
        assert first["low"] < first["rate"] <= first["high"]
        assert told["ladder"][0]["name"] == "greedy"
        assert told["contestants"] == ["greedy", "random", "random (2)"]
        assert {"card", "name", "drawn", "played"} == set(told["cards"][0])

    def test_csv_has_a_line_for_each_game(self, small):
        rows = list(csv.DictReader(io.StringIO(csv_text(small))))
        assert len(rows) == 60
        assert {rows[0]["contestant_0"], rows[0]["contestant_1"]} == {"greedy", "random"}
        assert float(rows[0]["payoff_0"]) + float(rows[0]["payoff_1"]) == 1

    def test_the_summary_speaks(self, small):
        words = "\n".join(summary(small))
        assert "greedy against random, 20 games" in words
        assert "1. greedy +" in words

    def test_the_report_stands_alone(self, small):
        page = report(small)
        assert page.count("<svg role=") == 4
        assert "greedy against random" in page
        assert "Decoy" in page
        assert not any(word in page for word in ("<script", "<img", "<link", 'src="', "url(http", "@import"))
        assert report(small) == page

    def test_names_cannot_trick_the_page(self):
        planned = schedule("greedy", "random")
        planned.names[0] = "<b>$x_$</b>"
        page = report(outcome_of(planned, [(1, 0), (0, 1)]))
        assert "<b>" not in page
        assert "&lt;b&gt;$x_$" in page

    def test_a_card_is_measured_against_its_deck(self):
        planned = schedule("greedy", "random", decks="monsters")
        hands = [(("mo_ghoul",), ()), ((), ("mo_ghoul",))]
        results = [Result(Place(0, game), (1.0, 0.0), 9, 2, hands[game], hands[game]) for game in (0, 1)]
        (ghoul,) = impacts(planned, results)
        assert (ghoul.drawn.games, ghoul.drawn.rate, ghoul.drawn.impact) == (2, 0.5, 0.0)

    def test_what_was_exchanged_was_not_drawn(self):
        planned = schedule("random", "random", games=2)
        game = planned.offer.deal([kit.line for kit in planned.fixture(Place(0, 0)).kits], 5)
        hand = game.look(0).seats[0].hand.cards
        thrown = next(card for card in game.options(0) if hand.count(card) == 1)
        game.answer(0, thrown)
        drawn = planned.offer.drawn(game.events, 0)
        assert len(drawn) == len({card.split(".")[0] for card in game.look(0).seats[0].hand.cards})


class TestStoppingEarly:
    def test_a_decided_pairing_stops_at_a_border(self):
        found = run(schedule("greedy", "random", games=400, sprt=True))
        assert len(found.results) == BATCH
        assert found.as_json()["pairings"][0]["sprt"] == {
            "p0": 0.5,
            "p1": 0.55,
            "alpha": 0.05,
            "beta": 0.05,
            "verdict": "first",
        }

    def test_an_open_one_plays_to_its_end(self):
        found = run(schedule("random", "random", games=60, sprt=True))
        assert len(found.results) == 60
        assert found.verdict((0, 1)) == "open"


class TestRefusals:
    @pytest.mark.parametrize(
        ("wishes", "key"),
        [
            (Wishes(("greedy", "deep-thought")), "bot-unknown"),
            (Wishes(("greedy",), decks="monsters"), "arena-too-few"),
            (Wishes(()), "arena-too-few"),
            (Wishes((), mode="solo"), "arena-too-few"),
            (Wishes(("greedy", "random"), games=0), "arena-no-games"),
            (Wishes(("greedy",), mode="pairs"), "arena-decks-need-single-seats"),
            (Wishes(("greedy", "random"), mode="pairs", decks="skellige"), "arena-decks-of-one-faction"),
            (Wishes(("greedy", "random"), game="chess"), "game-unknown"),
            (Wishes(("greedy", "random"), mode="hex"), "rules-unplayable"),
            (Wishes(("greedy", "random"), decks="no.deck"), "deck-file-missing"),
            (Wishes(("x", "y"), games=-1), "arena-unplayable"),
        ],
    )
    def test_a_job_that_cannot_be_done_is_refused(self, wishes, key):
        with pytest.raises(TaverneError) as refused:
            new_job(wishes)
        assert refused.value.key == key
        assert str(refused.value) != key

    def test_all_complaints_are_heard_at_once(self):
        with pytest.raises(SetupError) as refused:
            new_job(Wishes(("x", "y"), games=0))
        assert [one.key for one in refused.value.complaints] == [
            "arena-no-games",
            "bot-unknown",
            "bot-unknown",
        ]

    def test_a_bot_that_breaks_is_named_with_its_game(self, monkeypatch):
        planned = schedule("greedy", "random")
        monkeypatch.setattr(planned.offer, "bot", lambda name, seed: None)
        with pytest.raises(GameFailed) as failed:
            run(planned)
        assert "greedy, random" in str(failed.value)
        assert "play_out" in failed.value.trace

    def test_more_games_are_the_same_job(self):
        job = new_job(Wishes(("greedy", "random")))
        assert replace(job, games=500, sprt=True).identity() == job.identity()
        assert replace(job, seed=2).identity() != job.identity()
        assert issubclass(GameFailed, ArenaError)
