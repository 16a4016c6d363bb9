"""What the count of Cardia's games says of guardians and scenes."""

import sys

import pytest

from kit.places import ROOT

sys.path.insert(0, str(ROOT / "tools"))

import cardia_balance
from cardia_balance import Played, Way

FEW = ("--few", "--bot", "random", "--games", "2", "--guardians", "4", "--house", "3")
FORT = Way("border_fort", "border_fort", ["I", "II"], 12)


@pytest.fixture
def counted(tmp_path, monkeypatch, capsys):
    """What the tool prints, and the games that it has in its journal."""

    def counted(*words):
        monkeypatch.setattr(
            sys, "argv", ["cardia_balance.py", "--journal", str(tmp_path / "box.jsonl"), *words]
        )
        cardia_balance.main()
        return capsys.readouterr().out

    return counted


def test_the_border_fort_acts_for_both_and_so_decides_for_nobody():
    """CAR-7.7 and only once, after the first tie."""
    games = [cardia_balance.play(FORT, number, "random") for number in range(FORT.games)]
    assert {tuple(game.acted["border_fort"]) for game in games} == {(), (0, 1)}
    assert cardia_balance.owners(games) == {}


def test_a_card_decides_for_the_only_one_for_whom_it_acted(capsys):
    wins = [("a", 1.0, [0]), ("b", 1.0, [1]), ("c", 0.0, [1]), ("d", 1.0, [0, 1])]
    games = [Played(way, 0, first, 9, {"owl": seats, "senate": []}) for way, first, seats in wins]
    assert cardia_balance.owners(games) == {"owl": [1.0, 0.0, 1.0]}
    cardia_balance.tell_cards(games)
    told = capsys.readouterr().out
    assert "| owl | 4 | 3 | 66.7 % |" in told
    assert "senate" not in told


def test_two_workers_count_the_same_and_no_game_is_played_twice(counted, tmp_path):
    words = FEW
    told = counted(*words, "--workers", "2")
    journal = (tmp_path / "box.jsonl").read_bytes()
    assert counted(*words) == told
    assert (tmp_path / "box.jsonl").read_bytes() == journal
    assert "| open | 4 |" in told


def test_all_ways_to_play_keep_step(monkeypatch, counted, tmp_path):
    """Wherever it is stopped, each has had about the same share of its games."""
    seen = []

    def some(games, workers):
        for way, number, bot in games[: len(games) // 2]:
            seen.append((number + 1) / way.games)
            yield cardia_balance.play(way, number, bot)

    monkeypatch.setattr(cardia_balance, "played", some)
    counted(*FEW)
    assert seen == pytest.approx(sorted(seen), abs=0.3)
