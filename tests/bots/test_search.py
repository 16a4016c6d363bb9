"""The searching bot: its budget, its clock, its pool, and what it finds."""

from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from time import process_time

import pytest

from kit.gwent.golden_games import WAYS
from kit.gwent.random_decks import random_decks
from taverne import cardia, gwent
from taverne.bots import is_bot, make_bot
from taverne.bots.budget import Budget, hurried, read_budget
from taverne.kernel.errors import TaverneError

SECONDS = 0.15
SANE = 1.0


@pytest.fixture
def middle():
    """A duel after the exchange, as the seat that is to move sees it."""
    game = gwent.deal("nilfgaard", "skellige", seed=4)
    for seat in (0, 1):
        game.answer(seat, "done")
    return game.look(game.asked[0])


@pytest.fixture
def row():
    return cardia.deal(seed=7).look(1)


def thinks(name, view, **given):
    bot = make_bot(name, 5, **given)
    bot.choose(view)
    return [(thought.option, thought.visits, thought.chance) for thought in bot.thoughts]


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("2000", Budget(2000, 0.0, 1)),
        ("1.5s", Budget(0, 1.5, 1)),
        ("2s/4", Budget(0, 2.0, 4)),
        ("8000/4", Budget(8000, 0.0, 4)),
        ("1000@2.5s/2", Budget(1000, 2.5, 2)),
    ],
)
def test_a_budget_is_looks_or_seconds_in_some_trees(words, budget):
    assert read_budget(words) == budget
    assert is_bot(f"search:{words}")
    assert is_bot(f"plain:{words}")


@pytest.mark.parametrize(
    "words", ["", "0", "0s", "-1", "s", "2000/0", "many", "1.5", "2000/", "1e3", "9@", "9@0s", "@2s"]
)
def test_nonsense_is_no_budget(words):
    assert read_budget(words) is None
    assert not is_bot(f"search:{words}")
    assert not is_bot("greedy:2000")


def test_the_same_seed_and_looks_find_the_same(middle):
    assert thinks("search:60", middle) == thinks("search:60", middle)


def test_every_look_is_counted(middle):
    assert sum(visits for _, visits, _ in thinks("search:60", middle)) == 60
    assert sum(visits for _, visits, _ in thinks("search:60/3", middle)) == 60


def test_the_opening_exchange_is_searched():
    game = gwent.deal("monsters", "skellige", seed=1)
    found = thinks("search:80", game.look(0))
    assert "done" in [option for option, _, _ in found]
    assert all(visits > 0 for _, visits, _ in found)


@pytest.mark.parametrize("size", [1, 2])
def test_how_many_processes_grow_the_trees_does_not_matter(middle, size):
    with ProcessPoolExecutor(size, mp_context=get_context("spawn")) as pool:
        assert thinks("search:60/3", middle, pool=pool) == thinks("search:60/3", middle)


def test_seconds_are_those_of_the_clock(middle):
    ticks = count()
    found = thinks("search:30s", middle, clock=lambda: float(next(ticks)))
    assert sum(visits for _, visits, _ in found) == 30


@pytest.mark.parametrize(("game", "look"), [("gwent", "middle"), ("cardia", "row")])
@pytest.mark.parametrize(("words", "tries"), [("20@30s", 20), ("600@30s", 30)])
def test_what_ends_first_ends_the_search(game, look, words, tries, request):
    """Looks or seconds; Cardia spends a quarter of both on its rival and looks ten times at once."""
    ticks = count()
    view = request.getfixturevalue(look)
    found = thinks(f"search:{words}", view, game=game, clock=lambda: float(next(ticks)))
    seen = sum(visits for _, visits, _ in found)
    assert seen == tries if game == "gwent" else seen <= 10 * tries


@pytest.mark.parametrize(
    ("name", "in_time"),
    [
        ("search", "search:1000@2.000s/1"),
        ("search:400", "search:400@2.000s/1"),
        ("search:8000/4", "search:8000@0.500s/4"),
        ("search:7s", "search:7s"),
        ("search:what", "search:what"),
    ],
)
def test_a_search_can_be_hurried_unless_it_was_given_its_time(name, in_time):
    assert hurried(name, 2.0) == in_time
    assert is_bot(in_time) == is_bot(name)


def test_without_a_clock_nobody_counts_seconds():
    with pytest.raises(TaverneError) as refused:
        make_bot("search:1s", 1)
    assert refused.value.key == "bot-without-clock"


@pytest.mark.compiled
@pytest.mark.parametrize("way", sorted(WAYS))
def test_it_answers_in_time(way):
    """All that is not searching, from the view to the thoughts, must fit into a sane margin."""
    rules = WAYS[way]
    game = gwent.deal(*random_decks(2, rules), seed=2, rules=rules)
    bot = make_bot(f"search:{SECONDS}s", 1, clock=process_time)
    for _ in range(4):
        seat = game.asked[0]
        start = process_time()
        word = bot.choose(game.look(seat))
        assert process_time() - start < SECONDS + SANE
        game.answer(seat, word)
