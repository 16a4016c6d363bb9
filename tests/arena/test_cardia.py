"""Cardia in the arena: the same deck for both, swapped seats, the same outcome however the work is split."""

import json
from collections import Counter

import pytest

from taverne import arena
from taverne.arena import Place, Schedule, Wishes, hire, new_job
from taverne.arena.report import report
from taverne.arena.tables import csv_text
from taverne.kernel.errors import TaverneError

pytest_plugins = ("kit.terminal",)


def schedule(*bots, **wishes):
    return Schedule(new_job(Wishes(bots, game="cardia", **{"games": 4, **wishes})))


def fixtures(planned):
    return [planned.fixture(Place(0, game)) for game in range(planned.games())]


@pytest.fixture(scope="module")
def small():
    return arena.run(schedule("greedy", "random", games=24, seed=3, rules=("wins=1",)))


def test_both_play_the_same_deck_and_change_seats():
    """CAR-1.1 and so do the decks I and II, turn by turn."""
    planned = fixtures(schedule("greedy", "random", games=8))
    assert all(one.kits[0] == one.kits[1] for one in planned)
    assert Counter(one.kits[0].name for one in planned) == {"I": 4, "II": 4}
    for one, two in zip(planned[::2], planned[1::2], strict=True):
        assert (one.seed, one.kits) == (two.seed, two.kits)
        assert one.seats == two.seats[::-1]


@pytest.mark.parametrize(
    ("wishes", "decks"),
    [
        ({}, ["I", "II"]),
        ({"rules": ("deck=II",)}, ["II"]),
        ({"decks": "II, mixed:swamp+guild"}, ["II", "mixed:swamp+guild"]),
    ],
)
def test_which_decks_are_played(wishes, decks):
    assert [kit.name for kit in schedule("greedy", "random", **wishes).job.kits] == decks


def test_all_sixteen_decks_can_be_played():
    assert len(schedule("greedy", "random", decks="all").job.kits) == 16


@pytest.mark.parametrize(
    ("mode", "rule"),
    [
        ("duel", "guardians=false"),
        ("guardians", "guardians=true"),
        ("open", "guardians_open=true"),
        ("bazaar", "scenes=bazaar"),
    ],
)
def test_the_ways_to_play(mode, rule):
    assert rule in schedule("greedy", "random", mode=mode).job.rules
    assert len(arena.run(schedule("random", "random", mode=mode, games=2)).results) == 2


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        (Wishes(("greedy", "random"), "cardia", mode="pairs"), "arena-mode-unknown"),
        (Wishes(("greedy",), "cardia"), "arena-decks-shared"),
        (Wishes(("greedy", "random"), "cardia", decks="III"), "cardia-no-such-deck"),
        (Wishes(("greedy", "plain"), "cardia"), "bot-unknown"),
        (Wishes(("greedy", "random"), "cardia", rules=("wins=9",)), "rules-unplayable"),
    ],
)
def test_a_job_that_cannot_be_done_is_refused(wishes, key):
    with pytest.raises(TaverneError) as refused:
        new_job(wishes)
    assert refused.value.key == key
    assert str(refused.value) != key


def test_one_worker_and_two():
    planned = schedule("planner", "greedy", "random", games=4, seed=5, mode="guardians")
    outcomes = []
    for workers in (1, 2):
        with hire(planned, workers) as crew:
            found = arena.run(planned, crew)
        outcomes.append((found.as_json(), csv_text(found)))
    assert outcomes[0] == outcomes[1]


def test_the_outcome_speaks_of_cards_and_lengths(small):
    told = json.loads(json.dumps(small.as_json()))
    assert told["pairings"][0]["rate"] > 0.6
    cards = {card["card"]: card for card in told["cards"]}
    assert {"djinn", "successor"} <= set(cards)
    assert cards["djinn"]["drawn"]["games"] >= cards["djinn"]["played"]["games"] > 0
    assert all(4 <= result.rounds <= 40 for result in small.results)


def test_the_report_stands_alone(small):
    page = report(small)
    assert page.count("<svg role=") >= 3
    assert "greedy against random" in page


def test_the_command(run):
    told = run("arena", "greedy", "random", "--game", "cardia", "--games", "4", "--json", "--workers", "1")
    assert told.code == 0
    outcome = json.loads(told.out)
    assert (outcome["game"], outcome["decks"], outcome["games"]) == ("cardia", ["I", "II"], 4)
