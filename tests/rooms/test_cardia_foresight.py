"""What an answer in Cardia would lead to: only what is sure, and from the view alone."""

import random

import pytest

from kit.builds import in_full
from kit.cardia.random_rules import random_rules
from taverne.cardia.house.foresight import ending, prospects
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.cardia.setup import new_table
from taverne.cardia.view import view
from taverne.house.thinking import LookAhead
from taverne.kernel.rng import seeded

pytest_plugins = ("kit.cardia.scenario",)
LONGEST = 60


def foreseen(player):
    return {one.word: one for one in prospects(player.sees())}


def test_three_more_on_a_card_and_who_wins_then(cardia):
    """CAR-5.20 the Inventor's fifteen gets three more, and wins against the Djinn."""
    game = cardia(red={"hand": "inventor"}, blue={"hand": "djinn"}, row="judge/ambusher")
    game.meet("inventor", "djinn")
    here = foreseen(game.red)["2@0"]
    assert [(one.place, one.influence, one.winners) for one in here.encounters] == [(1, [18, 16], [0])]
    game.red.picks("2@0")
    last = foreseen(game.red)["2@1"]
    assert [(one.influence, one.winners) for one in last.encounters] == [([18, 13], [0])]
    game.red.picks("2@1")
    assert last.signets == [game.red.signets, game.blue.signets]


def test_two_less_makes_a_tie(cardia):
    """CAR-5.27 the result is foreseen although it is not judged yet."""
    game = cardia(red={"hand": "librarian blackmailer"}, blue={"hand": "successor prodigy"})
    game.meet("librarian", "successor")
    game.meet("blackmailer", "prodigy")
    seen = foreseen(game.red)
    assert [one.winners for one in seen["-2"].encounters] == [[]]
    assert [one.winners for one in seen["+2"].encounters] == [[0]]
    game.red.picks("-2")


def test_an_answer_that_wins_the_game_says_so(cardia):
    """CAR-4.1 five signets."""
    row = "inventor/judge inventor/judge inventor/judge inventor/judge"
    game = cardia(red={"hand": "librarian blackmailer"}, blue={"hand": "successor aristocrat"}, row=row)
    game.meet("librarian", "successor")
    game.meet("blackmailer", "aristocrat")
    assert (foreseen(game.red)["+2"].game, foreseen(game.red)["-2"].game) == (0, None)
    game.red.picks("+2")
    assert game.red.wins_the_game


def test_nothing_is_foretold_of_a_secret_choice(cardia):
    """CAR-2.1"""
    game = cardia(red={"hand": "inventor"}, blue={"hand": "djinn"})
    assert foreseen(game.red) == {}
    game.blue.plays("djinn")
    assert foreseen(game.red) == {}


def tables(seed):
    """The states of a random game, each with one seat that is asked."""
    table, luck = new_table(random_rules(seed), seed), random.Random(seed)
    for _ in range(LONGEST):
        if table.is_over():
            return
        seat = luck.choice(table.asked())
        yield table, seat
        table.answer(seat, luck.choice(table.question(seat).options(table)))


@pytest.mark.parametrize("chunk", range(4))
def test_what_is_told_comes_true(chunk):
    for seed in range(chunk * 25, chunk * 25 + in_full(25)):
        for table, seat in tables(seed):
            seen = view(table, seat)
            for one in prospects(seen):
                end = ending(table, seat, read(seen.shape, one.word))
                assert (one.encounters, one.signets, one.game) == end


def test_it_depends_on_nothing_hidden():
    for seed in range(0, in_full(400), 16):
        for table, seat in tables(seed):
            seen = view(table, seat)
            other = guess(seen, 7).deal(seeded(9))
            assert prospects(view(other, seat)) == prospects(seen)
            assert view(table, seat) == seen


def test_a_look_ahead_never_fails_and_knows_whom_it_serves():
    for table, seat in tables(3):
        for viewer in (seat, -1):
            assert LookAhead("cardia", "1.0.1", view(table, viewer)).answer().question == "1.0.1"
