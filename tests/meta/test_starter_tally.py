"""The tally of games between decks: nothing is counted twice, nothing is lost, nothing is mixed."""

import sys
from dataclasses import replace
from itertools import count

import pytest

from kit.places import ROOT
from taverne.arena import Journal, Place, Schedule, Wishes, hire, new_job
from taverne.arena.outcome import Outcome
from taverne.arena.standings import Score

sys.path.insert(0, str(ROOT / "tools"))

import starter_balance
from starter_tally import Tally

GAMES = 8
JOB = new_job(Wishes(("random",), decks="monsters,skellige,nilfgaard", games=GAMES))
PLACES = [Place(table, game) for table in range(3) for game in range(GAMES)]


@pytest.fixture
def played(tmp_path, monkeypatch):
    """What is counted after a run of the tool, with rounds of four games and a journal of its own."""
    monkeypatch.setattr(starter_balance, "BATCH", 4)
    journals = count()

    def played(job=JOB, workers=1, stop=0, tally="tally.csv"):
        counted = Tally(tmp_path / tally, Schedule(job))
        with Journal(tmp_path / f"{next(journals)}.jsonl", job) as journal:
            if stop:
                monkeypatch.setattr(journal, "add", interrupted(journal.add, stop))
                with pytest.raises(KeyboardInterrupt):
                    starter_balance.count(counted, journal, workers)
            else:
                starter_balance.count(counted, journal, workers)
        return Tally(tmp_path / tally, Schedule(job))

    return played


def interrupted(add, after):
    """Ctrl-C after so many games."""
    results = []

    def stop(result):
        add(result)
        results.append(result)
        if len(results) == after:
            raise KeyboardInterrupt

    return stop


def games_of(tally):
    return [score.games for score in tally.scores.values()]


def test_it_counts_what_the_arena_counts_and_needs_a_line_for_each_pairing(played, tmp_path):
    schedule = Schedule(JOB)
    with hire(schedule, 1) as crew:
        results = {one.place: one for one in crew.play(PLACES)}
    assert played().scores == Outcome(schedule, results).scores
    assert (tmp_path / "tally.csv").read_text().count("\n") == 1 + 3


def test_two_workers_count_the_same(played):
    assert played(workers=2).blocks == played(tally="alone.csv").blocks


@pytest.mark.parametrize("stop", [2, 5, 17])
def test_a_run_that_is_stopped_goes_on_even_without_its_journal(played, stop):
    """Wherever it is stopped, the pairings have nearly equal numbers."""
    stopped = games_of(played(stop=stop))
    assert sum(stopped) == stop
    assert max(stopped) - min(stopped) <= 4
    assert played().blocks == played(tally="whole.csv").blocks


def test_other_lists_begin_anew_and_the_old_ones_are_kept(played):
    """Only for the pairings of the deck that changed."""
    played()
    one, *others = JOB.kits
    changed = replace(JOB, kits=(one._replace(line=others[0].line), *others))
    tally = Tally(played().path, Schedule(changed))
    assert games_of(tally) == [0, 0, GAMES]
    assert games_of(played(changed)) == [GAMES] * 3
    assert games_of(played()) == [GAMES] * 3


def test_other_luck_counts_too_and_another_bot_does_not(played):
    played(replace(JOB, games=4))
    assert games_of(played(replace(JOB, games=4, seed=2))) == [8] * 3
    other = replace(JOB, bots=("greedy",))
    assert games_of(Tally(played().path, Schedule(other))) == [0] * 3


@pytest.mark.parametrize(
    ("wins", "games", "said"),
    [
        (0, 0, ""),
        (100, 200, ""),
        (500, 1000, "surely fair"),
        (1060, 2000, "surely fair"),
        (1120, 2000, ""),
        (1220, 2000, "surely outside"),
        (780, 2000, "surely outside"),
    ],
)
def test_a_pairing_is_closed_when_it_is_sure(wins, games, said):
    assert starter_balance.verdict(Score(wins, games - wins)) == said
